import type { Audience } from './audiences';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from './locales';
import type { ReadCollection } from './read-api';
import type { ChangeTopic } from './tool/events';
import { normalisedPath } from './tool/url';

type Params = readonly [name: string, value: string][];

/** A page about several tools, with more query parameters, such as those of a team. */
const withTools = (path: string, slugs: readonly string[], params: Params): string =>
  `${path}?tools=${slugs.join(',')}${params.map(([name, value]) => `&${name}=${value}`).join('')}`;

/** Every public path without language prefix; `localePath` adds `/nl`. */
export const routes = {
  home: '/',
  tools: '/tools',
  toolsPage: (page: number) => `/tools/p/${page}`,
  /** Internal: filtered lists are rendered here and shown at `/tools` with parameters. */
  toolResults: '/tools/~results',
  toolsFor: (audience: Audience) => `/tools/for/${audience}`,
  tool: (slug: string) => `/tools/${slug}`,
  categories: '/categories',
  category: (code: string) => `/categories/${code}`,
  categoryPage: (code: string, page: number) => `/categories/${code}/p/${page}`,
  courses: '/courses',
  course: (slug: string) => `/courses/${slug}`,
  dictionary: '/dictionary',
  term: (slug: string) => `/dictionary/${slug}`,
  changes: '/changes',
  changesAbout: (topic: ChangeTopic) => `/changes/${topic}`,
  changesIn: (code: string) => `/changes/categories/${code}`,
  follow: '/changes/follow',
  followTool: (slug: string) => `/changes/follow?tool=${slug}`,
  followCategory: (code: string) => `/changes/follow?category=${code}`,
  followBookmarks: '/changes/follow?bookmarks=1',
  confirmFollow: '/changes/follow/confirm',
  unfollow: '/changes/follow/stop',
  unfollowAll: '/changes/follow/stop-all',
  /** One-click unsubscribe for mail clients (RFC 8058). */
  unfollowAllApi: '/api/changes/unsubscribe',
  tasks: '/tasks',
  task: (slug: string) => `/tasks/${slug}`,
  products: '/products',
  product: (slug: string) => `/products/${slug}`,
  toolReviews: (slug: string) => `/tools/${slug}/reviews`,
  toolCosts: (slug: string) => `/tools/${slug}/costs`,
  toolAlternatives: (slug: string) => `/tools/${slug}/alternatives`,
  dropTool: '/drop-a-tool',
  withdraw: '/drop-a-tool/withdraw',
  confirmReview: '/reviews/confirm',
  reportReview: (review: number) => `/reviews/${review}/report`,
  contact: '/contact',
  newsletter: '/newsletter',
  confirmNewsletter: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  /** The same for the newsletter. */
  unsubscribeApi: '/api/newsletter/unsubscribe',
  formApi: (form: string) => `/api/forms/${form}`,
  challengeApi: '/api/forms/challenge',
  toolFormApi: '/api/forms/tool',
  knownToolsApi: '/api/forms/tool/known',
  login: '/login',
  loginPanelApi: (locale: Locale) => `/api/account/login-panel?locale=${locale}`,
  /** Targets of mailed account links. Each page has a button, since mail scanners open links. */
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
  /** A draft on the real site, for holders of the token. */
  preview: (token: string) => `/preview/${token}`,
  previewLinksApi: '/api/preview-links',
  /** Rendered for removed pages. */
  gone: (path: string) => `/gone${path}`,
  /** In the order of their slugs, so that two tools have one page. */
  versus: (one: string, other: string) => `/compare/${[one, other].sort().join('/vs/')}`,
  shortlists: '/shortlists',
  /** With more query parameters, such as those of a team and of weights. */
  newShortlist: (slugs: readonly string[], params: Params = []) =>
    `/shortlists/new?${new URLSearchParams([['tools', slugs.join(',')], ...params]).toString().replaceAll('%2C', ',')}`,
  copyShortlist: (address: string) => `/shortlists/new?from=${address}`,
  bookmarksList: '/shortlists/bookmarks',
  shortlist: (address: string) => `/shortlists/${address}`,
  editShortlist: (address: string) => `/shortlists/${address}/edit`,
  /** Lets another browser edit a list. */
  shortlistKey: (address: string, key: string) => `/shortlists/${address}/key/${key}`,
  shortlistCsv: (address: string) => `/shortlists/${address}/tools.csv`,
  /** A list in a frame on another site. */
  embeddedShortlist: (locale: Locale, address: string) => `/embeds/${locale}/shortlists/${address}`,
  weigh: '/weigh',
  weighed: (slugs: readonly string[], params: Params = []) => withTools('/weigh', slugs, params),
  compare: '/compare',
  comparison: (slugs: readonly string[], params: Params = []) => withTools('/compare', slugs, params),
  searchApi: '/api/search',
  scoresApi: '/api/tools/scores',
  nearestApi: '/api/search/nearest',
  searchTextsApi: (locale: Locale) => `/api/search/texts?locale=${locale}`,
  readApi: (collection: ReadCollection) => `/api/${collection}`,
  openApi: '/api/openapi.json',
  apiDocs: '/api/docs',
  data: '/data',
  dataFile: (name: string) => `/data/${name}`,
  random: '/random',
  /** Shown by the service worker for pages that aren't cached. */
  offline: '/offline',
  /** Shown by the service worker for terms that aren't cached. */
  offlineDictionary: '/offline/dictionary',
  latestBuild: '/builds/latest.json',
  serviceWorker: '/sw.js',
  manifest: (locale: Locale) => (locale === DEFAULT_LOCALE ? '/manifest.webmanifest' : `/manifest-${locale}.webmanifest`),
  go: (slug: string) => `/go/${slug}`,
  logo: (file: string) => `/logos/${file}`,
  shareImage: (locale: Locale, kind: string, file: string) => `/og/${locale}/${kind}/${file}`,
  toolBadge: (slug: string) => `/tools/${slug}/badge`,
  correctTool: (slug: string) => `/tools/${slug}/correct`,
  badge: (locale: Locale, theme: 'light' | 'dark', name: string) => `/badges/${locale}/${theme}/${name}.svg`,
  sitemap: '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
  /** `name` as in `feedOf`. */
  feed: (locale: Locale, name: string, format: 'atom' | 'json') => `/feeds/${locale}/${name}.${format}`,
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  mcp: '/mcp',
  markdown: (path: string) => `${path}.md`,
  admin: '/admin',
  /** For operators, answered before Next's router (`start/answer-operators`). */
  healthz: '/healthz',
  readyz: '/readyz',
  metrics: '/metrics',
} as const;

