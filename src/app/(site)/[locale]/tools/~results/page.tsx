import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { after } from 'next/server';
import { getFormatter, getTranslations } from 'next-intl/server';
import { SEARCH_MAX_LENGTH } from '@/domain/limits';
import { localePath, routes } from '@/domain/routes';
import { countFilters, filteredToolsPath, parseToolFilters, sortOf, weighedToolsPath } from '@/domain/tool/filters';
import { ONE_PERSON, teamParams } from '@/domain/tool/team';
import { AppliedFilters } from '@/features/search/components/applied-filters';
import { EntryResults } from '@/features/search/components/entry-results';
import { FILTER_FORM_ID, FilterPanel, FilterSheetButton, RESULTS_ID, SortSelect } from '@/features/search/components/filter-panel';
import { NearTasks } from '@/features/search/components/near-tasks';
import { SearchField } from '@/features/search/components/search-field';
import { Understood } from '@/features/search/components/understood';
import { missedText, refinedText } from '@/features/search/missed-text';
import { findTools } from '@/features/search/queries';
import { DropToolLink } from '@/features/submissions/components/drop-tool-link';
import { listTasks } from '@/features/tasks/queries';
import { TeamFields } from '@/features/tools/components/team-fields';
import { ToolPagination } from '@/features/tools/components/tool-pagination';
import { costTexts, getCostTerms, readCosts } from '@/features/tools/costs';
import { listToolsByIds } from '@/features/tools/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { countSearchMiss } from '@/server/statistics';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';
import { PageLink } from '@/ui/page-link';
import { Trail } from '../../trail';
import { listCards } from '../cards';
import { filterData } from '../filter-data';
import { ToolCards } from '../tool-cards';

/** Rendered for each request: every combination of filters is a page. Its address is `/tools` with parameters (next.config). */
export const dynamic = 'force-dynamic';

const EAGER_LOGOS = 6;
/** The first results, for a list to start from. */
const SHORTLISTED = 5;

type Props = PageProps<'/[locale]/tools/~results'>;

/** Only plain lists are indexed: a single category has its own page, combinations have none. */
function canonicalPath(filters: ReturnType<typeof parseToolFilters>): string {
  const [code] = filters.categories;
  const isOneCategory = code !== undefined && countFilters(filters) === 1 && !filters.q.trim();
  return isOneCategory ? routes.category(code) : filteredToolsPath({ ...filters, page: 1, sort: null });
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, t, params] = await Promise.all([pageLocale(), getTranslations('search'), searchParams]);
  const filters = parseToolFilters(params);
  const q = filters.q.trim().slice(0, SEARCH_MAX_LENGTH);
  return pageMetadata({
    title: q ? t('titleFor', { q }) : t('titleFiltered'),
    description: t('description'),
    path: filteredToolsPath(filters),
    canonicalPath: canonicalPath(filters),
    locale,
    noIndex: true,
  });
}

