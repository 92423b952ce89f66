import pg from 'pg';
import { searchConnection } from '@/server/search/connection';
import type { Query } from '@/server/search/statement';

/** The read model with the site's time limit and settings. */
export function openReadModel(url = process.env.DATABASE_URL ?? ''): {
  query: Query;
  sql: (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
  close(): Promise<void>;
} {
  const pool = new pg.Pool({ ...searchConnection(url), max: 1 });
  // The database may be dropped while the connection is open.
  pool.on('error', () => undefined);
  return {
    query: async (statement) => (await pool.query(statement)).rows,
    sql: (text, values) => pool.query(text, values),
    close: () => pool.end(),
  };
}

/** All rows of the read model except page boundaries, which depend on history, words, which may be left over, and scores, which follow at night. */
export async function readModelRows(sql: (text: string) => Promise<{ rows: Record<string, unknown>[] }>): Promise<Record<string, unknown[]>> {
  const rows = async (text: string) => (await sql(text)).rows;
  return {
    tools: await rows("select to_jsonb(t) - 'recommended' as row from search.tools t order by tool_id, locale"),
    entries: await rows('select to_jsonb(e) as row from search.entries e order by kind, entry_id, locale'),
    members: await rows('select * from search.members order by list, slug'),
    sets: await rows('select key, chunk, members::text from search.sets where bit_count(members) > 0 order by key, chunk'),
  };
}
