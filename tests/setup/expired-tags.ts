import type { Payload } from 'payload';

/** The cache tags that expired since the last call, each once. */
export async function takeExpiredTags({ db }: Payload): Promise<string[]> {
  const { rows } = await db.pool.query<{ tag: string }>(
    'with taken as (delete from cache.changes returning tags) select distinct tag from taken, unnest(tags) as tag',
  );
  return rows.map(({ tag }) => tag);
}
