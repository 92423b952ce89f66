import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { run } from '../../src/ops/processes';
import { PAYLOAD_NODE_OPTIONS } from '../../src/ops/site';

/** Runs one statement on the server in `DATABASE_URL`. */
export async function query<Row extends pg.QueryResultRow>(statement: string, connectionString = process.env.DATABASE_URL): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Creates a database, empty or copied from `template`, that is dropped after the run.
 * @returns its URL
 */
export async function createDatabase(template?: string): Promise<string> {
  const name = `${process.env.TEST_DATABASES}_${randomUUID().slice(0, 8)}`;
  await query(`create database ${name} template ${template ? new URL(template).pathname.slice(1) : 'template1'}`);
  return Object.assign(new URL(String(process.env.DATABASE_URL)), { pathname: `/${name}` }).href;
}

/** Prepares a database like every start of the site. */
export const prepare = (url: string, settings: Record<string, string> = {}) =>
  run(['--import', 'tsx', PAYLOAD_NODE_OPTIONS, 'src/ops/prepare.ts'], {
    ...process.env,
    ADMIN_PASSWORD: 'correct-horse-battery-staple',
    ...settings,
    DATABASE_URL: url,
  });

/** A copy of the database seeded by `npm test`; a file run alone seeds one itself. */
export async function createSeededDatabase(): Promise<string> {
  const url = await createDatabase(process.env.SEEDED_DATABASE);
  if (!process.env.SEEDED_DATABASE) {
    const { code, output } = await prepare(url);
    if (code !== 0) throw new Error(output);
  }
  return url;
}
