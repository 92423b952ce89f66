import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { env } from '@/env';
import type { ShareCard, ShareSubject } from './share-card';

/** Fixed pages with their own card, by first path segment, and the messages for title and description. */
export const PAGE_TEXTS = {
  tools: 'tools',
  categories: 'categories',
  dictionary: 'dictionary',
  courses: 'courses',
  changes: 'changes',
  data: 'dataset',
  products: 'products',
  tasks: 'tasks',
  faq: 'faq',
  compare: 'compare',
  favorites: 'bookmarks',
  newsletter: 'forms.newsletter',
  contact: 'forms.contact',
  'drop-a-tool': 'forms.tool',
} as const;

export type FixedPage = keyof typeof PAGE_TEXTS;

const SITE = 'site';

const isOwnPage = (slug: string): slug is FixedPage => Object.hasOwn(PAGE_TEXTS, slug);

export function plainCard(subject: ShareSubject, title: string): ShareCard {
  return {
    ...subject,
    productName: env.PRODUCT_NAME,
    host: new URL(env.SITE_URL).host,
    label: null,
    title,
    text: null,
    mark: null,
    rating: null,
    verified: null,
    fact: null,
  };
}

/** Card of a fixed page, or null. */
export async function fixedPageCard(slug: string, locale: Locale): Promise<ShareCard | null> {
  const subject = { kind: 'page' as const, slug, locale };
  if (slug === SITE) {
    const t = await getTranslations({ locale, namespace: 'sharing' });
    return { ...plainCard(subject, env.PRODUCT_NAME), text: t('site.description') };
  }
  if (!isOwnPage(slug)) return null;
  const t = await getTranslations({ locale, namespace: PAGE_TEXTS[slug] });
  return { ...plainCard(subject, t('title')), text: t('description') };
}

/** Card of a page that isn't about one document: that of its section, else the site's. */
export async function cardOfPath(path: string, locale: Locale): Promise<ShareCard> {
  const [, part = ''] = path.split(/[/?]/);
  const card = (await fixedPageCard(part, locale)) ?? (await fixedPageCard(SITE, locale));
  if (!card) throw new Error('The site has no card');
  return card;
}
