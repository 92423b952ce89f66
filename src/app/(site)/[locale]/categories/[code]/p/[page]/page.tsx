import { notFound, permanentRedirect } from 'next/navigation';
import { parsePageNumber } from '@/domain/page-number';
import { localePath, routes } from '@/domain/routes';
import { pageLocale } from '@/i18n/page-locale';
import { CategoryPage, categoryMetadata } from '../../category-page';

type Props = PageProps<'/[locale]/categories/[code]/p/[page]'>;

export const generateStaticParams = () => [];

/** Page 1 is the category's own page. */
async function parse({ params }: Props) {
  const { code, page: value } = await params;
  const page = parsePageNumber(value);
  if (page === null) notFound();
  if (page === 1) permanentRedirect(localePath(routes.category(code), await pageLocale()));
  return { code, page };
}

export const generateMetadata = async (props: Props) => categoryMetadata(await parse(props));

export default async function Page(props: Props) {
  return <CategoryPage {...(await parse(props))} />;
}
