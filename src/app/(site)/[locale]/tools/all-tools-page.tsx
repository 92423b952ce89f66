import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { countPlainList } from '@/features/search/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { withoutSharing } from '@/seo/sharing-tags';
import { ToolListPage } from './list-page';
import { loadList } from './load-list';

const LIST = 'all';

async function load(page: number | null) {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('tools')]);
  const list = await loadList({ list: LIST, page, locale });
  return { locale, t, list, path: page === null ? routes.tools : routes.toolsPage(page) };
}

/** Title and description of a page of all tools. */
async function allMetadata(page: number | null): Promise<Metadata> {
  const { locale, t, list, path } = await load(page);
  return pageMetadata({
    title: page === null ? t('title') : t('titlePage', { page }),
    description: page === null ? t('description') : t('descriptionPage', { page, pages: list.pageCount }),
    path,
    locale,
  });
}

export const allToolsMetadata = withoutSharing(allMetadata);

/** One page of all tools in alphabetical order, or, without a number, those recommended most. Only these show how many tools there are. */
export async function AllToolsPage({ page }: { page: number | null }) {
  const { locale, t, list, path } = await load(page);
  const title = page === null ? t('title') : t('titlePage', { page });
  return (
    <ToolListPage
      sharing={allMetadata(page)}
      locale={locale}
      page={page}
      list={list}
      title={title}
      name={title}
      path={path}
      intro={page === null ? t('intro', { count: await countPlainList({ list: LIST }) }) : t('introPage', { page, pages: list.pageCount })}
      pathOf={routes.toolsPage}
      trail={[{ name: t('title'), path: routes.tools }]}
    />
  );
}