export default async function ToolResultsPage({ searchParams }: Props) {
  const [locale, t, format, params] = await Promise.all([pageLocale(), getTranslations(), getFormatter(), searchParams]);
  const filters = parseToolFilters(params);
  if (filters.page === null) notFound();
  const page = filters.page;
  const { categoryIds, ...labels } = await filterData(locale);
  const found = await findTools({ filters, locale, categoryIds });
  if (page > Math.max(1, found.pageCount)) notFound();
  const team = filters.team ?? (sortOf(filters) === 'cost' ? ONE_PERSON : null);
  const { question } = found;
  const isEmpty = found.total === 0;
  const isMissed = isEmpty || found.isNothing;
  const near = isMissed ? found.near : [];
  const asked = filters.q.trim();
  const shortlistParams: [string, string][] = [...(asked ? ([['q', asked]] as [string, string][]) : []), ...(team ? teamParams(team) : [])];
  const namedIds = question?.parts.flatMap((part) => (part.kind === 'tool' ? [part.id] : [])) ?? [];
  const [cards, costs, tasks, named] = await Promise.all([
    listCards({ ids: found.ids, locale }),
    team ? readCosts({ ids: found.ids, team, locale }) : undefined,
    question || near.length > 0 ? listTasks({ locale }) : [],
    listToolsByIds({ ids: namedIds, locale }),
  ]);
  const shown = found.shown ?? filters.q.trim().slice(0, SEARCH_MAX_LENGTH);
  const number = `${format.number(found.total)}${found.isCapped ? '+' : ''}`;
  const title = shown ? t('search.titleFor', { q: shown }) : t('search.titleFiltered');
  // With a filter it may be the filter that leaves nothing over.
  const sent = await headers();
  const missed = isMissed && found.entries.length === 0 && countFilters(filters) === 0 ? missedText(filters.q) : null;
  if (missed) after(() => countSearchMiss({ locale, query: missed, headers: sent }));
  const refined = refinedText(sent.get('referer'), filters.q);
  if (refined) after(() => countSearchMiss({ kind: 'refined', locale, query: refined, headers: sent }));

  return (
    <>
      <Trail locale={locale} name={title} through={[{ name: t('tools.title'), path: routes.tools }]} />
      <h1 className="mb-6 text-2xl font-bold">{title}</h1>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[16rem_1fr]">
        <aside aria-label={t('filters.title')}>
          <FilterPanel
            filters={filters}
            locale={locale}
            {...labels}
            facets={found.facets}
            isCapped={found.isCapped}
            total={found.total}
            teamFields={<TeamFields team={filters.team} locale={locale} isShort />}
          />
        </aside>
        <div id={RESULTS_ID} className="min-w-0">
          <div className="mb-5 grid gap-4">
            <SearchField locale={locale} form={FILTER_FORM_ID} defaultValue={filters.q.slice(0, SEARCH_MAX_LENGTH)} />
            <div className="flex flex-wrap items-center gap-3">
              <FilterSheetButton label={t('filters.title')} count={countFilters(filters)} />
              <p role="status" className="text-sm font-semibold max-sm:order-last max-sm:w-full">
                {t('search.count', { count: found.total, number })}
              </p>
              {!isEmpty && <SortSelect filters={filters} />}
              <div className="flex flex-wrap items-center gap-x-3">
                {found.total > 1 && (
                  <PageLink
                    href={localePath(weighedToolsPath(filters), locale)}
                    rel="nofollow"
                    className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-link"
                  >
                    <Icon name="scale" className="size-4" />
                    {t('weigh.link')}
                  </PageLink>
                )}
                {cards.length > 0 && (
                  <PageLink
                    href={localePath(
                      routes.newShortlist(
                        cards.slice(0, SHORTLISTED).map(({ slug }) => slug),
                        shortlistParams,
                      ),
                      locale,
                    )}
                    rel="nofollow"
                    className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-link"
                  >
                    {t('shortlists.make')}
                  </PageLink>
                )}
              </div>
            </div>
            <AppliedFilters filters={filters} locale={locale} {...labels} />
            {question && (
              <Understood
                question={question}
                unused={found.unused}
                isNothing={found.isNothing}
                filters={filters}
                locale={locale}
                tasks={tasks}
                tools={named}
                {...labels}
              />
            )}
            {found.corrected && <p className="text-sm text-muted">{t('search.corrected', { q: found.corrected.join(' ') })}</p>}
            {team && <p className="text-sm text-muted">{(await costTexts(team, locale)).noteOf(await getCostTerms())}</p>}
            {found.isPartial && <p className="text-sm text-muted">{t('search.partial')}</p>}
            {found.isNothing && !isEmpty && (
              <div>
                <p className="font-semibold">{t('search.nothing')}</p>
                <p className="text-sm text-muted">{t('search.nothingHint')}</p>
              </div>
            )}
            <NearTasks tasks={near.flatMap((id) => tasks.find((task) => task.id === id) ?? [])} locale={locale} />
          </div>
          {isEmpty ? (
            <div className="rounded-card border border-dashed border-line-strong p-8">
              <p className="text-lg font-semibold">{shown ? t('search.emptyFor', { q: shown }) : t('search.empty')}</p>
              <p className="mt-2 max-w-[60ch] text-muted">{shown ? t('search.emptyHint') : t('search.emptyFiltersHint')}</p>
              <p className="mt-5 flex flex-wrap gap-3">
                {countFilters(filters) > 0 && shown && (
                  <PageLink
                    href={localePath(filteredToolsPath({ ...parseToolFilters({}), q: filters.q }), locale)}
                    className={buttonStyles('primary')}
                  >
                    {t('search.withoutFilters')}
                  </PageLink>
                )}
                <PageLink href={localePath(routes.tools, locale)} className={buttonStyles('secondary')}>
                  {t('search.browse')}
                </PageLink>
                <PageLink href={localePath(routes.categories, locale)} className={buttonStyles('secondary')}>
                  {t('search.browseCategories')}
                </PageLink>
                <DropToolLink href={localePath(routes.dropTool, locale)} locale={locale} className={buttonStyles('secondary')}>
                  {t('forms.tool.emptySearch')}
                </DropToolLink>
              </p>
            </div>
          ) : (
            <ToolCards tools={cards} reasons={found.reasons} costs={costs} locale={locale} heading="h2" eagerCount={EAGER_LOGOS} />
          )}
          <ToolPagination
            page={page}
            pageCount={found.pageCount}
            hrefOf={(target) => localePath(filteredToolsPath({ ...filters, page: target }), locale)}
          />
          <EntryResults entries={found.entries} locale={locale} />
        </div>
      </div>
    </>
  );
}
