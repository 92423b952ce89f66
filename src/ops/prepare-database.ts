import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Migration, Payload } from 'payload';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { makeAccount } from '@/cms/accounts/create-account';
import { lockKey } from '@/cms/database/lock-key';
import { newestDataset } from '@/cms/dataset/stored';
import { JOB_QUEUES } from '@/cms/queues/queues';
import { cutEvenPages, saveSortKeys } from '@/cms/search/rebuild';
import { seed } from '@/cms/seed/seed';
import { PASSWORD_MIN_LENGTH } from '@/domain/limits';
import { env } from '@/env';
import { migrations } from '../../migrations/index';
import previousRelease from '../../migrations/previous-release/release.json';
import { Failure } from './failure';
import { openPayload } from './open-payload';
import { progressBar } from './progress';
import { connectTo } from './site';

const DEFAULT_ADMIN_EMAIL = 'admin@example.com';

type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Precedes, in the comment on the table of migrations, the newest migration of the oldest release that can run on the database. */
const OLDEST_RELEASE = 'runs releases from migration ';

/** Whether a newer release that prepared this database left it usable for this one: for going back without a backup. */
async function isPreparedForOlder(query: Query): Promise<boolean> {
  const [row] = await query<{ comment: string | null }>("select obj_description('payload_migrations'::regclass, 'pg_class') as comment");
  const oldest = row?.comment?.startsWith(OLDEST_RELEASE) ? row.comment.slice(OLDEST_RELEASE.length) : null;
  return oldest !== null && (migrations.at(-1)?.name ?? '') >= oldest;
}

/** Notes which releases can run on the database; an older release leaves a newer one's note. */
async function noteOldestRelease(query: Query): Promise<void> {
  const [table] = await query<{ name: string | null }>("select to_regclass('payload_migrations') as name");
  if (table?.name === null || (await unknownMigrations(query)).length > 0) return;
  await query(`comment on table payload_migrations is ${escapeLiteral(OLDEST_RELEASE + previousRelease.newestMigration)}`);
}

/** Applied migrations that this release doesn't have. */
async function unknownMigrations(query: Query): Promise<string[]> {
  const applied = await query<{ name: string }>('select name from payload_migrations order by name');
  return applied.map(({ name }) => name).filter((name) => !migrations.some((migration) => migration.name === name));
}

/** Why this database cannot be migrated, or null. */
async function findObstacle(query: Query, ownTables: OwnTable[]): Promise<string | null> {
  const tables = await query<{ name: string }>("select table_name as name from information_schema.tables where table_schema = 'public'");
  const present = new Set(tables.map(({ name }) => name));
  const recorded = 'select name, batch::integer from payload_migrations';
  const applied = present.has('payload_migrations') ? await query<{ name: string; batch: number }>(recorded) : [];
  const names = applied.map(({ name }) => name);

  if (applied.some(({ batch }) => batch === -1)) {
    return 'The database was changed without migrations (it has a marker of a development "push"). Restore a backup or start with an empty database.';
  }
  const [baseline] = migrations;
  if (baseline && names.some((name) => name < baseline.name)) {
    return 'The database is from before version 0.2 and cannot be upgraded: start with an empty database.';
  }
  const unknown = applied.length > 0 ? await unknownMigrations(query) : [];
  if (unknown.length > 0 && !(await isPreparedForOlder(query))) {
    return `The database has migrations that this version does not know: ${unknown.join(', ')}. A newer version ran on it and left it unfit for this one; start that version, or restore a backup from before it.`;
  }
  const existing = ownTables.map(({ name }) => name).filter((name) => present.has(name));
  if (applied.length === 0 && existing.length > 0) {
    return `The database has tables of the site (${some(existing)}) but no record of migrations: it is incomplete or belongs to something else. Restore a backup or use an empty database.`;
  }
  return null;
}

/** Applies pending migrations. Payload ends the process when one fails, so the reason is printed on exit. */
async function migrate(payload: Payload): Promise<void> {
  const { logger } = payload;
  let failure = '';
  const explain = () => {
    if (failure) console.error(`A migration failed and was rolled back; the database is as it was before it.\n  ${failure}`);
  };
  process.once('exit', explain);
  payload.logger = Object.assign(Object.create(logger), {
    info: ({ msg }: { msg: string }) => console.log(msg),
    error: ({ msg, err }: { msg: string; err?: unknown }) => {
      failure = `${/migration (\S+)/.exec(msg)?.[1] ?? 'migration'}: ${causeOf(err) || msg}`.slice(0, 600);
    },
  });
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] });
  payload.logger = logger;
  process.off('exit', explain);
}

