import { CategoryPage, categoryMetadata } from './category-page';

interface Props {
  params: Promise<{ code: string }>;
}

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) => categoryMetadata({ code: (await params).code, page: 1 });

export default async function Page({ params }: Props) {
  return <CategoryPage code={(await params).code} page={1} />;
}
