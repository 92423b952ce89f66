import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { searchConnection } from '@/server/search/connection';
import type { Query } from '@/server/search/statement';

/** A file of the evaluation set of the search. */
export const evaluationFile = (name: string) => JSON.parse(readFileSync(new URL(`../../tests/evaluation/${name}`, import.meta.url), 'utf8'));

/** The seeded database of `DATABASE_URL`, by one connection. */
export function openSearch(): { query: Query; close: () => Promise<void> } {
  const pool = new Pool({ ...searchConnection(process.env.DATABASE_URL ?? ''), max: 1 });
  return { query: async (statement) => (await pool.query(statement)).rows as never, close: () => pool.end() };
}
