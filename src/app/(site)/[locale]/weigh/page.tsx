import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SEARCH_MAX_LENGTH, WEIGHED_MAX } from '@/domain/limits';
import { localePath, routes } from '@/domain/routes';
import { filteredToolsPath, weighedToolsPath } from '@/domain/tool/filters';
import { SCORE_CRITERIA } from '@/domain/tool/score';
import { scoreBasis, scoreLabel } from '@/domain/tool/score-texts';
import { teamParams } from '@/domain/tool/team';
import { filterNames } from '@/features/search/components/applied-filters';
import { TeamFields } from '@/features/tools/components/team-fields';
import { costTexts, getCostTerms } from '@/features/tools/costs';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { pageAddress } from '@/server/page-address';
import { buttonStyles } from '@/ui/button-styles';
import { CheckField } from '@/ui/form/field';
import { shownText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { PageTop } from '../page-top';
import { filterData } from '../tools/filter-data';
import { loadWeighed, namedSlugs } from './load-weighed';
import { Weigher } from './weigher';

/** Rendered for each request: every selection is a page. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/weigh'>;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('weigh')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.weigh, locale, noIndex: true });
}

export default async function WeighPage({ searchParams }: Props) {
  const [locale, params, t, sharing, shortlists, costs, filterTexts] = await Promise.all([
    pageLocale(),
    searchParams,
    getTranslations('weigh'),
    getTranslations('sharing'),
    getTranslations('shortlists'),
    getTranslations('costs'),
    getTranslations('filters'),
  ]);
  const { filters, team, presets, tools, weights } = await loadWeighed(params, locale);
  const [{ costText, noteOf }, nameOf] = await Promise.all([costTexts(team, locale), filterNames({ locale, ...(await filterData(locale)) })]);
  const slugs = namedSlugs(params);
  const isNamed = slugs.length > 0;
  const q = filters.q.trim().slice(0, SEARCH_MAX_LENGTH);
  /** What chooses the tools, apart from the question and the team, which have fields of their own. */
  const chosen = isNamed ? [] : [...new URLSearchParams(weighedToolsPath({ ...filters, q: '', team: null }).split('?')[1])];
  const kept = new URLSearchParams([
    ...(isNamed ? [['tools', slugs.join(',')]] : chosen),
    ...(q && !isNamed ? [['q', q]] : []),
    ...(filters.team ? teamParams(filters.team) : []),
  ]);
  const path = localePath(routes.weigh, locale);
  return (
    <>
      <PageTop locale={locale} name={t('title')} intro={t('intro')} />
      <form action={path} method="get" className="grid gap-x-10 gap-y-8 lg:grid-cols-[22rem_1fr]">
        <div className={`gap-3 lg:col-span-2 ${isNamed ? 'flex flex-wrap items-end' : 'grid lg:grid-cols-[1fr_auto] lg:items-end'}`}>
          {isNamed && <input type="hidden" name="tools" value={slugs.join(',')} />}
          <div className={isNamed ? 'contents' : 'grid items-end gap-3 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col'}>
            {!isNamed && (
              <label className="grid gap-1 text-sm">
                <span className="font-semibold">{t('question')}</span>
                <input
                  type="search"
                  name="q"
                  defaultValue={q}
                  maxLength={SEARCH_MAX_LENGTH}
                  placeholder={t('example')}
                  className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-base"
                />
              </label>
            )}
            <TeamFields team={filters.team} locale={locale} isShort />
          </div>
          {chosen.length > 0 && (
            <fieldset className="flex flex-wrap gap-x-5 lg:row-start-2">
              <legend className="text-sm font-semibold">{filterTexts('applied')}</legend>
              {chosen.map(([param = '', value = '']) => (
                <CheckField
                  key={`${param}-${value}`}
                  id={`${param}-${value}`}
                  name={param}
                  value={value}
                  defaultChecked
                  label={nameOf(param, value)}
                />
              ))}
            </fieldset>
          )}
          <button type="submit" className={buttonStyles('secondary')}>
            {isNamed ? costs('show') : t('show')}
          </button>
        </div>
        {tools.length === 0 ? (
          <p className="rounded-card border border-dashed border-line-strong p-8 lg:col-span-2">{t('empty')}</p>
        ) : (
          <Weigher
            key={kept.toString()}
            rows={tools.map(({ slug, name, logo, cost, values }) => ({
              slug,
              name,
              logo,
              values: SCORE_CRITERIA.map((criterion) => values[criterion]),
              cost: costText(cost),
            }))}
            criteria={SCORE_CRITERIA.map((criterion) => ({ criterion, label: scoreLabel(criterion)[locale], basis: scoreBasis(criterion)[locale] }))}
            presets={presets.map(({ name, reason, weights: preset }) => ({
              name: name ? shownText(name, locale) : t('standard'),
              reason: reason ? shownText(reason, locale) : t('standardReason'),
              weights: preset,
            }))}
            weights={weights}
            locale={locale}
            team={filters.team ? teamParams(filters.team) : []}
            toolPath={localePath(routes.tool(''), locale)}
            address={pageAddress(`${routes.weigh}${kept.size > 0 ? `?${kept}` : ''}`, locale)}
            shareTitle={t('title')}
            texts={{
              legend: t('legend'),
              presets: t('presets'),
              ranking: t(!isNamed && tools.length === WEIGHED_MAX ? 'rankingFirst' : 'ranking', { count: tools.length }),
              order: t.raw('order'),
              noWeight: t('noWeight'),
              out: t('out'),
              shortlist: shortlists('make'),
              sum: t('sum'),
              sumOf: t.raw('sumOf'),
              criterion: t('criterion'),
              value: t('value'),
              weight: t('weight'),
              points: t('points'),
              unknown: t.raw('unknown'),
              total: t('total'),
              divided: t.raw('divided'),
              share: {
                share: sharing('share'),
                copy: sharing('copy'),
                mail: sharing('mail'),
                copied: sharing('copied'),
                failed: sharing('copyFailed'),
              },
            }}
          />
        )}
      </form>
      <p className="mt-8 max-w-[62ch] text-sm text-muted">{t('explained')}</p>
      {filters.team && <p className="mt-2 max-w-[62ch] text-sm text-muted">{noteOf(await getCostTerms())}</p>}
      <p className="mt-6">
        <PageLink
          href={localePath(isNamed ? routes.tools : filteredToolsPath({ ...filters, page: 1 }), locale)}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          {t('back')}
        </PageLink>
      </p>
    </>
  );
}
