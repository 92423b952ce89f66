import { routes, splitLocale } from '@/domain/routes';

/** A slug or number, never text a visitor made up. */
const SLUG = '[a-z0-9-]+';

const TRACKED: [pattern: string, name: string][] = [
  [routes.home, 'home'],
  [routes.tools, 'tools'],
  [`/tools/p/${SLUG}`, 'tools'],
  [`/tools/for/${SLUG}`, 'audience'],
  [`/tools/${SLUG}`, 'tool'],
  [`/tools/${SLUG}/reviews`, 'tool-reviews'],
  [`/tools/${SLUG}/costs`, 'tool-costs'],
  [routes.correctTool(SLUG), 'correct-tool'],
  [`/tools/${SLUG}/alternatives`, 'tool-alternatives'],
  [routes.categories, 'categories'],
  [`/categories/${SLUG}`, 'category'],
  [`/categories/${SLUG}/p/${SLUG}`, 'category'],
  [routes.courses, 'courses'],
  [`/courses/${SLUG}`, 'course'],
  [routes.dictionary, 'dictionary'],
  [`/dictionary/${SLUG}`, 'term'],
  [routes.changes, 'changes'],
  [routes.follow, 'follow'],
  [`/changes/${SLUG}`, 'changes'],
  [`/changes/categories/${SLUG}`, 'changes'],
  [routes.data, 'data'],
  [routes.tasks, 'tasks'],
  [`/tasks/${SLUG}`, 'task'],
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
  [routes.versus(SLUG, SLUG), 'versus'],
  [routes.shortlists, 'shortlists'],
  [routes.faq, 'faq'],
  [routes.aboutUs, 'about-us'],
  [routes.privacyPolicy, 'privacy-policy'],
  [routes.accessibility, 'accessibility'],
];

const NAMES = TRACKED.map(([pattern, name]) => ({ pattern: new RegExp(`^${pattern}$`), name }));

/** Lists whose query is a search or filter. */
const RESULTS = 'search';

/** Pages with personal URLs or titles. */
const UNCOUNTED = [
  routes.confirmReview,
  routes.withdraw,
  routes.confirmNewsletter,
  routes.unsubscribe,
  routes.confirmFollow,
  routes.unfollow,
  routes.unfollowAll,
  routes.confirmEmail,
  routes.signInLink,
  routes.resetPassword,
];

/** No query, token or typed text. */
interface PageView {
  page_name: string;
  page_path: string;
  page_title: string;
  language: string;
}

/** Their addresses hold a token. */
const UNCOUNTED_BELOW = [routes.preview(''), `${routes.shortlists}/`];

/** True for pages with a token in their URL: nothing third-party loads there. */
export function isUncounted(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  return UNCOUNTED.some((route) => route === path) || UNCOUNTED_BELOW.some((start) => path.startsWith(start));
}

/**
 * The page view, or null. Unknown paths are reported as `other` without the path; titles of result lists are left out, since they repeat the search.
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
