import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { COMPARE_MAX } from '@/domain/limits';
import { localePath, routes } from '@/domain/routes';
import { isToolSlug, namedTools } from '@/domain/tool/named-tools';
import { parseTeam, teamParams } from '@/domain/tool/team';
import { getReviewSummary } from '@/features/reviews/queries';
import { getRatings, suggest } from '@/features/search/queries';
import { ShareButton } from '@/features/sharing/components/share-button';
import { ComparisonTable } from '@/features/tools/components/comparison-table';
import { TeamFields } from '@/features/tools/components/team-fields';
import { costTexts, getCostTerms } from '@/features/tools/costs';
import { getTool } from '@/features/tools/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { buttonStyles } from '@/ui/button-styles';
import { PageLink } from '@/ui/page-link';
import { PageTop } from '../page-top';
import { Suggestions } from './suggestions';

/** Rendered per request, as there is a page for every selection. */
export const dynamic = 'force-dynamic';

const SHOWN_UNKNOWN = 40;

type Props = PageProps<'/[locale]/compare'>;

async function load({ searchParams }: Props) {
  const [locale, params] = await Promise.all([pageLocale(), searchParams]);
  const slugs = namedTools(params.tools).slice(0, COMPARE_MAX);
  const tools = await Promise.all(slugs.map((slug) => (isToolSlug(slug) ? getTool({ slug, locale }) : null)));
  return {
    locale,
    team: parseTeam(params),
    add: [params.add ?? []].flat()[0]?.trim() ?? '',
    tools: tools.filter((tool) => tool !== null),
    unknown: slugs.filter((_slug, index) => tools[index] === null),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ locale, tools }, t, format] = await Promise.all([load(props), getTranslations('compare'), getFormatter()]);
  const names = tools.map(({ name }) => name);
  return pageMetadata({
    title: names.length > 1 ? t('titleOf', { names: format.list(names) }) : t('title'),
    description: t('description'),
    path: tools.length > 0 ? routes.comparison(tools.map(({ slug }) => slug)) : routes.compare,
    locale,
    noIndex: true,
  });
}

const Notice = ({ children }: { children: string }) => (
  <p role="status" className="mb-6 rounded-card border border-line-strong bg-sunken p-4 text-sm">
    {children}
  </p>
);

export default async function ComparePage(props: Props) {
  const [{ locale, team, add, tools, unknown }, t, costs, search, weigh, shortlists, format] = await Promise.all([
    load(props),
    getTranslations('compare'),
    getTranslations('costs'),
    getTranslations('search'),
    getTranslations('weigh'),
    getTranslations('shortlists'),
    getFormatter(),
  ]);
  const comparison = (of: string[]) => routes.comparison(of, team ? teamParams(team) : []);
  const slugs = tools.map(({ slug }) => slug);

  // Works without JavaScript: a name leads to the best match.
  let notFoundName: string | null = null;
  if (add && slugs.length < COMPARE_MAX) {
    const found = await suggest({ q: add, locale });
    const match = found?.tools.find(({ slug }) => !slugs.includes(slug));
    if (match) redirect(localePath(comparison([...slugs, match.slug]), locale));
    notFoundName = add.slice(0, SHOWN_UNKNOWN);
  }
  const [reviews, ratings] = await Promise.all([
    Promise.all(tools.map(({ id }) => getReviewSummary({ toolId: id }))),
    getRatings({ ids: tools.map(({ id }) => id) }),
  ]);
  const title = tools.length > 1 ? t('titleOf', { names: format.list(tools.map(({ name }) => name)) }) : t('title');
  return (
    <>
      <PageTop locale={locale} name={title} intro={tools.length === 0 ? t('empty') : t('intro')}>
        {tools.length > 0 && (
          <div className="mt-5">
            <ShareButton title={title} path={comparison(slugs)} locale={locale} />
          </div>
        )}
      </PageTop>
      {unknown.length > 0 && <Notice>{t('unknown', { names: unknown.map((name) => `“${name.slice(0, SHOWN_UNKNOWN)}”`).join(', ') })}</Notice>}
      {notFoundName && <Notice>{search('emptyFor', { q: notFoundName })}</Notice>}
      {tools.length > 0 && (
        <ComparisonTable
          locale={locale}
          team={team}
          columns={tools.map((tool, index) => ({
            tool,
            criteria: reviews[index]?.criteria ?? [],
            rating: ratings.get(tool.id) ?? null,
            removePath: localePath(slugs.length > 1 ? comparison(slugs.filter((slug) => slug !== tool.slug)) : routes.compare, locale),
          }))}
        />
      )}
      {tools.length > 0 && (
        <>
          {team && <p className="mt-4 text-sm text-muted">{(await costTexts(team, locale)).noteOf(await getCostTerms())}</p>}
          <form
            action={localePath(routes.compare, locale)}
            method="get"
            className="mt-8 grid max-w-4xl items-end gap-3 sm:grid-cols-2 lg:grid-cols-5 print:hidden"
          >
            <input type="hidden" name="tools" value={slugs.join(',')} />
            <TeamFields team={team} locale={locale} />
            <button type="submit" className={buttonStyles('secondary')}>
              {costs('show')}
            </button>
          </form>
        </>
      )}
      {tools.length < COMPARE_MAX && (
        <form action={localePath(routes.compare, locale)} method="get" className="mt-8 flex max-w-xl flex-wrap items-end gap-3 print:hidden">
          {slugs.length > 0 && <input type="hidden" name="tools" value={slugs.join(',')} />}
          {team && teamParams(team).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
          <label className="grid min-w-0 flex-1 basis-60 gap-1 text-sm font-semibold">
            {t('addLabel')}
            <input
              type="search"
              name="add"
              required
              maxLength={80}
              defaultValue={notFoundName ?? undefined}
              className="min-h-11 rounded-control border border-line-strong bg-surface px-4 text-base font-normal"
            />
          </label>
          <button type="submit" className={buttonStyles('primary')}>
            {t('add')}
          </button>
        </form>
      )}
      {tools.length < COMPARE_MAX && (
        <div className="print:hidden">
          <Suggestions tools={tools} pathOf={comparison} locale={locale} />
        </div>
      )}
      <p className="mt-8 flex flex-wrap gap-x-6 print:hidden">
        {tools.length > 1 && (
          <PageLink
            href={localePath(routes.weighed(slugs, team ? teamParams(team) : []), locale)}
            rel="nofollow"
            className="inline-flex min-h-11 items-center font-semibold text-link"
          >
            {weigh('link')}
          </PageLink>
        )}
        {tools.length > 0 && (
          <PageLink
            href={localePath(routes.newShortlist(slugs, team ? teamParams(team) : []), locale)}
            rel="nofollow"
            className="inline-flex min-h-11 items-center font-semibold text-link"
          >
            {shortlists('make')}
          </PageLink>
        )}
        <PageLink href={localePath(routes.tools, locale)} className="inline-flex min-h-11 items-center font-semibold text-link">
          {t('browse')}
        </PageLink>
      </p>
    </>
  );
}
