import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { CategoryGrid } from '@/features/categories/components/category-grid';
import { listCategories } from '@/features/categories/queries';
import { countTools } from '@/features/search/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { PageHeader } from '@/ui/page-header';

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
      <PageHeader title={t('title')} intro={t('intro')} />
      <CategoryGrid categories={categories} counts={counts.byCategory} locale={locale} heading="h2" />
    </>
  );
}
