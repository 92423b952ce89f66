import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { shownText } from '@/ui/local-text';
import { type CategoryData, categoryName } from '../queries';
import { CategoryCards, type CategoryCardsProps } from './category-cards';

interface CategoryGridProps extends Omit<CategoryCardsProps, 'categories'> {
  categories: CategoryData[];
  /** Number of tools per category id. */
  counts: Record<number, number>;
}

export async function CategoryGrid({ categories, counts, locale, ...options }: CategoryGridProps) {
  const t = await getTranslations('tools');
  const cards = categories.map((category) => ({
    path: localePath(routes.category(category.code), locale),
    icon: category.icon ?? 'tags',
    name: shownText(categoryName(category, 1), locale),
    count: t('count', { count: counts[category.id] ?? 0 }),
  }));
  return <CategoryCards categories={cards} locale={locale} {...options} />;
}
