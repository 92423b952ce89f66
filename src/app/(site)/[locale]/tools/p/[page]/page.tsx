import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { parsePageNumber } from '@/domain/page-number';
import { routes } from '@/domain/routes';
import { listTools } from '@/features/tools/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { ToolListPage } from '../../list-page';

interface Props {
  params: Promise<{ page: string }>;
}

export const generateStaticParams = () => [];

async function load({ params }: Props) {
  const [locale, t, { page: value }] = await Promise.all([pageLocale(), getTranslations('tools'), params]);
  const page = parsePageNumber(value);
  if (page === null) notFound();
  return { locale, t, page, list: await listTools({ page, locale }) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, t, page, list } = await load(props);
  return pageMetadata({
    title: page === 1 ? t('title') : t('titlePage', { page }),
    description: page === 1 ? t('description') : t('descriptionPage', { page, pages: list.pageCount }),
    path: routes.toolsPage(page),
    canonicalPath: page === 1 ? routes.tools : undefined,
    locale,
  });
}

export default async function ToolsNumberedPage(props: Props) {
  const { locale, t, page, list } = await load(props);
  return (
    <ToolListPage
      locale={locale}
      page={page}
      list={list}
      title={page === 1 ? t('title') : t('titlePage', { page })}
      intro={page === 1 ? t('intro', { count: list.total }) : t('introPage', { page, pages: list.pageCount, count: list.total })}
      pathOf={routes.toolsPage}
    />
  );
}
