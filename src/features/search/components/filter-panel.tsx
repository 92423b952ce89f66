import './filters.css';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AUDIENCES, type Audience } from '@/domain/audiences';
import { capitalized } from '@/domain/capitalized';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { facetKeys, filteredToolsPath, MIN_RATINGS, sortOf, TOOL_SORTS, type ToolFilters } from '@/domain/tool/filters';
import { NEED_NAMES } from '@/domain/tool/needs';
import { countryName, PLATFORMS, PRICE_MODELS, TOOL_LANGUAGES, toolLanguageName } from '@/domain/tool/vocabulary';
import type { Text } from '@/server/localized';
import type { FacetCounts } from '@/server/search/statement';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';
import { type ShownText, shownText } from '@/ui/local-text';
import { FilterForm } from './filter-form';
import { type FilterOption, FilterOptions } from './filter-options';
import { FilterSelect } from './filter-select';

/** Ids shared by the parts of a results page. */
export const FILTER_FORM_ID = 'tool-filters';
const FILTER_SHEET_ID = 'tool-filter-sheet';
export const RESULTS_ID = 'tool-results';

const SHOWN_AT_ONCE = 8;

interface FilterPanelProps {
  filters: ToolFilters;
  locale: Locale;
  categories: { id: number; code: string; name: Text }[];
  audienceNames: Record<Audience, string>;
  facets: FacetCounts;
  /** Counts are lower bounds. */
  isCapped: boolean;
  total: number;
  /** Fields that describe the reader's team. */
  teamFields: ReactNode;
}

/** All filters with result counts: a column on wide screens, a sheet on small ones. Works without scripts. */
export async function FilterPanel({ filters, locale, categories, audienceNames, facets, isCapped, total, teamFields }: FilterPanelProps) {
  const [t, prices, platforms, format] = await Promise.all([
    getTranslations('filters'),
    getTranslations('priceModels'),
    getTranslations('platforms'),
    getFormatter(),
  ]);
  const number = (count: number) => `${format.number(count)}${isCapped && count > 0 ? '+' : ''}`;

  const option = (value: string, label: ShownText, key: string, isChecked: boolean): FilterOption => {
    const count = facets[key] ?? 0;
    return {
      value,
      label,
      count: number(count),
      ...(count === 0 && { isEmpty: true }),
      ...(isChecked && { isChecked }),
    };
  };
  const boxes = (type: 'checkbox' | 'radio', name: string, options: FilterOption[]) => (
    <FilterOptions type={type} name={name} options={options} locale={locale} />
  );
  const fieldset = (title: string, content: ReactNode) => (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-left mb-1.5 w-full px-2 text-sm font-semibold">
        {title}
        <span className="sr-only">{t('withCounts')}</span>
      </legend>
      <div className="clear-both">{content}</div>
    </fieldset>
  );
  const group = (title: string, name: string, options: FilterOption[], type: 'checkbox' | 'radio' = 'checkbox') => {
    const first = options.filter(({ isChecked }, index) => index < SHOWN_AT_ONCE || isChecked);
    const rest = options.filter((other) => !first.includes(other));
    return fieldset(
      title,
      <>
        {boxes(type, name, first)}
        {rest.length > 0 && (
          <details className="group">
            <summary className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-primary">
              <span className="group-open:hidden">{t('more', { count: rest.length })}</span>
              <span className="hidden group-open:inline">{t('fewer')}</span>
              <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            {boxes(type, name, rest)}
          </details>
        )}
      </>,
    );
  };
  const countOf = (id: number) => facets[facetKeys.category(id)] ?? 0;
  const categoryOptions = categories
    .toSorted((one, other) => countOf(other.id) - countOf(one.id))
    .map(({ id, code, name }) => option(code, shownText(name, locale), facetKeys.category(id), filters.categories.includes(code)));
  const countFor = (audience: Audience) => facets[facetKeys.audience(audience)] ?? 0;
  const audienceOptions = AUDIENCES.toSorted((one, other) => countFor(other) - countFor(one)).map((audience) =>
    option(audience, capitalized(audienceNames[audience]), facetKeys.audience(audience), filters.audiences.includes(audience)),
  );
  const priceOptions = PRICE_MODELS.filter((model) => model !== 'unknown' || facets[facetKeys.price(model)] || filters.prices.includes(model)).map(
    (model) => option(model, prices(model), facetKeys.price(model), filters.prices.includes(model)),
  );
  const ratingOptions = MIN_RATINGS.toReversed().map((rating) =>
    option(String(rating), t('ratingFrom', { rating: format.number(rating) }), facetKeys.rating(rating), filters.rating === rating),
  );
  const needOptions = NEED_NAMES.map((need) => option(need, t(`needs.${need}`), facetKeys.need(need), filters.needs.includes(need)));
  /** A choice among the values that some tool has, in the order of `codes`. */
  const select = <Code extends string>(name: 'language' | 'platform' | 'country', codes: readonly Code[], nameOf?: (code: Code) => string) => {
    const options = codes.flatMap((code): [string, string, string?][] => {
      const count = facets[facetKeys[name](code as never)] ?? 0;
      if (count === 0 && filters[name] !== code) return [];
      return [nameOf ? [code, number(count), nameOf(code)] : [code, number(count)]];
    });
    return <FilterSelect name={name} label={t(name)} any={t('any')} options={options} value={filters[name] ?? ''} locale={locale} />;
  };
  const byName = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) =>
    codes.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), locale));
  const countries = Object.keys(facets).flatMap((key) => (key.startsWith(facetKeys.country('')) ? key.slice(facetKeys.country('').length) : []));
  if (filters.country !== null && !countries.includes(filters.country)) countries.push(filters.country);

  return (
    <div
      id={FILTER_SHEET_ID}
      popover="auto"
      className="filter-sheet max-h-[85dvh] overflow-y-auto rounded-t-card bg-surface text-text lg:bg-transparent"
    >
      <FilterForm
        id={FILTER_FORM_ID}
        action={localePath(routes.tools, locale)}
        resultsId={RESULTS_ID}
        sheetId={FILTER_SHEET_ID}
        sort={sortValue(filters)}
        state={filteredToolsPath(filters)}
        className="grid gap-4 p-4 pb-0 lg:p-0"
      >
        <div className="flex items-center justify-between lg:hidden">
          <h2 className="text-lg font-semibold">{t('title')}</h2>
          <button type="button" popoverTarget={FILTER_SHEET_ID} popoverTargetAction="hide" aria-label={t('close')} className="icon-button">
            <Icon name="x" />
          </button>
        </div>
        {group(t('category'), 'category', categoryOptions)}
        {fieldset(
          t('price'),
          <>
            {boxes('checkbox', 'price', priceOptions)}
            <div className="mt-2 grid gap-3 px-2">{teamFields}</div>
          </>,
        )}
        {fieldset(
          t('quality'),
          <>
            {boxes('checkbox', 'free', [option('1', t('free'), facetKeys.free, filters.free)])}
            {(filters.verified || Boolean(facets[facetKeys.verified])) &&
              boxes('checkbox', 'verified', [option('1', t('verified'), facetKeys.verified, filters.verified)])}
            {(filters.checked || Boolean(facets[facetKeys.checked])) &&
              boxes('checkbox', 'checked', [option('1', t('checked'), facetKeys.checked, filters.checked)])}
          </>,
        )}
        {group(t('need'), 'need', needOptions)}
        {fieldset(
          t('where'),
          <div className="grid gap-3">
            {select(
              'language',
              byName(TOOL_LANGUAGES, (code) => toolLanguageName(code, locale)),
            )}
            {select('platform', PLATFORMS, (platform) => platforms(platform))}
            {select(
              'country',
              byName(countries, (code) => countryName(code, locale) ?? code),
            )}
          </div>,
        )}
        {group(t('rating'), 'rating', [option('', t('ratingAny'), 'all', filters.rating === null), ...ratingOptions], 'radio')}
        {group(t('audience'), 'audience', audienceOptions)}
        <div className="sticky bottom-0 -mx-4 border-t border-line bg-surface p-4 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
          <button type="submit" className={`${buttonStyles('primary')} w-full lg:scripting:hidden`}>
            {t('show', { count: total, number: number(total) })}
          </button>
        </div>
      </FilterForm>
    </div>
  );
}

