import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AUDIENCES } from '@/domain/audiences';
import { capitalized } from '@/domain/capitalized';
import { TOOLS_PER_PAGE } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { type FilterParams, filteredToolsPath, parseToolFilters } from '@/domain/tool/filters';
import { FeedLinks } from '@/features/feeds/components/feed-links';
import { FILTER_FORM_ID, FilterPanel, FilterSheetButton, RESULTS_ID, SortSelect } from '@/features/search/components/filter-panel';
import { SearchField } from '@/features/search/components/search-field';
import { getFacets, type PlainPage } from '@/features/search/queries';
import { BrowseColumn } from '@/features/tools/components/browse-column';
import { TeamFields } from '@/features/tools/components/team-fields';
import { ToolPagination } from '@/features/tools/components/tool-pagination';
import { SharingTags } from '@/seo/sharing-tags';
import { itemList, type ListedPage } from '@/seo/structured-data/lists';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { buttonStyles } from '@/ui/button-styles';
import { PageHeader } from '@/ui/page-header';
import { PageLink } from '@/ui/page-link';
import { Trail } from '../trail';
import { listCards } from './cards';
import { filterData } from './filter-data';
import { ToolCards } from './tool-cards';

const EAGER_LOGOS = 6;

interface ToolListPageProps {
  /** Metadata with sharing tags. */
  sharing: Promise<Metadata>;
  locale: Locale;
  /** Of the alphabetical pages; null for the tools recommended most, with which every list opens. */
  page: number | null;
  list: PlainPage;
  title: ReactNode;
  intro: ReactNode;
  /** Stands under the heading. */
  actions?: ReactNode;
  /** Title for search engines. */
  name: string;
  /** Canonical path of this page, without language prefix. */
  path: string;
  /** Path of an alphabetical page of the list, without language prefix, if it has any. */
  pathOf?: (page: number) => string;
  /** Initial filters. */
  filters?: FilterParams;
  /** From below home to the list's opening page. */
  trail: [...ListedPage[], ListedPage];
  /** Language of the last name in the trail. */
  lang?: Locale;
  /** Follows the list. */
  children?: ReactNode;
}

/**
 * A page of a plain list of tools: heading, cards, links to the rest. The opening page and the first alphabetical one have the filters with their
 * numbers; the others have links, so that they stay as they are when a tool is added elsewhere.
 */
export async function ToolListPage(props: ToolListPageProps) {
  const { sharing, locale, page, list, title, intro, actions, name, path, trail, lang, children } = props;
  const hasFilters = page === null || page === 1;
  const filtering = hasFilters ? readFilters(props) : null;
  const [t, tools] = await Promise.all([getTranslations(), listCards({ ids: list.ids, locale }), filtering]);
  const { name: firstName } = trail.at(-1) as ListedPage;
  const place = page === null ? { name: firstName, lang, through: trail.slice(0, -1) } : { name: t('tools.page', { page }), through: trail };
  return (
    <>
      <SharingTags of={sharing} />
      <StructuredData
        things={[
          itemList({
            name,
            path,
            locale,
            items: tools.map((tool) => ({ name: tool.name, path: routes.tool(tool.slug) })),
            skipped: page === null ? 0 : (page - 1) * TOOLS_PER_PAGE,
          }),
        ]}
      />
      <Trail locale={locale} path={path} {...place} />
      <PageHeader title={title} intro={intro}>
        {actions && <div className="mt-5">{actions}</div>}
      </PageHeader>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[16rem_1fr]">
        <aside aria-label={t('filters.title')}>{filtering ? <Filters locale={locale} filtering={filtering} /> : <Links {...props} />}</aside>
        <div id={RESULTS_ID} className="min-w-0">
          {filtering && (
            <div className="mb-5 grid gap-4">
              <SearchField locale={locale} form={FILTER_FORM_ID} />
              <div className="flex flex-wrap items-center gap-3">
                <FilterSheetButton label={t('filters.title')} />
                <Count filtering={filtering} />
                <SortSelect filters={{ q: '', team: null, sort: sortOfPage(page) }} />
              </div>
              {page === null && <OrderNote locale={locale} />}
            </div>
          )}
          <ToolCards tools={tools} locale={locale} heading="h2" eagerCount={EAGER_LOGOS} />
          <Rest {...props} />
          {children}
          <FeedLinks path={path} locale={locale} />
        </div>
      </div>
    </>
  );
}

const sortOfPage = (page: number | null) => (page === null ? 'recommended' : 'name');

async function OrderNote({ locale }: { locale: Locale }) {
  const t = await getTranslations('tools');
  const about = (text: ReactNode) => (
    <PageLink href={localePath(routes.aboutUs, locale)} className="whitespace-nowrap text-link underline">
      {text}
    </PageLink>
  );
  return <p className="text-sm text-muted">{t.rich('order', { about })}</p>;
}

/** Leads to the other tools of the list: in the same order, which isn't indexed, and in alphabetical order. */
async function Rest({ locale, page, list, pathOf, filters = {} }: ToolListPageProps) {
  if (page !== null)
    return pathOf && <ToolPagination page={page} pageCount={list.pageCount} hrefOf={(number) => localePath(pathOf(number), locale)} />;
  if (list.pageCount <= 1) return null;
  const t = await getTranslations('tools');
  const next = filteredToolsPath({ ...parseToolFilters(filters), page: 2 });
  return (
    <nav aria-label={t('pages')} className="mt-12 flex flex-wrap justify-center gap-3">
      <PageLink rel="next nofollow" href={localePath(next, locale)} className={buttonStyles('primary')}>
        {t('more')}
      </PageLink>
      {pathOf && (
        <PageLink href={localePath(pathOf(1), locale)} className={buttonStyles('secondary')}>
          {t('alphabetical')}
        </PageLink>
      )}
    </nav>
  );
}

/** The filters of a list, with the number of tools for each and in all. */
async function readFilters({ locale, page, filters: params = {} }: ToolListPageProps) {
  const { categoryIds, ...labels } = await filterData(locale);
  const filters = parseToolFilters({ ...params, sort: sortOfPage(page) });
  return { filters, ...labels, ...(await getFacets({ filters, categoryIds })) };
}

interface FilteringProps {
  filtering: ReturnType<typeof readFilters>;
}

async function Count({ filtering }: FilteringProps) {
  const [t, format, { total }] = await Promise.all([getTranslations('search'), getFormatter(), filtering]);
  return <p className="text-sm font-semibold max-sm:order-last max-sm:w-full">{t('count', { count: total, number: format.number(total) })}</p>;
}

const Filters = async ({ locale, filtering }: FilteringProps & Pick<ToolListPageProps, 'locale'>) => (
  <FilterPanel {...(await filtering)} locale={locale} isCapped={false} teamFields={<TeamFields team={null} locale={locale} isShort />} />
);

async function Links({ locale, filters }: ToolListPageProps) {
  const [t, { categories, audienceNames }] = await Promise.all([getTranslations('tools'), filterData(locale)]);
  const groups = [
    {
      title: t('byCategory'),
      links: categories.map(({ code, name }) => ({
        href: localePath(routes.category(code), locale),
        name,
        current: code === filters?.category,
      })),
    },
    {
      title: t('byAudience'),
      links: AUDIENCES.map((audience) => ({
        href: localePath(routes.toolsFor(audience), locale),
        name: { value: capitalized(audienceNames[audience]), lang: locale },
        current: audience === filters?.audience,
      })),
    },
  ];
  return <BrowseColumn groups={groups} locale={locale} />;
}
