import { CategoryPage, categoryMetadata } from './category-page';

type Props = PageProps<'/[locale]/categories/[code]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) => categoryMetadata({ code: (await params).code, page: null });

export default async function Page({ params }: Props) {
  return <CategoryPage code={(await params).code} page={null} />;
}
