import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { CourseGrid } from '@/features/courses/components/course-grid';
import { listNewestCourses } from '@/features/courses/queries';
import { ProductCard } from '@/features/products/components/product-card';
import { listProducts } from '@/features/products/queries';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { CardGrid } from '@/ui/card-grid';
import { Section } from '@/ui/section';
import { ListTop } from '../page-top';

const allMetadata = fixedPageMetadata('products');

export const generateMetadata = withoutSharing(allMetadata);

export default async function ProductsPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations()]);
  const [products, courses] = await Promise.all([listProducts({ locale }), listNewestCourses({ locale })]);
  const items = products.map(({ name, slug }) => ({ name: name.value, path: routes.product(slug) }));
  return (
    <>
      <SharingTags of={allMetadata()} />
      <ListTop
        locale={locale}
        name={t('products.title')}
        path={routes.products}
        intro={products.length > 0 ? t('products.intro') : t('products.empty')}
        items={items}
      />
      <CardGrid items={products}>{(product) => <ProductCard product={product} locale={locale} heading="h2" />}</CardGrid>
      {courses.length > 0 && (
        <Section title={t('home.courses')} more={{ href: localePath(routes.courses, locale), label: t('general.seeAll') }}>
          <CourseGrid courses={courses} locale={locale} />
        </Section>
      )}
    </>
  );
}
