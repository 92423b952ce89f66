import type { ProductLeaf } from 'schema-dts';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { env } from '@/env';
import type { Text } from '@/server/localized';
import { pageAddress } from '@/server/page-address';
import type { PageSeo } from '../page-seo';
import { singleOffer } from './offers';
import { idOf, pageOf } from './references';
import { editors } from './site';

interface ProductFacts {
  slug: string;
  name: Text;
  summary: Text | null;
  price: number | null;
  currency: string | null;
  seo: PageSeo;
}

export function product({ product: facts, locale }: { product: ProductFacts; locale: Locale }): ProductLeaf {
  const path = routes.product(facts.slug);
  const url = pageAddress(path, locale);
  return {
    '@type': 'Product',
    '@id': idOf(path, locale, 'product'),
    name: facts.name.value,
    description: facts.summary?.value ?? facts.seo.description ?? undefined,
    url,
    ...(facts.seo.image ? { image: new URL(facts.seo.image.url, env.SITE_URL).href } : {}),
    brand: editors,
    offers: singleOffer({ price: facts.price, currency: facts.currency, url }),
    mainEntityOfPage: pageOf(path, locale),
  };
}
