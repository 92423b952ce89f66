import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { CategoryGrid } from '@/features/categories/components/category-grid';
import { categoryName, listCategories } from '@/features/categories/queries';
import { countTools } from '@/features/search/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { itemList } from '@/seo/structured-data/lists';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { PageHeader } from '@/ui/page-header';
import { Trail } from '../trail';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('categories')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.categories, locale });
}

export default async function CategoriesPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('categories')]);
  const categories = await listCategories({ locale });
  const counts = await countTools();
  return (
    <>
      <StructuredData
        things={[
          itemList({
            name: t('title'),
            path: routes.categories,
            locale,
            items: categories.map((category) => ({ name: categoryName(category, 1).value, path: routes.category(category.code) })),
          }),
        ]}
      />
      <Trail locale={locale} name={t('title')} path={routes.categories} />
      <PageHeader title={t('title')} intro={t('intro')} />
      <CategoryGrid categories={categories} counts={counts.byCategory} locale={locale} heading="h2" />
    </>
  );
}
