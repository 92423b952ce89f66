import { revalidateTag } from 'next/cache.js';
import type { Payload } from 'payload';

/** Makes every cached page new that was made from one of these tags. */
export function expireTags(tags: Iterable<string>, payload: Payload): void {
  for (const tag of new Set(tags)) {
    try {
      revalidateTag(tag, { expire: 0 });
    } catch (error) {
      // Outside a request of the web server there is no cache to reach: say so instead of failing the write.
      payload.logger.warn({ msg: `Cached pages of "${tag}" were not renewed: ${error instanceof Error ? error.message : String(error)}` });
    }
  }
}
