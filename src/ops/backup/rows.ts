import { type Client, escapeIdentifier } from 'pg';
import { Failure } from '../failure';

/** Tables that a server recovers after a crash: all but unlogged ones. */
const TABLES = `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^(pg_|information_schema$)' order by 1, 2`;

export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(TABLES);
  return rows.map(({ schema, name }) => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`);
}

/** Rows by table. */
export async function countRows(client: Client, tables: string[]): Promise<Record<string, number>> {
  const counts = tables.map((table) => `select '${table.replaceAll("'", "''")}' as name, count(*)::integer as number from ${table}`);
  const { rows } = await client.query<{ name: string; number: number }>(counts.join(' union all ') || 'select where false');
  return Object.fromEntries(rows.map(({ name, number }) => [name, number]));
}

/** @throws Failure if a table has other rows than were backed up, or isn't there */
export async function requireRows(client: Client, expected: Record<string, number>): Promise<void> {
  const found = await countRows(client, await tablesOf(client));
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  const wrong = names
    .filter((name) => found[name] !== expected[name])
    .map((name) => `${name} has ${found[name] ?? 'no'} rows, not ${expected[name] ?? 0}`);
  if (wrong.length > 0) throw new Failure(`The restored database isn't what was backed up: ${wrong.join('; ')}.`);
}
