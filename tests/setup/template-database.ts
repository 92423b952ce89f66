import { randomUUID } from 'node:crypto';
import { run } from '../../src/ops/processes';
import { PAYLOAD_NODE_OPTIONS } from '../../src/ops/site';
import { createDatabase, query } from './database';

/** Migrates the database that every test file copies, and drops all databases after the run. */
export default async function setUp(): Promise<() => Promise<void>> {
  process.env.TEST_DATABASES = `test_${randomUUID().slice(0, 8)}`;
  const template = await createDatabase();
  // In a child process: a database with open connections can't be copied.
  const { code, output } = await run(['--import', 'tsx', PAYLOAD_NODE_OPTIONS, 'tests/setup/migrate.ts'], { ...process.env, DATABASE_URL: template });
  if (code !== 0) throw new Error(output);
  process.env.TEMPLATE_DATABASE = template;
  return async () => {
    const databases = await query<{ datname: string }>(`select datname from pg_database where datname like '${process.env.TEST_DATABASES}%'`);
    for (const { datname } of databases) await query(`drop database ${datname} with (force)`);
  };
}
