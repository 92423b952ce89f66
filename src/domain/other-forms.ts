/** The other forms of a page: as Markdown, and as a feed. Which page has which follows from its path. */
import { routes, TEXT_PAGES } from './routes';

export type FeedFormat = 'atom' | 'json';

export const FEED_TYPES: Record<FeedFormat, string> = { atom: 'application/atom+xml', json: 'application/feed+json' };

/** What paths with a twin in Markdown look like, without the slash before them; the rewrites of `next.config.ts` are made from it. */
export const TWINNED = ['(?:tools|categories|dictionary|courses|products)/[^/.~]+', ...[routes.faq, ...TEXT_PAGES].map((path) => path.slice(1))].join(
  '|',
);
const TWINNED_PATH = new RegExp(`^/(?:${TWINNED})$`);

/** Path of a page as Markdown, without language prefix; null for a page that has no such twin. */
export function markdownPath(path: string): string | null {
  return TWINNED_PATH.test(path) ? routes.markdown(path) : null;
}

/** Name of the feed in which what a page lists can be followed: `tools`, `categories/<code>`, `reviews`, `terms`; null without one. */
export function feedOf(path: string): string | null {
  if ([routes.home, routes.tools, routes.toolsPage(1)].includes(path)) return 'tools';
  if (path === routes.dictionary) return 'terms';
  if (/^\/categories\/[^/]+$/.test(path)) return path.slice(1);
  return /^\/tools\/[^/]+\/reviews$/.test(path) ? 'reviews' : null;
}
