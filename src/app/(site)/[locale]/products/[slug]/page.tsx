import { getFormatter, getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { ProductCard } from '@/features/products/components/product-card';
import { getProduct, listProducts } from '@/features/products/queries';
import { product as productData } from '@/seo/structured-data/entries';
import { CardGrid } from '@/ui/card-grid';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { documentPage } from '../../document-page';
import { EntryPage } from '../../entry-page';

export const generateStaticParams = () => [];

const { load, allMetadata, generateMetadata } = documentPage('product', getProduct);

export { generateMetadata };

const MORE_PRODUCTS = 3;

export default async function ProductPage(props: PageProps<'/[locale]/products/[slug]'>) {
  const { locale, document: product, path } = await load(props);
  const [t, format, products] = await Promise.all([getTranslations(), getFormatter(), listProducts({ locale })]);
  const others = products.filter(({ id }) => id !== product.id).slice(0, MORE_PRODUCTS);
  const { name, summary, description, url, price, currency } = product;
  return (
    <>
      <EntryPage
        sharing={allMetadata(props)}
        locale={locale}
        thing={productData({ product, locale })}
        name={name}
        path={path}
        listedOn={{ name: t('products.title'), path: routes.products }}
        summary={summary}
        link={url ? { url, rel: 'noopener', text: t('products.get') } : null}
        facts={[
          [t('products.kind'), t(`productKinds.${product.kind}`)],
          [t('tools.price'), price !== null && currency ? format.number(price, { style: 'currency', currency }) : t('products.free')],
        ]}
        texts={[name, summary, description]}
      >
        {description && <RichText data={description.value} lang={description.lang} />}
      </EntryPage>
      {others.length > 0 && (
        <Section title={t('products.others')} more={{ href: localePath(routes.products, locale), label: t('general.seeAll') }}>
          <CardGrid items={others}>{(other) => <ProductCard product={other} locale={locale} />}</CardGrid>
        </Section>
      )}
    </>
  );
}
