import { AUDIENCES, type Audience, isAudience } from '../audiences';
import { parsePageNumber } from '../page-number';
import { routes } from '../routes';
import { isNeed, NEED_NAMES, type Need } from './needs';
import { parseTeam, TEAM_PARAMS, type Team, teamParams } from './team';
import { PLATFORMS, type Platform, PRICE_MODELS, type PriceModel, TOOL_LANGUAGES, type ToolLanguage } from './vocabulary';

export const TOOL_SORTS = ['relevance', 'recommended', 'rating', 'bookmarks', 'newest', 'name', 'cost'] as const;
export type ToolSort = (typeof TOOL_SORTS)[number];

/** Options of the minimum rating filter. */
export const MIN_RATINGS = [3, 4, 4.5] as const;
export type MinRating = (typeof MIN_RATINGS)[number];

/** Query parameters that turn `/tools` into a filtered list. */
export const FILTER_PARAMS = [
  'q',
  'category',
  'audience',
  'price',
  'verified',
  'checked',
  'free',
  'rating',
  'need',
  'language',
  'platform',
  'country',
  ...TEAM_PARAMS,
  'sort',
  'p',
] as const;

const MAX_VALUES = 30;
const CODE = /^[a-z0-9-]{1,80}$/;
const COUNTRY = /^[A-Z]{2}$/;

/** Filters of the tool list. Values of one filter widen the result; different filters narrow it, as does each need. */
export interface ToolFilters {
  /** As typed; cleaned by the search. */
  q: string;
  /** Category codes. */
  categories: string[];
  audiences: Audience[];
  prices: PriceModel[];
  verified: boolean;
  /** Its prices were checked within `RECENT_MONTHS`. */
  checked: boolean;
  free: boolean;
  rating: MinRating | null;
  needs: Need[];
  language: ToolLanguage | null;
  platform: Platform | null;
  /** Code of the maker's country. */
  country: string | null;
  /** Whose costs are shown; it narrows nothing. */
  team: Team | null;
  /** As chosen; `sortOf` gives the order that applies. */
  sort: ToolSort | null;
  /** From 1; null for an invalid page number. */
  page: number | null;
  /** True when a value can't match any tool: the list is empty. */
  isImpossible: boolean;
}

export type FilterParams = Record<string, string | string[] | undefined>;

const isPriceModel = (value: string): value is PriceModel => PRICE_MODELS.some((model) => model === value);
const isSort = (value: string): value is ToolSort => TOOL_SORTS.some((sort) => sort === value);

/** Parses query parameters; any input is accepted. */
export function parseToolFilters(params: FilterParams): ToolFilters {
  const all = (name: string) => [...new Set([params[name] ?? []].flat().filter((value) => value !== ''))].slice(0, MAX_VALUES);
  const one = (name: string) => all(name)[0] ?? '';
  const [categories, audiences, prices, needs] = [all('category'), all('audience'), all('price'), all('need')];
  const ratingValue = one('rating');
  const rating = MIN_RATINGS.find((value) => String(value) === ratingValue) ?? null;
  const [languageValue, platformValue, countryValue] = [one('language'), one('platform'), one('country')];
  const language = TOOL_LANGUAGES.find((code) => code === languageValue) ?? null;
  const platform = PLATFORMS.find((name) => name === platformValue) ?? null;
  const country = COUNTRY.test(countryValue) ? countryValue : null;
  const sort = one('sort');
  const page = one('p');
  return {
    q: one('q'),
    categories: categories.filter((code) => CODE.test(code)),
    audiences: audiences.filter(isAudience),
    prices: prices.filter(isPriceModel),
    verified: one('verified') === '1',
    checked: one('checked') === '1',
    free: one('free') === '1',
    rating,
    needs: needs.filter(isNeed),
    language,
    platform,
    country,
    team: parseTeam(params),
    sort: isSort(sort) ? sort : null,
    page: page === '' ? 1 : parsePageNumber(page),
    isImpossible:
      (categories.length > 0 && !categories.some((code) => CODE.test(code))) ||
      (audiences.length > 0 && !audiences.some(isAudience)) ||
      (prices.length > 0 && !prices.some(isPriceModel)) ||
      (ratingValue !== '' && rating === null) ||
      !needs.every(isNeed) ||
      (languageValue !== '' && language === null) ||
      (platformValue !== '' && platform === null) ||
      (countryValue !== '' && country === null),
  };
}

/** The order that applies: the chosen one, else relevance for a search text, else the costs of a team, else recommended. */
export function sortOf({ q, team, sort }: Pick<ToolFilters, 'q' | 'team' | 'sort'>): ToolSort {
  if (sort !== 'relevance' && sort !== null) return sort;
  if (q.trim()) return 'relevance';
  return team ? 'cost' : 'recommended';
}

/** Canonical path of a filtered list without language prefix: fixed parameter order, defaults left out. */
export function filteredToolsPath(filters: ToolFilters): string {
  const params = new URLSearchParams();
  const q = filters.q.trim();
  if (q) params.set('q', q);
  for (const code of [...filters.categories].sort()) params.append('category', code);
  for (const audience of AUDIENCES) if (filters.audiences.includes(audience)) params.append('audience', audience);
  for (const price of PRICE_MODELS) if (filters.prices.includes(price)) params.append('price', price);
  if (filters.verified) params.set('verified', '1');
  if (filters.checked) params.set('checked', '1');
  if (filters.free) params.set('free', '1');
  if (filters.rating !== null) params.set('rating', String(filters.rating));
  for (const need of NEED_NAMES) if (filters.needs.includes(need)) params.append('need', need);
  for (const name of ['language', 'platform', 'country'] as const) if (filters[name] !== null) params.set(name, filters[name]);
  for (const [name, value] of filters.team ? teamParams(filters.team) : []) params.set(name, value);
  if (filters.sort !== null && filters.sort !== sortOf({ ...filters, sort: null })) params.set('sort', filters.sort);
  if (filters.page !== null && filters.page > 1) params.set('p', String(filters.page));
  const text = params.toString();
  return text ? `${routes.tools}?${text}` : routes.tools;
}

/** Path of the page that weighs the tools of a filtered list. */
export const weighedToolsPath = (filters: ToolFilters): string =>
  `${routes.weigh}${filteredToolsPath({ ...filters, page: 1, sort: null }).slice(routes.tools.length)}`;

/** Number of filters in use, without search text and sort order. */
export function countFilters({
  categories,
  audiences,
  prices,
  verified,
  checked,
  free,
  needs,
  rating,
  language,
  platform,
  country,
  team,
}: ToolFilters): number {
  const lists = [categories, audiences, prices, needs];
  return (
    lists.reduce((sum, { length }) => sum + length, 0) +
    Number(verified) +
    Number(checked) +
    Number(free) +
    [rating, language, platform, country, team].filter((value) => value !== null).length
  );
}

/** Facet keys of the search tables. */
export const facetKeys = {
  category: (id: number) => `category:${id}`,
  audience: (audience: Audience) => `audience:${audience}`,
  price: (model: PriceModel) => `price:${model}`,
  rating: (rating: MinRating) => `rating:${rating}`,
  verified: 'verified',
  checked: 'checked',
  free: 'free',
  need: (need: Need) => `need:${need}`,
  language: (code: ToolLanguage) => `language:${code}`,
  platform: (name: Platform) => `platform:${name}`,
  country: (code: string) => `country:${code}`,
} as const;
