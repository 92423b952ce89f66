import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LOCALES, type Locale, localeInfo } from '@/domain/locales';
import { FEED_TYPES, type FeedFormat, feedOf, markdownPath } from '@/domain/other-forms';
import { pageTitle } from '@/domain/page-title';
import { routes } from '@/domain/routes';
import { env } from '@/env';
import { pageLocale } from '@/i18n/page-locale';
import { pageAddress } from '@/server/page-address';
import type { SharedImage } from './page-seo';
import { cardOfPath, type FixedPage, PAGE_TEXTS } from './share-image/page-card';
import { type ShareCard, shareImage } from './share-image/share-card';

interface PageMetadata {
  /** Without the product name; omitted on the home page. */
  title?: string;
  description?: string | null;
  /** The editor's image or the page's card; defaults to the card of its section of the site. */
  image?: SharedImage | null;
  card?: ShareCard | null;
  /** Without language prefix. */
  path: string;
  /** Set if another page shows the same content. */
  canonicalPath?: string;
  locale: Locale;
  noIndex?: boolean;
}

/** URLs of a page's Markdown version and feeds. */
function alternateTypes(path: string, locale: Locale, title: string) {
  const [markdown, feed] = [markdownPath(path), feedOf(path)];
  const address = (format: FeedFormat, name: string) => [{ url: env.SITE_URL + routes.feed(locale, name, format), title }];
  return {
    ...(markdown ? { 'text/markdown': pageAddress(markdown, locale) } : {}),
    ...(feed ? { [FEED_TYPES.atom]: address('atom', feed), [FEED_TYPES.json]: address('json', feed) } : {}),
  };
}

/** Title, description, canonical URL, hreflang and sharing metadata of a page. */
export async function pageMetadata(page: PageMetadata): Promise<Metadata> {
  const { title, description, image, card, path, canonicalPath = path, locale, noIndex } = page;
  const shared = image ?? shareImage(card ?? (await cardOfPath(path, locale)));
  const address = (code: Locale) => pageAddress(canonicalPath, code);
  const languages = Object.fromEntries(LOCALES.map(({ code }) => [code, address(code)]));
  const fullTitle = pageTitle(title, env.PRODUCT_NAME);
  return {
    title: fullTitle,
    description: description ?? undefined,
    alternates: {
      canonical: address(locale),
      languages: { ...languages, 'x-default': address('en') },
      ...(noIndex ? {} : { types: alternateTypes(path, locale, fullTitle) }),
    },
    openGraph: {
      title: title ?? env.PRODUCT_NAME,
      description: description ?? undefined,
      url: address(locale),
      siteName: env.PRODUCT_NAME,
      locale: localeInfo(locale).iso.replace('-', '_'),
      type: 'website',
      images: [{ ...shared, url: new URL(shared.url, env.SITE_URL).href, alt: shared.alt ?? undefined }],
    },
    twitter: { card: 'summary_large_image' },
    ...(noIndex ? { robots: { index: false, follow: true } } : {}),
  };
}

/** Makes `generateMetadata` for a page whose title and description are messages. */
export const fixedPageMetadata = (page: FixedPage) => async (): Promise<Metadata> => {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations(PAGE_TEXTS[page])]);
  return pageMetadata({ title: t('title'), description: t('description'), path: `/${page}`, locale });
};

type UnlistedTexts =
  | 'bookmarks'
  | `account.${'login' | 'confirmEmail' | 'signInLink' | 'resetPassword' | 'profile' | 'security'}`
  | `forms.links.${'confirmNewsletter' | 'unsubscribe' | 'confirmFollow' | 'unfollow' | 'unfollowAll' | 'confirmReview' | 'withdraw'}`;

/** The same for a page that search engines leave out; its description is optional. */
export const unlistedPageMetadata = (texts: UnlistedTexts, path: string) => async (): Promise<Metadata> => {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations(texts)]);
  const described = 'description' as 'title';
  return pageMetadata({ title: t('title'), description: t.has(described) ? t(described) : null, path, locale, noIndex: true });
};