/** @throws Failure when a column of the content model is missing although all migrations are recorded */
async function requireColumns(query: Query, tables: OwnTable[]): Promise<void> {
  const columns = await query<{ name: string }>(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
  );
  const stored = new Set(columns.map(({ name }) => name));
  const missing = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`).filter((column) => !stored.has(column)));
  if (missing.length > 0) {
    throw new Failure(
      `The database lacks ${some(missing)} although all migrations are recorded: a migration is missing (npm run migrate:create) or the database was changed by hand.`,
    );
  }
}

/**
 * Lets a role read and write the rows of every table, and nothing else; it sees which migrations are applied.
 * @param role the one the site signs in with, when another one owns the tables
 */
async function grantRows(query: Query, role: string): Promise<void> {
  const names = await query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' and has_schema_privilege(oid, 'create')",
  );
  const schemas = names.map(({ name }) => escapeIdentifier(name)).join(', ');
  const grantee = escapeIdentifier(role);
  await query(`grant usage on schema ${schemas} to ${grantee}`);
  await query(`grant select, insert, update, delete on all tables in schema ${schemas} to ${grantee}`);
  await query(`grant usage, select on all sequences in schema ${schemas} to ${grantee}`);
  await query(`revoke insert, update, delete on payload_migrations from ${grantee}`);
}

interface OwnTable {
  name: string;
  columns: string[];
}

/** The tables of the content model as the adapter sees them. */
function tablesOf(payload: Payload): OwnTable[] {
  const { rawTables } = payload.db as unknown as { rawTables: Record<string, { name: string; columns: Record<string, { name: string }> }> };
  return Object.values(rawTables).map(({ name, columns }) => ({ name, columns: Object.values(columns).map((column) => column.name) }));
}

async function seedIfEmpty(payload: Payload): Promise<void> {
  if (process.env.SEED === 'none') return;
  const counts = await Promise.all([payload.count({ collection: 'tools', trash: true }), payload.count({ collection: 'categories', trash: true })]);
  if (counts.some(({ totalDocs }) => totalDocs > 0)) return;
  const startedAt = Date.now();
  const added = await seed(payload, { onProgress: progressBar('Seeding') });
  await cutEvenPages((text, values) => payload.db.pool.query(text, values));
  console.log(`Seeded ${added} entries in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Tools of a release that had no recommended order or no costs for teams. */
async function sortUnsorted(query: Query): Promise<void> {
  const rows = await query<{ id: number }>(`select distinct tool_id as id from search.tools
    where recommended is null or not exists (select from search.costs)`);
  await saveSortKeys(
    async (text, values) => ({ rows: await query(text, values) }),
    rows.map(({ id }) => id),
  );
}

/** So that it doesn't wait for the night. */
async function queueFirstDataset(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'build-dataset' } } });
  if (totalDocs > 0 || (await newestDataset(payload))) return;
  await payload.jobs.queue({ task: 'build-dataset', queue: JOB_QUEUES.dataset, input: {} });
}

/** Creates an admin account unless there is one. */
async function createFirstAdmin(payload: Payload): Promise<void> {
  const email = env.ADMIN_EMAIL ?? (env.NODE_ENV === 'production' ? undefined : DEFAULT_ADMIN_EMAIL);
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { or: [{ role: { equals: 'admin' } }, ...(email ? [{ email: { equals: email.toLowerCase() } }] : [])] },
  });
  if (totalDocs > 0) return;
  if (!email) throw new Failure('There is no admin yet: set ADMIN_EMAIL and ADMIN_PASSWORD, start once, and then remove ADMIN_PASSWORD again.');
  if (env.NODE_ENV === 'production' && !env.ADMIN_PASSWORD) {
    throw new Failure(
      `There is no admin yet: set ADMIN_PASSWORD (at least ${PASSWORD_MIN_LENGTH} characters) for ${email}, start once, and then remove it again.`,
    );
  }
  const password = env.ADMIN_PASSWORD ?? randomBytes(15).toString('base64url');
  await makeAccount(payload, { email: email.toLowerCase(), password, role: 'admin' });
  console.log(`Created the first admin: ${email}`);
  reportPassword(email, env.ADMIN_PASSWORD ? null : password);
}

/** Passes a generated password to the launcher, or prints it. A given password is not written anywhere. */
function reportPassword(email: string, generated: string | null): void {
  const file = process.env.FIRST_ADMIN_FILE;
  // Removed in any case: it may be about an earlier database, and overwriting would not change its permissions.
  if (file) rmSync(file, { force: true });
  if (!generated) return;
  if (!file) {
    console.log(`Its password, shown once: ${generated}`);
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ email, password: generated }, null, 2)}\n`, { mode: 0o600 });
}

/**
 * Migrates the database, creates the first admin if there is none, seeds an empty database, scores tools that have no score, and queues the first
 * dataset.
 * @throws Failure when the site must not start on this database
 */
export async function prepareDatabase(): Promise<void> {
  const client = await connectTo(env.DATABASE_URL);
  const query: Query = async (sql, values) => (await client.query(sql, values)).rows;
  let payload: Payload | undefined;
  try {
    // Servers that start at the same time prepare the database one after the other.
    await query('select pg_advisory_lock($1)', [lockKey('database preparation')]);
    payload = await openPayload();
    const tables = tablesOf(payload);
    const obstacle = await findObstacle(query, tables);
    if (obstacle) throw new Failure(obstacle);
    // Before migrating as well: a release that this one shuts out may not come back after a start that failed halfway.
    await noteOldestRelease(query);
    await migrate(payload);
    await noteOldestRelease(query);
    await requireColumns(query, tables);
    if (env.DATABASE_ROLE) await grantRows(query, env.DATABASE_ROLE);
    await createFirstAdmin(payload);
    await seedIfEmpty(payload);
    await sortUnsorted(query);
    await queueFirstDataset(payload);
  } finally {
    await payload?.destroy();
    await client.end();
  }
}

const some = (names: string[]) => (names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', '));

const causeOf = (error: unknown): string =>
  error instanceof Error ? (error.cause === undefined ? (error.message.split('\n')[0] ?? '') : causeOf(error.cause)) : '';
