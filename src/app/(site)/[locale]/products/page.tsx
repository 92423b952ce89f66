import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { ProductCard } from '@/features/products/components/product-card';
import { listProducts } from '@/features/products/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { itemList } from '@/seo/structured-data/lists';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { PageHeader } from '@/ui/page-header';
import { Trail } from '../trail';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('products')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.products, locale });
}

export default async function ProductsPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('products')]);
  const products = await listProducts({ locale });
  return (
    <>
      <StructuredData
        things={[
          itemList({
            name: t('title'),
            path: routes.products,
            locale,
            items: products.map(({ name, slug }) => ({ name: name.value, path: routes.product(slug) })),
          }),
        ]}
      />
      <Trail locale={locale} name={t('title')} path={routes.products} />
      <PageHeader title={t('title')} intro={products.length > 0 ? t('intro') : t('empty')} />
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} locale={locale} heading="h2" />
          </li>
        ))}
      </ul>
    </>
  );
}
