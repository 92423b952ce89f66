import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { countPlainList, getPlainPage } from '@/features/search/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { withoutSharing } from '@/seo/sharing-tags';
import { ToolListPage } from './list-page';

const LIST = 'all';

async function load(page: number) {
  const [locale, t, list] = await Promise.all([pageLocale(), getTranslations('tools'), getPlainPage({ list: LIST, page })]);
  if (page > Math.max(1, list.pageCount)) notFound();
  return { locale, t, list };
}

/** The first page has two URLs, one of which is canonical. */
const canonicalPath = (page: number) => (page === 1 ? routes.tools : routes.toolsPage(page));

/** Title and description of a page of all tools. */
async function allMetadata(page: number): Promise<Metadata> {
  const { locale, t, list } = await load(page);
  return pageMetadata({
    title: page === 1 ? t('title') : t('titlePage', { page }),
    description: page === 1 ? t('description') : t('descriptionPage', { page, pages: list.pageCount }),
    path: canonicalPath(page),
    locale,
  });
}

export const allToolsMetadata = withoutSharing(allMetadata);

/** One page of all tools in alphabetical order. Only the first page shows their number. */
export async function AllToolsPage({ page }: { page: number }) {
  const { locale, t, list } = await load(page);
  const title = page === 1 ? t('title') : t('titlePage', { page });
  return (
    <ToolListPage
      sharing={allMetadata(page)}
      locale={locale}
      page={page}
      list={list}
      title={title}
      name={title}
      path={canonicalPath(page)}
      intro={page === 1 ? t('intro', { count: await countPlainList({ list: LIST }) }) : t('introPage', { page, pages: list.pageCount })}
      pathOf={routes.toolsPage}
      trail={[{ name: t('title'), path: routes.tools }]}
    />
  );
}
