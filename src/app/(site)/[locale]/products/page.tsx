import type { Metadata } from 'next';
import Link from 'next/link';
import { getFormatter, getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { listProducts } from '@/features/products/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { itemList } from '@/lib/structured-data/lists';
import { StructuredData } from '@/lib/structured-data/structured-data';
import { Chip } from '@/ui/chip';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { Trail } from '../trail';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('products')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.products, locale });
}

export default async function ProductsPage() {
  const [locale, t, kinds, format] = await Promise.all([pageLocale(), getTranslations('products'), getTranslations('productKinds'), getFormatter()]);
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
            <article className="group relative flex h-full flex-col rounded-card border border-line bg-surface p-6 transition-[border-color,box-shadow] duration-150 hover:border-primary hover:shadow-raised">
              <h2 className="text-lg font-semibold leading-snug">
                <Link prefetch={false} href={localePath(routes.product(product.slug), locale)} className="cover-link group-hover:text-primary">
                  <LocalText text={product.name} pageLang={locale} />
                </Link>
              </h2>
              {product.summary && (
                <p className="mt-2 text-sm">
                  <LocalText text={product.summary} pageLang={locale} />
                </p>
              )}
              <p className="mt-auto flex gap-2 pt-4">
                <Chip>{kinds(product.kind)}</Chip>
                <Chip>
                  {product.price !== null && product.currency
                    ? format.number(product.price, { style: 'currency', currency: product.currency })
                    : t('free')}
                </Chip>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
