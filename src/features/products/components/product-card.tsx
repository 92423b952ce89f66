import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Chip } from '@/ui/chip';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import type { ProductData } from '../queries';

interface ProductCardProps {
  product: ProductData;
  locale: Locale;
  heading?: 'h2' | 'h3';
}

export async function ProductCard({ product, locale, heading: Heading = 'h3' }: ProductCardProps) {
  const [t, kinds, format] = await Promise.all([getTranslations('products'), getTranslations('productKinds'), getFormatter()]);
  return (
    <article className="entry-card">
      <Heading>
        <PageLink href={localePath(routes.product(product.slug), locale)}>
          <LocalText text={product.name} pageLang={locale} />
        </PageLink>
      </Heading>
      {product.summary && (
        <p className="mt-2 text-sm">
          <LocalText text={product.summary} pageLang={locale} />
        </p>
      )}
      <p className="mt-auto flex gap-2 pt-4">
        <Chip>{kinds(product.kind)}</Chip>
        <Chip>
          {product.price !== null && product.currency ? format.number(product.price, { style: 'currency', currency: product.currency }) : t('free')}
        </Chip>
      </p>
    </article>
  );
}
