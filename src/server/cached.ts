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

/** Next remembers 128 tags of a read, drops the others, and would not renew it for them. */
const IDS_PER_READ = 100;

/**
 * The same for documents of many ids, read in parts.
 *
 * @param tagOf the tag of one document; `tags` are those of every part
 */
export async function cachedByIds<T>(
  ids: readonly number[],
  { read, key, tagOf, tags = [] }: { read: (ids: number[]) => Promise<T[]>; key: readonly string[]; tagOf: (id: number) => string; tags?: string[] },
): Promise<T[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_READ) }, (_, part) => ids.slice(part * IDS_PER_READ, (part + 1) * IDS_PER_READ));
  return (await Promise.all(parts.map((some) => cached(() => read(some), [...key, some.join(',')], [...some.map(tagOf), ...tags])))).flat();
}
