import 'server-only';
import { unstable_cache } from 'next/cache';
import { pageCache } from './page-cache';
import type { Stamped } from './page-cache/stamped';
import { grantedPreview, readWithGrant } from './preview';

/**
 * Caches a read until one of its tags expires, together with the pages that used it. On preview pages nothing is cached.
 *
 * @param key identifies the read and all its arguments
 * @param tags see `domain/cache-tags`
 */
export async function cached<T>(read: () => Promise<T>, key: readonly (string | number)[], tags: string[]): Promise<T> {
  const grant = grantedPreview();
  if (grant) return readWithGrant(grant, read);
  // Misses of one key overlap, so each read carries its own stamp.
  const stamped = async (): Promise<Stamped<T>> => ({ stamp: (await pageCache()?.stamp()) ?? null, value: await read() });
  return (await unstable_cache(stamped, key.map(String), { tags, revalidate: false })()).value;
}

/** Next stores 128 tags per read and silently drops the rest. */
const IDS_PER_READ = 100;

/**
 * `cached` for documents with many ids, read in batches.
 *
 * @param tagOf tag of one document; `tags` apply to every batch
 */
export async function cachedByIds<T>(
  ids: readonly number[],
  { read, key, tagOf, tags = [] }: { read: (ids: number[]) => Promise<T[]>; key: readonly string[]; tagOf: (id: number) => string; tags?: string[] },
): Promise<T[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_READ) }, (_, part) => ids.slice(part * IDS_PER_READ, (part + 1) * IDS_PER_READ));
  return (await Promise.all(parts.map((some) => cached(() => read(some), [...key, some.join(',')], [...some.map(tagOf), ...tags])))).flat();
}
