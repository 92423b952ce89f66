import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { CategoryGrid } from '@/features/categories/components/category-grid';
import { categoryName, listCategories } from '@/features/categories/queries';
import { countTools } from '@/features/search/queries';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { ListTop } from '../page-top';

const allMetadata = fixedPageMetadata('categories');

export const generateMetadata = withoutSharing(allMetadata);

export default async function CategoriesPage() {
  const [locale, t, counts] = await Promise.all([pageLocale(), getTranslations('categories'), countTools()]);
  const categories = await listCategories({ locale });
  const items = categories.map((category) => ({ name: categoryName(category, 1).value, path: routes.category(category.code) }));
  return (
    <>
      <SharingTags of={allMetadata()} />
      <ListTop locale={locale} name={t('title')} path={routes.categories} intro={t('intro')} items={items} />
      <CategoryGrid categories={categories} counts={counts.byCategory} locale={locale} heading="h2" />
    </>
  );
}
