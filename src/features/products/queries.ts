import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import type { Product } from '@/payload-types';
import { type PageSeo, pageSeo, sharedImagePopulate } from '@/seo/page-seo';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { inLocale, type Localized, type Text } from '@/server/localized';

export interface ProductData {
  id: number;
  slug: string;
  name: Text;
  summary: Text | null;
  description: Localized<object> | null;
  kind: Product['kind'];
  url: string | null;
  price: number | null;
  currency: string | null;
}

export interface ProductPageData extends ProductData {
  seo: PageSeo;
}

const MAX_PRODUCTS = 500;
const select = { slug: true, name: true, summary: true, description: true, kind: true, url: true, price: true, currency: true } as const;

function toProduct(doc: Product, locale: Locale): ProductData {
  return {
    id: doc.id,
    slug: doc.slug,
    name: inLocale(doc.name, locale) ?? { value: doc.slug, lang: locale },
    summary: inLocale(doc.summary, locale),
    description: inLocale(doc.description, locale) as Localized<object> | null,
    kind: doc.kind,
    url: doc.url ?? null,
    price: doc.price ?? null,
    currency: doc.currency ?? null,
  };
}

export function listProducts({ locale }: { locale: Locale }): Promise<ProductData[]> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'products',
        sort: ['slug'],
        limit: MAX_PRODUCTS,
        pagination: false,
        locale: 'all',
        depth: 0,
        select,
      });
      return docs.map((doc) => toProduct(doc as Product, locale));
    },
    ['products', locale],
    [cacheTags.productsList],
  );
}

export function getProduct({ slug, locale }: { slug: string; locale: Locale }): Promise<ProductPageData | null> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'products',
        where: { slug: { equals: slug } },
        limit: 1,
        pagination: false,
        locale: 'all',
        depth: 1,
        select: { ...select, meta: true },
        populate: { media: sharedImagePopulate },
      });
      const [doc] = docs;
      return doc ? { ...toProduct(doc as Product, locale), seo: pageSeo('products', doc, locale) } : null;
    },
    ['product', slug, locale],
    [cacheTags.productSlug(slug)],
  );
}
