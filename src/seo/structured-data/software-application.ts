import type { AggregateRatingLeaf, ItemListLeaf, RatingLeaf, ReviewLeaf, SoftwareApplicationLeaf } from 'schema-dts';
import type { Locale } from '@/domain/locales';
import { RATING_MAX } from '@/domain/rating-criteria';
import { routes } from '@/domain/routes';
import type { Platform } from '@/domain/tool/vocabulary';
import { env } from '@/env';
import type { Localized, Text } from '@/server/localized';
import { pageAddress } from '@/server/page-address';
import { plainText } from '@/server/plain-text';
import type { PageSeo } from '../page-seo';
import { planOffers } from './offers';
import { editors, idOf, pageOf } from './site';

interface ToolFacts {
  slug: string;
  name: string;
  tagline: Text | null;
  categories: { code: string; name: Text }[];
  maker: string | null;
  features: Text[];
  platforms: Platform[];
  strengths: Text[];
  weaknesses: Text[];
  plans: Parameters<typeof planOffers>[0]['plans'];
  priceModel: Parameters<typeof planOffers>[0]['priceModel'];
  cover: { src: string } | null;
  logo: { src: string | null };
  editorialReview: Localized<object> | null;
  editorialRating: number | null;
  seo: PageSeo;
}

interface ReviewFacts {
  id: number;
  title: string;
  text: string;
  lang: Locale;
  /** Null for anonymous reviews. */
  author: string | null;
  createdAt: string;
  /** 1 to 5; null without ratings. */
  rating: number | null;
}

interface Opinions {
  summary: { count: number; average: number | null };
  /** Published reviews shown on the page. */
  reviews: ReviewFacts[];
  /** Name shown for anonymous reviewers. */
  anonymous: string;
}

interface ToolOptions extends Opinions {
  tool: ToolFacts;
  locale: Locale;
}

/** Google's application categories for the seeded categories. */
const APPLICATION_CATEGORIES: Record<string, string> = {
  '3d': 'DesignApplication',
  agents: 'BusinessApplication',
  'ai-detection': 'EducationalApplication',
  assistants: 'BusinessApplication',
  audio: 'MultimediaApplication',
  automation: 'BusinessApplication',
  browsers: 'BrowserApplication',
  coding: 'DeveloperApplication',
  copywriting: 'BusinessApplication',
  'customer-support': 'BusinessApplication',
  'data-analysis': 'BusinessApplication',
  design: 'DesignApplication',
  'developer-platforms': 'DeveloperApplication',
  dictation: 'BusinessApplication',
  'e-commerce': 'BusinessApplication',
  education: 'EducationalApplication',
  email: 'CommunicationApplication',
  finance: 'FinanceApplication',
  healthcare: 'HealthApplication',
  'human-resources': 'BusinessApplication',
  'image-generation': 'DesignApplication',
  legal: 'BusinessApplication',
  marketing: 'BusinessApplication',
  meetings: 'CommunicationApplication',
  music: 'MultimediaApplication',
  notes: 'BusinessApplication',
  pdf: 'BusinessApplication',
  'photo-editing': 'MultimediaApplication',
  presentations: 'BusinessApplication',
  productivity: 'BusinessApplication',
  research: 'ReferenceApplication',
  sales: 'BusinessApplication',
  search: 'ReferenceApplication',
  seo: 'BusinessApplication',
  'social-media': 'SocialNetworkingApplication',
  translation: 'ReferenceApplication',
  'video-generation': 'MultimediaApplication',
  voice: 'MultimediaApplication',
  websites: 'DeveloperApplication',
  writing: 'BusinessApplication',
};
const OTHER_APPLICATION = 'UtilitiesApplication';

/** Platforms that count as operating systems. */
const OPERATING_SYSTEMS: Partial<Record<Platform, string>> = {
  web: 'Web',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  ios: 'iOS',
  android: 'Android',
};

/** Google shows pros and cons only if there are at least two in total. */
const NOTES_MIN = 2;

const notes = (texts: Text[]): ItemListLeaf => ({
  '@type': 'ItemList',
  itemListElement: texts.map(({ value }, index) => ({ '@type': 'ListItem', position: index + 1, name: value })),
});

