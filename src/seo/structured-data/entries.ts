import type { CourseLeaf, DefinedTermLeaf, DefinedTermSetLeaf, FAQPageLeaf, OfferLeaf, ProductLeaf, QuestionLeaf } from 'schema-dts';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { KnownPriceModel } from '@/domain/tool/vocabulary';
import { env } from '@/env';
import type { Localized, Text } from '@/server/localized';
import { pageAddress } from '@/server/page-address';
import { plainText } from '@/server/plain-text';
import type { PageSeo } from '../page-seo';
import { singleOffer } from './offers';
import { editors, idOf, pageOf, websiteReference } from './site';

interface CourseFacts {
  slug: string;
  name: string;
  provider: string;
  url: string;
  summary: Text | null;
  hours: number | null;
  language: Locale;
  priceModel: KnownPriceModel;
  price: number | null;
  currency: string | null;
  seo: PageSeo;
}

/** Google's categories of course prices. */
const OFFER_CATEGORIES: Record<KnownPriceModel, string> = { free: 'Free', freemium: 'Partially Free', paid: 'Paid', contact: 'Paid' };

function offer({ price, currency, priceModel }: CourseFacts): OfferLeaf {
  const category = OFFER_CATEGORIES[priceModel];
  if (price !== null && currency) return { '@type': 'Offer', category, price, priceCurrency: currency };
  return { '@type': 'Offer', category, ...(priceModel === 'free' ? { price: 0 } : {}) };
}

/**
 * A course taken on its provider's site.
 * @param level in the page's language
 */
export function course({ course: facts, level, locale }: { course: CourseFacts; level: string; locale: Locale }): CourseLeaf {
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

interface TermFacts {
  slug: string;
  name: Text;
}

interface DictionaryOptions {
  name: string;
  locale: Locale;
}

const termId = (slug: string, locale: Locale) => idOf(routes.term(slug), locale, 'term');

const termSet = ({ name, locale }: DictionaryOptions): DefinedTermSetLeaf => ({
  '@type': 'DefinedTermSet',
  '@id': idOf(routes.dictionary, locale, 'terms'),
  name,
  url: pageAddress(routes.dictionary, locale),
  inLanguage: locale,
});

/** The dictionary; definitions are on each term's page. */
export function definedTermSet({
  terms,
  description,
  ...dictionary
}: DictionaryOptions & { description: string; terms: TermFacts[] }): DefinedTermSetLeaf {
  const { locale } = dictionary;
  return {
    ...termSet(dictionary),
    description,
    mainEntityOfPage: pageOf(routes.dictionary, locale),
    hasDefinedTerm: terms.map(({ slug, name }): DefinedTermLeaf => ({ '@type': 'DefinedTerm', '@id': termId(slug, locale), name: name.value })),
  };
}

interface TermOptions {
  term: TermFacts & { definition: Text | null; otherName: Text | null };
  /** Name of the dictionary. */
  dictionary: string;
  locale: Locale;
}

export function definedTerm({ term, dictionary, locale }: TermOptions): DefinedTermLeaf {
  const path = routes.term(term.slug);
  return {
    '@type': 'DefinedTerm',
    '@id': termId(term.slug, locale),
    name: term.name.value,
    ...(term.otherName ? { alternateName: term.otherName.value } : {}),
    description: term.definition?.value,
    url: pageAddress(path, locale),
    inDefinedTermSet: termSet({ name: dictionary, locale }),
    mainEntityOfPage: pageOf(path, locale),
  };
}

interface FaqOptions {
  name: string;
  description: string;
  locale: Locale;
  faqs: { slug: string; question: Text; answer: Localized<object> }[];
}

/** Questions and answers, each in its own language. */
export function faqPage({ name, description, locale, faqs }: FaqOptions): FAQPageLeaf {
  const url = pageAddress(routes.faq, locale);
  return {
    '@type': 'FAQPage',
    '@id': url,
    url,
    name,
    description,
    inLanguage: locale,
    isPartOf: websiteReference(locale),
    mainEntity: faqs.map(
      ({ slug, question, answer }): QuestionLeaf => ({
        '@type': 'Question',
        '@id': idOf(routes.faq, locale, slug),
        name: question.value,
        inLanguage: question.lang,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer.value), inLanguage: answer.lang },
      }),
    ),
  };
}
