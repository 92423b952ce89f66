import type { Audience } from './audiences';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from './locales';
import type { ReadCollection } from './read-api';

/** Every public path, without language prefix. Dutch pages stand at the same path under `/nl`: see `localePath`. */
export const routes = {
  home: '/',
  tools: '/tools',
  toolsPage: (page: number) => `/tools/p/${page}`,
  /** Where filtered lists are rendered; their address is `/tools` with parameters. */
  toolResults: '/tools/~results',
  toolsFor: (audience: Audience) => `/tools/for/${audience}`,
  tool: (slug: string) => `/tools/${slug}`,
  categories: '/categories',
  category: (code: string) => `/categories/${code}`,
  categoryPage: (code: string, page: number) => (page === 1 ? `/categories/${code}` : `/categories/${code}/p/${page}`),
  courses: '/courses',
  course: (slug: string) => `/courses/${slug}`,
  dictionary: '/dictionary',
  term: (slug: string) => `/dictionary/${slug}`,
  products: '/products',
  product: (slug: string) => `/products/${slug}`,
  toolReviews: (slug: string) => `/tools/${slug}/reviews`,
  dropTool: '/drop-a-tool',
  withdraw: '/drop-a-tool/withdraw',
  confirmReview: '/reviews/confirm',
  reportReview: (review: number) => `/reviews/${review}/report`,
  contact: '/contact',
  newsletter: '/newsletter',
  confirmNewsletter: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  /** What mail programs call for one-click unsubscribing (RFC 8058). */
  unsubscribeApi: '/api/newsletter/unsubscribe',
  formApi: (form: string) => `/api/forms/${form}`,
  challengeApi: '/api/forms/challenge',
  toolFormApi: '/api/forms/tool',
  login: '/login',
  /** What the login dialog needs, in a language. */
  loginPanelApi: (locale: Locale) => `/api/account/login-panel?locale=${locale}`,
  /** Where mailed links of accounts lead: each page has a button, since mail scanners open links. */
  confirmEmail: '/login/confirm',
  signInLink: '/login/link',
  resetPassword: '/login/reset',
  forgotPassword: '/login?step=forgot',
  profile: '/profile',
  security: '/profile/security',
  favorites: '/favorites',
  authApi: '/api/auth',
  accountApi: '/api/users/me/account',
  bookmarksApi: '/api/users/me/bookmarks',
  bookmarkApi: (tool: number) => `/api/users/me/bookmarks/${tool}`,
  avatarApi: '/api/users/me/avatar',
  ownDataApi: '/api/users/me/data',
  deleteAccountApi: '/api/users/me/delete',
  toolCardsApi: '/api/tools/cards',
  faq: '/faq',
  aboutUs: '/about-us',
  privacyPolicy: '/privacy-policy',
  accessibility: '/accessibility',
  /** A draft on the real site, for whoever holds the token; nobody else's page. */
  preview: (token: string) => `/preview/${token}`,
  previewLinksApi: '/api/preview-links',
  /** What an address answers that is gone for good. */
  gone: (path: string) => `/gone${path}`,
  compare: '/compare',
  comparison: (slugs: readonly string[]) => `/compare?tools=${slugs.join(',')}`,
  searchApi: '/api/search',
  readApi: (collection: ReadCollection) => `/api/${collection}`,
  openApi: '/api/openapi.json',
  apiDocs: '/api/docs',
  random: '/random',
  /** What the service worker shows instead of a page that was never read. */
  offline: '/offline',
  latestBuild: '/builds/latest.json',
  serviceWorker: '/sw.js',
  manifest: (locale: Locale) => (locale === DEFAULT_LOCALE ? '/manifest.webmanifest' : `/manifest-${locale}.webmanifest`),
  go: (slug: string) => `/go/${slug}`,
  logo: (file: string) => `/logos/${file}`,
  /** The picture shown where a link to a page is shared. */
  shareImage: (locale: Locale, kind: string, file: string) => `/og/${locale}/${kind}/${file}`,
  /** Where makers find the badges of their tool. */
  toolBadge: (slug: string) => `/tools/${slug}/badge`,
  badge: (locale: Locale, theme: 'light' | 'dark', name: string) => `/badges/${locale}/${theme}/${name}.svg`,
  sitemap: '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
  /** A feed by what it is of: `tools`, `categories/<code>`, `reviews`, `terms`. */
  feed: (locale: Locale, name: string, format: 'atom' | 'json') => `/feeds/${locale}/${name}.${format}`,
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  mcp: '/mcp',
  /** A page as Markdown. */
  markdown: (path: string) => `${path}.md`,
  admin: '/admin',
} as const;

/** Collections whose documents have a page of their own. */
export const PAGED_COLLECTIONS = ['tools', 'categories', 'courses', 'dictionary-terms', 'products', 'pages'] as const;

/** Collections whose drafts can be looked at on the site before they are public. */
export const PREVIEWED_COLLECTIONS = [...PAGED_COLLECTIONS, 'faqs'] as const;

export type PreviewedCollection = (typeof PREVIEWED_COLLECTIONS)[number];

/** Path of a document's own page by its collection; null for a collection without pages. */
export function documentPath(collection: string, slug: string): string | null {
  switch (collection) {
    case 'tools':
      return routes.tool(slug);
    case 'categories':
      return routes.category(slug);
    case 'courses':
      return routes.course(slug);
    case 'dictionary-terms':
      return routes.term(slug);
    case 'products':
      return routes.product(slug);
    case 'pages':
      return `/${slug}`;
    default:
      return null;
  }
}

/** Path of something that search finds besides tools. */
export function entryPath(kind: 'category' | 'term' | 'course' | 'product', slug: string): string {
  return { category: routes.category, term: routes.term, course: routes.course, product: routes.product }[kind](slug);
}

/** A path in a language: as it is for English, under `/nl` for Dutch. Absolute addresses and fragments stay as they are. */
export function localePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE || !path.startsWith('/')) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a path as the browser or the router shows it into its language and the path without prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = LOCALE_CODES.find((code) => code === first);
  if (!locale) return { locale: DEFAULT_LOCALE, path: pathname || '/' };
  return { locale, path: `/${rest.join('/')}` };
}

/** Pages of editable text that have an address of their own, which is their slug. */
export const TEXT_PAGES = [routes.aboutUs, routes.privacyPolicy, routes.accessibility] as const;

/** The fixed pages that a fresh server renders first, so that no visitor waits for them. */
export const WARM_PATHS: string[] = [
  routes.home,
  routes.tools,
  routes.toolsPage(1),
  routes.categories,
  routes.dictionary,
  routes.courses,
  routes.products,
  routes.faq,
  ...TEXT_PAGES,
  routes.dropTool,
  routes.contact,
  routes.newsletter,
  routes.favorites,
].flatMap((path) => LOCALE_CODES.map((locale) => localePath(path, locale)));
