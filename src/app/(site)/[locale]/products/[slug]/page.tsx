import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { ProductCard } from '@/features/products/components/product-card';
import { getProduct, listProducts } from '@/features/products/queries';
import { ShareButton } from '@/features/sharing/components/share-button';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { product as productData } from '@/seo/structured-data/product';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { buttonStyles } from '@/ui/button-styles';
import { Facts } from '@/ui/facts';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { TranslationNote } from '@/ui/translation-note';
import { WithAside } from '@/ui/with-aside';
import { shareCard } from '../../../og/cards';
import { redirectOrNotFound } from '../../missing';
import { Trail } from '../../trail';

type Props = PageProps<'/[locale]/products/[slug]'>;

export const generateStaticParams = () => [];

async function load({ params }: Props) {
  const [locale, { slug }] = await Promise.all([pageLocale(), params]);
  const product = (await getProduct({ slug, locale })) ?? (await redirectOrNotFound(routes.product(slug), locale));
  return { locale, product };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, product } = await load(props);
  const card = await shareCard({ kind: 'product', slug: product.slug, locale });
  return pageMetadata({ ...product.seo, title: product.seo.title ?? product.name.value, card, path: routes.product(product.slug), locale });
}

const MORE_PRODUCTS = 3;

export default async function ProductPage(props: Props) {
  const { locale, product } = await load(props);
  const [t, tools, general, kinds, format, products] = await Promise.all([
    getTranslations('products'),
    getTranslations('tools'),
    getTranslations('general'),
    getTranslations('productKinds'),
    getFormatter(),
    listProducts({ locale }),
  ]);
  const others = products.filter(({ id }) => id !== product.id).slice(0, MORE_PRODUCTS);
  const price =
    product.price !== null && product.currency ? format.number(product.price, { style: 'currency', currency: product.currency }) : t('free');
  return (
    <>
      <StructuredData things={[productData({ product, locale })]} />
      <Trail
        locale={locale}
        name={product.name.value}
        lang={product.name.lang}
        path={routes.product(product.slug)}
        through={[{ name: t('title'), path: routes.products }]}
      />
      <WithAside
        title={tools('facts')}
        header={
          <PageHeader
            title={<LocalText text={product.name} pageLang={locale} />}
            intro={product.summary && <LocalText text={product.summary} pageLang={locale} />}
          >
            <div className="mt-6 flex flex-wrap items-center gap-3">
              {product.url && (
                <a href={product.url} target="_blank" rel="noopener" className={buttonStyles('primary')}>
                  {t('get')}
                  <Icon name="arrow-up-right" className="size-4" />
                  <span className="sr-only">{general('opensNewTab')}</span>
                </a>
              )}
              <ShareButton title={product.name.value} path={routes.product(product.slug)} locale={locale} />
            </div>
          </PageHeader>
        }
        aside={
          <Facts
            facts={[
              [t('kind'), kinds(product.kind)],
              [tools('price'), price],
            ]}
          />
        }
      >
        {product.description && product.description.lang !== locale && <TranslationNote text={general('translationEmpty')} />}
        {product.description && <RichText data={product.description.value} lang={product.description.lang} />}
      </WithAside>
      {others.length > 0 && (
        <Section title={t('others')} more={{ href: localePath(routes.products, locale), label: general('seeAll') }}>
          <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
            {others.map((other) => (
              <li key={other.id}>
                <ProductCard product={other} locale={locale} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
