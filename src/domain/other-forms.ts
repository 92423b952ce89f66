/** Alternate formats of a page, derived from its path: Markdown and feeds. */
import { routes, TEXT_PAGES } from './routes';

export type FeedFormat = 'atom' | 'json';

export const FEED_TYPES: Record<FeedFormat, string> = { atom: 'application/atom+xml', json: 'application/feed+json' };

/** Patterns of paths with a Markdown version, without the leading slash; used for the rewrites in `next.config.ts`. */
export const TWINNED = [
  '(?:tools|categories|dictionary|courses|products|tasks)/[^/.~]+',
  ...[routes.faq, ...TEXT_PAGES].map((path) => path.slice(1)),
].join('|');
const TWINNED_PATH = new RegExp(`^/(?:${TWINNED})$`);

/** Path of a page's Markdown version without language prefix, or null. */
export function markdownPath(path: string): string | null {
  return TWINNED_PATH.test(path) ? routes.markdown(path) : null;
}

const TOOL = /^\/tools\/(?!~)[^/]+$/;
const CHANGES_IN = /^\/changes\/categories\/[^/]+$/;

/** Name of the feed that follows a page: `tools`, `categories/<code>`, `terms`, `changes`, `changes/categories/<code>`, `changes/tools/<slug>`, or null. */
export function feedOf(path: string): string | null {
  if ([routes.home, routes.tools, routes.toolsPage(1)].includes(path)) return 'tools';
  if (path === routes.dictionary) return 'terms';
  if (path === routes.changes || CHANGES_IN.test(path)) return path.slice(1);
  if (/^\/categories\/[^/]+$/.test(path)) return path.slice(1);
  return TOOL.test(path) ? `changes${path}` : null;
}