interface FilterSheetButtonProps {
  label: string;
  count?: number;
}

/** Opens the filters where there is no column. */
export function FilterSheetButton({ label, count = 0 }: FilterSheetButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={FILTER_SHEET_ID}
      className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-primary hover:text-primary lg:hidden"
    >
      <Icon name="sliders-horizontal" className="size-4" />
      {label}
      {count > 0 && <span className="rounded-full bg-primary px-2 text-xs text-on-primary">{count}</span>}
    </button>
  );
}

type Sorted = Pick<ToolFilters, 'q' | 'team' | 'sort'>;

/** The value of the select: empty for the order that the other fields give, so that it changes with them. */
const sortValue = (filters: Sorted, sort = sortOf(filters)): string => (sort === sortOf({ ...filters, sort: null }) ? '' : sort);

export async function SortSelect({ filters }: { filters: Sorted }) {
  const t = await getTranslations('filters');
  const offered = TOOL_SORTS.filter((value) => value !== 'relevance' || filters.q.trim() !== '');
  return (
    <div className="ml-auto flex items-center gap-2">
      <label className="flex items-center gap-2 text-sm text-muted">
        <span className="max-sm:sr-only">{t('sort')}</span>
        <select
          name="sort"
          form={FILTER_FORM_ID}
          defaultValue={sortValue(filters)}
          className="min-h-11 rounded-control border border-line-strong bg-surface px-3 text-sm font-semibold text-text"
        >
          {offered.map((value) => (
            <option key={value} value={sortValue(filters, value)}>
              {t(`sorts.${value}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" form={FILTER_FORM_ID} className={`${buttonStyles('secondary')} scripting:hidden`}>
        {t('apply')}
      </button>
    </div>
  );
}
