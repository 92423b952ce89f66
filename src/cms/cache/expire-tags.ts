import { revalidateTag } from 'next/cache.js';
import type { PayloadRequest } from 'payload';
import { afterCommit } from '../database/after-commit';
import { askSiteToExpire } from './expire-endpoint';

/**
 * Expires every cached page with one of these tags. Jobs and commands run outside the web server, which alone reaches the cache: they ask it after
 * the commit.
 */
export function expireTags(tags: Iterable<string>, req: PayloadRequest): void {
  const names = [...new Set(tags)];
  try {
    for (const name of names) revalidateTag(name, { expire: 0 });
  } catch {
    void afterCommit(req, () => askSiteToExpire(names, req.payload));
  }
}
