import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import type { Product } from '@/payload-types';
import { findPage } from '@/seo/find-page';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { inLocale, localize } from '@/server/localized';

const MAX_PRODUCTS = 500;
const select = { slug: true, name: true, summary: true, description: true, kind: true, url: true, price: true, currency: true } as const;

export type ProductData = ReturnType<typeof toProduct>;

const toProduct = (doc: Pick<Required<Product>, keyof typeof select | 'id'>, locale: Locale) => ({
  ...localize(doc, locale, ['summary', 'description']),
  name: inLocale(doc.name, locale) ?? { value: doc.slug, lang: locale },
});

export function listProducts({ locale }: { locale: Locale }): Promise<ProductData[]> {
  return cached(
    async () => {
      const docs = await asVisitor.find('products', { sort: 'slug', limit: MAX_PRODUCTS, select });
      return docs.map((doc) => toProduct(doc, locale));
    },
    ['products', locale],
    [cacheTags.productsList],
  );
}

export function getProduct({ slug, locale }: { slug: string; locale: Locale }) {
  return cached(
    async () => {
      const page = await findPage('products', { slug }, locale, { select });
      return page && { ...toProduct(page, locale), seo: page.seo };
    },
    ['product', slug, locale],
    [cacheTags.productSlug(slug)],
  );
}
