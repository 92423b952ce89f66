import type { CourseLeaf, OfferLeaf } from 'schema-dts';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { PriceModel } from '@/domain/tool/plan-units';
import type { Text } from '@/server/localized';
import { pageAddress } from '@/server/page-address';
import type { PageSeo } from '../page-seo';
import { idOf, pageOf } from './references';

interface CourseFacts {
  slug: string;
  name: string;
  provider: string;
  url: string;
  summary: Text | null;
  hours: number | null;
  language: Locale;
  priceModel: PriceModel;
  price: number | null;
  currency: string | null;
  seo: PageSeo;
}

interface CourseOptions {
  course: CourseFacts;
  /** In the page's language. */
  level: string;
  locale: Locale;
}

/** Google's categories of course prices. */
const OFFER_CATEGORIES: Record<PriceModel, string> = { free: 'Free', freemium: 'Partially Free', paid: 'Paid', contact: 'Paid' };

function offer({ price, currency, priceModel }: CourseFacts): OfferLeaf {
  const category = OFFER_CATEGORIES[priceModel];
  if (price !== null && currency) return { '@type': 'Offer', category, price, priceCurrency: currency };
  return { '@type': 'Offer', category, ...(priceModel === 'free' ? { price: 0 } : {}) };
}

/** A course taken on its provider's site. */
export function course({ course: facts, level, locale }: CourseOptions): CourseLeaf {
  const path = routes.course(facts.slug);
  return {
    '@type': 'Course',
    '@id': idOf(path, locale, 'course'),
    name: facts.name,
    description: facts.seo.description ?? facts.summary?.value ?? facts.name,
    url: pageAddress(path, locale),
    sameAs: facts.url,
    inLanguage: facts.language,
    educationalLevel: level,
    provider: { '@type': 'Organization', name: facts.provider },
    offers: offer(facts),
    ...(facts.hours
      ? { hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: workload(facts.hours), inLanguage: facts.language } }
      : {}),
    mainEntityOfPage: pageOf(path, locale),
  };
}

const MINUTES = 60;

/** ISO 8601 duration. */
function workload(hours: number): string {
  const minutes = Math.round((hours % 1) * MINUTES);
  return `PT${Math.floor(hours)}H${minutes > 0 ? `${minutes}M` : ''}`;
}
