import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { ProductCard } from '@/features/products/components/product-card';
import { listProducts } from '@/features/products/queries';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { CardGrid } from '@/ui/card-grid';
import { ListTop } from '../page-top';

const allMetadata = fixedPageMetadata('products');

export const generateMetadata = withoutSharing(allMetadata);

export default async function ProductsPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('products')]);
  const products = await listProducts({ locale });
  const items = products.map(({ name, slug }) => ({ name: name.value, path: routes.product(slug) }));
  return (
    <>
      <SharingTags of={allMetadata()} />
      <ListTop locale={locale} name={t('title')} path={routes.products} intro={products.length > 0 ? t('intro') : t('empty')} items={items} />
      <CardGrid items={products}>{(product) => <ProductCard product={product} locale={locale} heading="h2" />}</CardGrid>
    </>
  );
}
