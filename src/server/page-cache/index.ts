import { setTimeout } from 'node:timers/promises';
import { env } from '@/env';
import { type Changed, ChangeFeed } from './change-feed';
import { Edge } from './edge';
import { PageCache } from './page-cache';

const OWN_CHANGES_MS = 1000;
const MAX_BYTES = 256 * 1024 * 1024;

/** Next bundles pages, routes and the server apart, so they meet at a global name. `start/cache-handler.cjs` knows it too. */
const NAME = Symbol.for('page-cache');
const holder = globalThis as { [NAME]?: PageCache };

/** The cache of this process; null outside the web server. */
export const pageCache = (): PageCache | null => holder[NAME] ?? null;

/**
 * Waits until this process knows of all committed changes, so that people see their own with the next request. The change is saved already: a slow
 * feed delays the answer by a second at most.
 */
export async function seeOwnChanges(): Promise<void> {
  const cache = pageCache();
  if (cache) await Promise.race([cache.stamp(), setTimeout(OWN_CHANGES_MS, null, { ref: false })]);
}

/**
 * Opens the cache, and follows the changes of the database for it and for the caches in front of the site.
 * @param follow sees them too; what waits for a change waits for it
 */
export function openPageCache(follow: (changed: Changed) => Promise<void>): void {
  const edges = env.EDGE_URLS.map((origin) => new Edge(origin));
  const feed: ChangeFeed = new ChangeFeed(env.DATABASE_URL, (tags, reading) => {
    cache.expire(tags, reading);
    for (const edge of edges) edge.purge(tags);
    return follow(tags);
  });
  const cache = new PageCache(() => feed.catchUp(), MAX_BYTES);
  holder[NAME] = cache;
  // Another release, or changes that nobody followed while the site was down.
  for (const edge of edges) edge.purge(null);
  feed.follow();
}
