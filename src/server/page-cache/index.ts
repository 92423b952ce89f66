import { env } from '@/env';
import { ChangeFeed } from './change-feed';
import { PageCache } from './page-cache';

const MAX_BYTES = 256 * 1024 * 1024;

/** Next bundles pages, routes and the server apart, so they meet at a global name. `start/cache-handler.cjs` knows it too. */
const NAME = Symbol.for('page-cache');
const holder = globalThis as { [NAME]?: PageCache };

/** The cache of this process; null outside the web server. */
export const pageCache = (): PageCache | null => holder[NAME] ?? null;

/** Opens the cache and follows the changes of the database. */
export function openPageCache(): void {
  const feed: ChangeFeed = new ChangeFeed(env.DATABASE_URL, (tags, reading) => cache.expire(tags, reading));
  const cache = new PageCache(() => feed.catchUp(), MAX_BYTES);
  holder[NAME] = cache;
  feed.follow();
}
