import 'server-only';
import { unstable_cache } from 'next/cache';
import { grantedPreview, readWithGrant } from './preview';

/**
 * Keeps the answer of a read until one of its tags is revalidated; the page that used it is made new at the same moment. On a page that previews a
 * draft nothing is kept, and nothing kept is used.
 *
 * @param key names the read and all its arguments
 * @param tags what the answer was made from (`domain/cache-tags`)
 */
export function cached<T>(read: () => Promise<T>, key: readonly (string | number)[], tags: string[]): Promise<T> {
  const grant = grantedPreview();
  if (grant) return readWithGrant(grant, read);
  return unstable_cache(read, key.map(String), { tags, revalidate: false })();
}
