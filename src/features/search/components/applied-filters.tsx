import { getFormatter, getTranslations } from 'next-intl/server';
import type { Audience } from '@/domain/audiences';
import { inSentence } from '@/domain/capitalized';
import type { Locale } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { countFilters, filteredToolsPath, parseToolFilters, type ToolFilters } from '@/domain/tool/filters';
import type { Need } from '@/domain/tool/needs';
import { countryName, type Platform, type PriceModel, type ToolLanguage, toolLanguageName } from '@/domain/tool/vocabulary';
import type { Text } from '@/server/localized';
import { PageLink } from '@/ui/page-link';
import { RemovableChip } from './removable-chip';

interface FilterData {
  locale: Locale;
  categories: { code: string; name: Text }[];
  audienceNames: Record<Audience, string>;
}

/** Gives the name of a filter in use by its query parameter and value. */
export async function filterNames({ locale, categories, audienceNames }: FilterData) {
  const [t, prices, platforms, format] = await Promise.all([
    getTranslations('filters'),
    getTranslations('priceModels'),
    getTranslations('platforms'),
    getFormatter(),
  ]);
  return (param: string, value: string): string => {
    switch (param) {
      case 'category':
        return categories.find(({ code }) => code === value)?.name.value ?? value;
      case 'audience':
        return audienceNames[value as Audience];
      case 'price':
        return prices(value as PriceModel);
      case 'need':
        return t(`needs.${value as Need}`);
      case 'language':
        return toolLanguageName(value as ToolLanguage, locale);
      case 'platform':
        return platforms(value as Platform);
      case 'country':
        return countryName(value, locale) ?? value;
      case 'rating':
        return t('ratingFrom', { rating: format.number(Number(value)) });
      default:
        return t(param as 'free' | 'verified' | 'checked');
    }
  };
}

interface AppliedFiltersProps extends FilterData {
  filters: ToolFilters;
}

/** Active filters; each links to the list without it. */
export async function AppliedFilters({ filters, locale, categories, audienceNames }: AppliedFiltersProps) {
  if (countFilters(filters) === 0) return null;
  const [t, costs, nameOf] = await Promise.all([
    getTranslations('filters'),
    getTranslations('costs'),
    filterNames({ locale, categories, audienceNames }),
  ]);
  const without = (change: Partial<ToolFilters>) => localePath(filteredToolsPath({ ...filters, page: 1, ...change }), locale);
  const applied = [
    ...filters.categories.map((code) => ({
      name: nameOf('category', code),
      href: without({ categories: filters.categories.filter((other) => other !== code) }),
    })),
    ...filters.audiences.map((audience) => ({
      name: nameOf('audience', audience),
      href: without({ audiences: filters.audiences.filter((other) => other !== audience) }),
    })),
    ...filters.prices.map((price) => ({
      name: nameOf('price', price),
      href: without({ prices: filters.prices.filter((other) => other !== price) }),
    })),
    ...(['free', 'verified', 'checked'] as const).flatMap((name) =>
      filters[name] ? [{ name: nameOf(name, '1'), href: without({ [name]: false }) }] : [],
    ),
    ...filters.needs.map((need) => ({
      name: nameOf('need', need),
      href: without({ needs: filters.needs.filter((other) => other !== need) }),
    })),
    ...(['language', 'platform', 'country'] as const).flatMap((name) =>
      filters[name] === null ? [] : [{ name: nameOf(name, filters[name]), href: without({ [name]: null }) }],
    ),
    ...(filters.team
      ? [
          {
            name: costs('chip', { seats: filters.team.seats, billing: inSentence(costs(`billings.${filters.team.billing}`)) }),
            href: without({ team: null }),
          },
        ]
      : []),
    ...(filters.rating === null ? [] : [{ name: nameOf('rating', String(filters.rating)), href: without({ rating: null }) }]),
  ];
  return (
    <ul aria-label={t('applied')} className="flex flex-wrap items-center gap-2">
      {applied.map(({ name, href }) => (
        <li key={href}>
          <RemovableChip name={name} href={href} label={t('remove', { name })} className="border-primary bg-primary-soft" />
        </li>
      ))}
      <li>
        <PageLink
          preserveScroll
          href={localePath(filteredToolsPath({ ...parseToolFilters({}), q: filters.q, sort: filters.sort }), locale)}
          className="inline-flex min-h-9 items-center rounded-control px-2 text-sm font-semibold text-link"
        >
          {t('clear')}
        </PageLink>
      </li>
    </ul>
  );
}
