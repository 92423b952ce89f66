import { getFormatter, getTranslations } from 'next-intl/server';
import type { Audience } from '@/domain/audiences';
import { inSentence } from '@/domain/capitalized';
import type { Locale } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { countFilters, filteredToolsPath, parseToolFilters, type ToolFilters } from '@/domain/tool/filters';
import { countryName, toolLanguageName } from '@/domain/tool/vocabulary';
import type { Text } from '@/server/localized';
import { PageLink } from '@/ui/page-link';
import { RemovableChip } from './removable-chip';

interface AppliedFiltersProps {
  filters: ToolFilters;
  locale: Locale;
  categories: { code: string; name: Text }[];
  audienceNames: Record<Audience, string>;
}

/** Active filters; each links to the list without it. */
export async function AppliedFilters({ filters, locale, categories, audienceNames }: AppliedFiltersProps) {
  if (countFilters(filters) === 0) return null;
  const [t, costs, prices, platforms, format] = await Promise.all([
    getTranslations('filters'),
    getTranslations('costs'),
    getTranslations('priceModels'),
    getTranslations('platforms'),
    getFormatter(),
  ]);
  const without = (change: Partial<ToolFilters>) => localePath(filteredToolsPath({ ...filters, page: 1, ...change }), locale);
  const applied = [
    ...filters.categories.map((code) => ({
      name: categories.find((category) => category.code === code)?.name.value ?? code,
      href: without({ categories: filters.categories.filter((other) => other !== code) }),
    })),
    ...filters.audiences.map((audience) => ({
      name: audienceNames[audience],
      href: without({ audiences: filters.audiences.filter((other) => other !== audience) }),
    })),
    ...filters.prices.map((price) => ({ name: prices(price), href: without({ prices: filters.prices.filter((other) => other !== price) }) })),
    ...(filters.free ? [{ name: t('free'), href: without({ free: false }) }] : []),
    ...(filters.verified ? [{ name: t('verified'), href: without({ verified: false }) }] : []),
    ...(filters.checked ? [{ name: t('checked'), href: without({ checked: false }) }] : []),
    ...filters.needs.map((need) => ({ name: t(`needs.${need}`), href: without({ needs: filters.needs.filter((other) => other !== need) }) })),
    ...(filters.language === null ? [] : [{ name: toolLanguageName(filters.language, locale), href: without({ language: null }) }]),
    ...(filters.platform === null ? [] : [{ name: platforms(filters.platform), href: without({ platform: null }) }]),
    ...(filters.country === null ? [] : [{ name: countryName(filters.country, locale) ?? filters.country, href: without({ country: null }) }]),
    ...(filters.team
      ? [
          {
            name: costs('chip', { seats: filters.team.seats, billing: inSentence(costs(`billings.${filters.team.billing}`)) }),
            href: without({ team: null }),
          },
        ]
      : []),
    ...(filters.rating === null ? [] : [{ name: t('ratingFrom', { rating: format.number(filters.rating) }), href: without({ rating: null }) }]),
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