const DECIMALS = 10;
const toRating = (value: number) => ({
  ratingValue: Math.min(RATING_MAX, Math.round(value * DECIMALS) / DECIMALS),
  bestRating: RATING_MAX,
  worstRating: 1,
});
const reviewRating = (value: number): RatingLeaf => ({ '@type': 'Rating', ...toRating(value) });
const day = (timestamp: string) => timestamp.slice(0, 10);

function identity(tool: ToolFacts, locale: Locale): SoftwareApplicationLeaf {
  const path = routes.tool(tool.slug);
  const [category] = tool.categories;
  const image = tool.cover?.src ?? tool.logo.src;
  return {
    '@type': 'SoftwareApplication',
    '@id': idOf(path, locale, 'tool'),
    name: tool.name,
    url: pageAddress(path, locale),
    description: tool.seo.description ?? tool.tagline?.value,
    inLanguage: locale,
    applicationCategory: APPLICATION_CATEGORIES[category?.code ?? ''] ?? OTHER_APPLICATION,
    ...(category ? { applicationSubCategory: category.name.value } : {}),
    ...(image ? { image: new URL(image, env.SITE_URL).href } : {}),
    mainEntityOfPage: pageOf(path, locale),
  };
}

function aggregateRating({ count, average }: Opinions['summary']): { aggregateRating?: AggregateRatingLeaf } {
  return count > 0 && average !== null ? { aggregateRating: { '@type': 'AggregateRating', ...toRating(average), reviewCount: count } } : {};
}

function visitorReviews({ reviews, anonymous }: Opinions, path: string, locale: Locale): ReviewLeaf[] {
  return reviews.flatMap(({ id, title, text, lang, author, createdAt, rating }): ReviewLeaf[] =>
    rating === null
      ? []
      : [
          {
            '@type': 'Review',
            '@id': idOf(path, locale, `review-${id}`),
            name: title,
            reviewBody: text,
            inLanguage: lang,
            datePublished: day(createdAt),
            author: { '@type': 'Person', name: author ?? anonymous },
            reviewRating: reviewRating(rating),
          },
        ],
  );
}

function editorialReview({ slug, editorialReview: text, editorialRating: rating, strengths, weaknesses }: ToolFacts, locale: Locale): ReviewLeaf[] {
  const hasNotes = strengths.length + weaknesses.length >= NOTES_MIN;
  if (rating === null || (!text && !hasNotes)) return [];
  return [
    {
      '@type': 'Review',
      '@id': idOf(routes.tool(slug), locale, 'editorial'),
      ...(text ? { reviewBody: plainText(text.value), inLanguage: text.lang } : {}),
      author: editors,
      reviewRating: reviewRating(rating),
      ...(hasNotes && strengths.length > 0 ? { positiveNotes: notes(strengths) } : {}),
      ...(hasNotes && weaknesses.length > 0 ? { negativeNotes: notes(weaknesses) } : {}),
    },
  ];
}

/** A tool on its own page: known prices and published ratings only. */
export function softwareApplication({ tool, locale, ...opinions }: ToolOptions): SoftwareApplicationLeaf {
  const path = routes.tool(tool.slug);
  const offers = planOffers({ plans: tool.plans, priceModel: tool.priceModel, url: pageAddress(path, locale) });
  const reviews = [...editorialReview(tool, locale), ...visitorReviews(opinions, path, locale)];
  const systems = tool.platforms.flatMap((platform) => OPERATING_SYSTEMS[platform] ?? []);
  return {
    ...identity(tool, locale),
    ...(systems.length > 0 ? { operatingSystem: systems.join(', ') } : {}),
    ...(tool.maker ? { creator: { '@type': 'Organization', name: tool.maker } } : {}),
    ...(tool.features.length > 0 ? { featureList: tool.features.map(({ value }) => value) } : {}),
    ...(offers.length > 0 ? { offers } : {}),
    ...aggregateRating(opinions.summary),
    ...(reviews.length > 0 ? { review: reviews } : {}),
  };
}

/** The same tool on a page that only shows reviews. */
export function reviewedApplication({ tool, locale, ...opinions }: ToolOptions): SoftwareApplicationLeaf {
  const reviews = visitorReviews(opinions, routes.tool(tool.slug), locale);
  return { ...identity(tool, locale), ...aggregateRating(opinions.summary), ...(reviews.length > 0 ? { review: reviews } : {}) };
}
