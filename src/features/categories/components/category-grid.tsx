import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { type CategoryData, categoryName } from '../queries';

interface CategoryGridProps {
  categories: CategoryData[];
  /** Number of tools per category id. */
  counts: Record<number, number>;
  locale: Locale;
  heading?: 'h2' | 'h3';
  /** Shows only the first eight on phones. */
  short?: boolean;
}

export async function CategoryGrid({ categories, counts, locale, heading: Heading = 'h3', short }: CategoryGridProps) {
  const t = await getTranslations('tools');
  return (
    <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 ${short ? 'max-sm:[&>li:nth-child(n+9)]:hidden' : ''}`}>
      {categories.map((category) => (
        <li key={category.id}>
          <div className="link-card group flex h-full items-center gap-3.5 p-4 max-sm:flex-col max-sm:items-start max-sm:gap-2 max-sm:p-3">
            <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-primary-soft text-primary">
              <Icon name={category.icon ?? 'tags'} />
            </span>
            <span className="min-w-0 max-w-full">
              <Heading className="text-sm font-semibold leading-snug hyphens-auto">
                <PageLink href={localePath(routes.category(category.code), locale)} className="cover-link group-hover:text-primary">
                  <LocalText text={categoryName(category, 1)} pageLang={locale} />
                </PageLink>
              </Heading>
              <span className="text-xs text-muted">{t('count', { count: counts[category.id] ?? 0 })}</span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
