import { revalidateTag } from 'next/cache.js';
import type { PayloadRequest } from 'payload';
import { afterCommit } from '../database/after-commit';
import { askSiteToExpire } from './expire-endpoint';

/**
 * Makes every cached page new that was made from one of these tags. A job or command is no request of the web server, which alone reaches the cache:
 * there the server is asked, once the change is kept.
 */
export function expireTags(tags: Iterable<string>, req: PayloadRequest): void {
  const names = [...new Set(tags)];
  try {
    for (const name of names) revalidateTag(name, { expire: 0 });
  } catch {
    void afterCommit(req, () => askSiteToExpire(names, req.payload));
  }
}