/** Path of a document's page, by collection. */
const PAGES = {
  tools: routes.tool,
  categories: routes.category,
  courses: routes.course,
  'dictionary-terms': routes.term,
  products: routes.product,
  tasks: routes.task,
  pages: (slug: string) => `/${slug}`,
} satisfies Record<string, (slug: string) => string>;

type PagedCollection = keyof typeof PAGES;

/** Collections whose documents have their own page. */
export const PAGED_COLLECTIONS = Object.keys(PAGES) as PagedCollection[];

/** Collections whose drafts can be previewed on the site. */
export type PreviewedCollection = PagedCollection | 'faqs';
export const PREVIEWED_COLLECTIONS: PreviewedCollection[] = [...PAGED_COLLECTIONS, 'faqs'];

/** Path of a document's page, or null for collections without pages. */
export const documentPath = (collection: string, slug: string): string | null =>
  Object.hasOwn(PAGES, collection) ? PAGES[collection as PagedCollection](slug) : null;

/** Kinds of search results besides tools. */
export const ENTRY_KINDS = ['task', 'category', 'term', 'course', 'product'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Kinds of public documents whose names people look for. */
export const DOCUMENT_KINDS = ['tool', ...ENTRY_KINDS] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Path of a search result. */
export const entryPath = (kind: EntryKind, slug: string): string => routes[kind](slug);

/** Adds the language prefix: none for English, `/nl` for Dutch. Absolute URLs and fragments stay unchanged. */
export function localePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE || !path.startsWith('/')) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a pathname into language and path without prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = LOCALE_CODES.find((code) => code === first);
  if (!locale) return { locale: DEFAULT_LOCALE, path: pathname || '/' };
  return { locale, path: `/${rest.join('/')}` };
}

/** Editable text pages with a fixed path, which is their slug. */
export const TEXT_PAGES = [routes.aboutUs, routes.privacyPolicy, routes.accessibility] as const;

/** Pages rendered right after start-up, so that no visitor waits for them. */
export const WARM_PATHS: string[] = [
  routes.home,
  routes.tools,
  routes.toolsPage(1),
  routes.categories,
  routes.dictionary,
  routes.courses,
  routes.changes,
  routes.products,
  routes.tasks,
  routes.faq,
  ...TEXT_PAGES,
  routes.dropTool,
  routes.contact,
  routes.newsletter,
  routes.favorites,
].flatMap((path) => LOCALE_CODES.map((locale) => localePath(path, locale)));

/** A path, not the start of a URL on another host. */
const OWN_PATH = /^\/(?![/\\])[^\t\r\n\\]*$/;
const ANY_ORIGIN = 'http://site.invalid';

/**
 * Canonical path on this site for comparisons: no language prefix, query, fragment or trailing slash, one percent-encoding. Null for anything else.
 */
export function sitePath(value: string): string | null {
  if (!OWN_PATH.test(value)) return null;
  const { path } = splitLocale(normalisedPath(new URL(value, ANY_ORIGIN).pathname).replace(/\/{2,}/g, '/'));
  return path.replace(/\/+$/, '') || '/';
}

/** `sitePath` including query and fragment. */
export function siteAddress(value: string): string | null {
  const path = sitePath(value);
  if (path === null) return null;
  const { search, hash } = new URL(value, ANY_ORIGIN);
  return `${path}${search}${hash}`;
}
