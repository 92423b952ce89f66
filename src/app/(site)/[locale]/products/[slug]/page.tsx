import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { getProduct } from '@/features/products/queries';
import { ShareButton } from '@/features/sharing/components/share-button';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { product as productData } from '@/lib/structured-data/product';
import { StructuredData } from '@/lib/structured-data/structured-data';
import { buttonStyles } from '@/ui/button-styles';
import { Chip } from '@/ui/chip';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { RichText } from '@/ui/rich-text';
import { TranslationNote } from '@/ui/translation-note';
import { shareCard } from '../../../og/cards';
import { redirectOrNotFound } from '../../missing';
import { Trail } from '../../trail';

interface Props {
  params: Promise<{ slug: string }>;
}

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

export default async function ProductPage(props: Props) {
  const { locale, product } = await load(props);
  const [t, general, kinds, format] = await Promise.all([
    getTranslations('products'),
    getTranslations('general'),
    getTranslations('productKinds'),
    getFormatter(),
  ]);
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
      <PageHeader
        title={<LocalText text={product.name} pageLang={locale} />}
        intro={product.summary && <LocalText text={product.summary} pageLang={locale} />}
      >
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <Chip>{kinds(product.kind)}</Chip>
          <Chip>
            {product.price !== null && product.currency ? format.number(product.price, { style: 'currency', currency: product.currency }) : t('free')}
          </Chip>
          <ShareButton title={product.name.value} path={routes.product(product.slug)} locale={locale} />
        </div>
      </PageHeader>
      {product.description && product.description.lang !== locale && <TranslationNote text={general('translationEmpty')} />}
      {product.description && <RichText data={product.description.value} lang={product.description.lang} />}
      {product.url && (
        <a href={product.url} target="_blank" rel="noopener" className={`${buttonStyles('primary')} mt-8`}>
          {t('get')}
          <Icon name="arrow-up-right" className="size-4" />
          <span className="sr-only">{general('opensNewTab')}</span>
        </a>
      )}
    </>
  );
}
