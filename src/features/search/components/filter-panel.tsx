import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AUDIENCES, type Audience } from '@/domain/audiences';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { facetKeys, filteredToolsPath, MIN_RATINGS, sortOf, type ToolFilters } from '@/domain/tool/filters';
import { PRICE_MODELS } from '@/domain/tool/vocabulary';
import type { Text } from '@/server/localized';
import type { FacetCounts } from '@/server/search/statement';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { FilterForm } from './filter-form';

/** Ids shared by the parts of a results page. */
export const FILTER_FORM_ID = 'tool-filters';
export const FILTER_SHEET_ID = 'tool-filter-sheet';
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
  /** On a plain list, which is alphabetical. */
  isPlain?: boolean;
}

interface Option {
  value: string;
  label: ReactNode;
  count: number;
  isChecked: boolean;
}

/** All filters with result counts: a column on wide screens, a sheet on small ones. Works without scripts. */
export async function FilterPanel({ filters, locale, categories, audienceNames, facets, isCapped, total, isPlain = false }: FilterPanelProps) {
  const [t, prices, format] = await Promise.all([getTranslations('filters'), getTranslations('priceModels'), getFormatter()]);
  const number = (count: number) => `${format.number(count)}${isCapped && count > 0 ? '+' : ''}`;

  const box = (type: 'checkbox' | 'radio', name: string, { value, label, count, isChecked }: Option) => (
    <label key={value} className={`filter-option ${count === 0 && !isChecked ? 'text-muted' : ''}`}>
      <input type={type} name={name} value={value} defaultChecked={isChecked} />
      <span>{label}</span>
      <small>
        {number(count)}
        <span className="sr-only"> {t('toolsWord', { count })}</span>
      </small>
    </label>
  );
  const group = (title: string, name: string, options: Option[], type: 'checkbox' | 'radio' = 'checkbox') => {
    const first = options.filter(({ isChecked }, index) => index < SHOWN_AT_ONCE || isChecked);
    const rest = options.filter((option) => !first.includes(option));
    return (
      <fieldset key={name} className="border-t border-line pt-4">
        <legend className="float-left mb-1.5 w-full px-2 text-sm font-semibold">{title}</legend>
        <div className="clear-both">
          {first.map((option) => box(type, name, option))}
          {rest.length > 0 && (
            <details className="group">
              <summary className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-primary">
                <span className="group-open:hidden">{t('more', { count: rest.length })}</span>
                <span className="hidden group-open:inline">{t('fewer')}</span>
                <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
              </summary>
              {rest.map((option) => box(type, name, option))}
            </details>
          )}
        </div>
      </fieldset>
    );
  };
  const categoryOptions = categories.map(({ id, code, name }) => ({
    value: code,
    label: <LocalText text={name} pageLang={locale} />,
    count: facets[facetKeys.category(id)] ?? 0,
    isChecked: filters.categories.includes(code),
  }));
  const audienceOptions = AUDIENCES.map((audience) => ({
    value: audience,
    label: audienceNames[audience].replace(/^./, (letter) => letter.toUpperCase()),
    count: facets[facetKeys.audience(audience)] ?? 0,
    isChecked: filters.audiences.includes(audience),
  }));
  const priceOptions = PRICE_MODELS.map((model) => ({
    value: model,
    label: prices(model),
    count: facets[facetKeys.price(model)] ?? 0,
    isChecked: filters.prices.includes(model),
  }));
  const ratingOptions = MIN_RATINGS.toReversed().map((rating) => ({
    value: String(rating),
    label: t('ratingFrom', { rating: format.number(rating) }),
    count: facets[facetKeys.rating(rating)] ?? 0,
    isChecked: filters.rating === rating,
  }));

  return (
    <div id={FILTER_SHEET_ID} popover="auto" className="filter-sheet overflow-y-auto bg-surface text-text lg:bg-transparent">
      <FilterForm
        id={FILTER_FORM_ID}
        action={localePath(routes.tools, locale)}
        resultsId={RESULTS_ID}
        sheetId={FILTER_SHEET_ID}
        sort={isPlain ? '' : sortOf(filters)}
        state={filteredToolsPath(filters)}
        className="grid gap-4 p-4 pb-0 lg:p-0"
      >
        <div className="flex items-center justify-between lg:hidden">
          <h2 className="text-lg font-semibold">{t('title')}</h2>
          <button
            type="button"
            popoverTarget={FILTER_SHEET_ID}
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
          >
            <Icon name="x" />
          </button>
        </div>
        {group(t('category'), 'category', categoryOptions)}
        {group(t('price'), 'price', priceOptions)}
        <fieldset className="border-t border-line pt-4">
          <legend className="float-left mb-1.5 w-full px-2 text-sm font-semibold">{t('quality')}</legend>
          <div className="clear-both">
            {box('checkbox', 'free', { value: '1', label: t('free'), count: facets[facetKeys.free] ?? 0, isChecked: filters.free })}
            {box('checkbox', 'verified', { value: '1', label: t('verified'), count: facets[facetKeys.verified] ?? 0, isChecked: filters.verified })}
          </div>
        </fieldset>
        {group(
          t('rating'),
          'rating',
          [{ value: '', label: t('ratingAny'), count: facets.all ?? 0, isChecked: filters.rating === null }, ...ratingOptions],
          'radio',
        )}
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
