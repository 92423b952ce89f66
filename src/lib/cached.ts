import 'server-only';
import { unstable_cache } from 'next/cache';

/**
 * Keeps the answer of a read until one of its tags is revalidated; the page that used it is made new at the same moment.
 *
 * @param key names the read and all its arguments
 * @param tags what the answer was made from (`domain/cache-tags`)
 */
export function cached<T>(read: () => Promise<T>, key: readonly (string | number)[], tags: string[]): Promise<T> {
  return unstable_cache(read, key.map(String), { tags, revalidate: false })();
}
