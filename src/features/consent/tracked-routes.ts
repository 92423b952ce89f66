import { routes, splitLocale } from '@/domain/routes';

/** What differs from document to document: a slug or a number, so nothing that anybody made up. */
const SLUG = '[a-z0-9-]+';

/** Names of the routes in statistics. */
const TRACKED: [pattern: string, name: string][] = [
  [routes.home, 'home'],
  [routes.tools, 'tools'],
  [`/tools/p/${SLUG}`, 'tools'],
  [`/tools/for/${SLUG}`, 'audience'],
  [`/tools/${SLUG}`, 'tool'],
  [`/tools/${SLUG}/reviews`, 'tool-reviews'],
  [routes.categories, 'categories'],
  [`/categories/${SLUG}`, 'category'],
  [`/categories/${SLUG}/p/${SLUG}`, 'category'],
  [routes.courses, 'courses'],
  [`/courses/${SLUG}`, 'course'],
  [routes.dictionary, 'dictionary'],
  [`/dictionary/${SLUG}`, 'term'],
  [routes.products, 'products'],
  [`/products/${SLUG}`, 'product'],
  [`/reviews/${SLUG}/report`, 'report-review'],
  [routes.dropTool, 'drop-a-tool'],
  [routes.contact, 'contact'],
  [routes.newsletter, 'newsletter'],
  [routes.login, 'login'],
  [routes.profile, 'profile'],
  [routes.security, 'security'],
  [routes.favorites, 'favorites'],
  [routes.compare, 'compare'],
  [routes.faq, 'faq'],
  [routes.aboutUs, 'about-us'],
  [routes.privacyPolicy, 'privacy-policy'],
  [routes.accessibility, 'accessibility'],
];

const NAMES = TRACKED.map(([pattern, name]) => ({ pattern: new RegExp(`^${pattern}$`), name }));

/** Name of lists whose query is a search or a filter. */
const RESULTS = 'search';

/** Pages whose address or name holds what is meant for one person: they are not counted at all. */
const UNCOUNTED = [
  routes.confirmReview,
  routes.withdraw,
  routes.confirmNewsletter,
  routes.unsubscribe,
  routes.confirmEmail,
  routes.signInLink,
  routes.resetPassword,
];

/** One page view, as statistics get it: no query, no token, no text that somebody typed. */
interface PageView {
  page_name: string;
  page_path: string;
  page_title: string;
  language: string;
}

/** True for pages behind mailed and shared links, whose address holds a token: nothing of others loads there. */
export function isUncounted(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  return UNCOUNTED.some((route) => route === path) || path.startsWith(routes.preview(''));
}

/**
 * The view of a page, or null for one that is not counted. An address that is no page's is named `other` and stays unnamed itself, since it may hold anything;
 * the title of a list of results is left out, since it repeats what was searched for.
 */
export function pageViewOf({ pathname, query, title }: { pathname: string; query: string; title: string }): PageView | null {
  if (isUncounted(pathname)) return null;
  const { locale, path } = splitLocale(pathname);
  const known = NAMES.find(({ pattern }) => pattern.test(path))?.name;
  const isResults = path === routes.tools && query.length > 1;
  const name = isResults ? RESULTS : (known ?? 'other');
  return {
    page_name: name,
    page_path: known ? pathname : '',
    page_title: isResults || !known ? '' : title,
    language: locale,
  };
}
