import { notFound } from 'next/navigation';
import { parsePageNumber } from '@/domain/page-number';
import { CategoryPage, categoryMetadata } from '../../category-page';

type Props = PageProps<'/[locale]/categories/[code]/p/[page]'>;

export const generateStaticParams = () => [];

async function parse({ params }: Props) {
  const { code, page } = await params;
  return { code, page: parsePageNumber(page) ?? notFound() };
}

export const generateMetadata = async (props: Props) => categoryMetadata(await parse(props));

export default async function Page(props: Props) {
  return <CategoryPage {...(await parse(props))} />;
}
