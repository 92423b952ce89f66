import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import configPromise from '@payload-config';
import { getPayload, type Migration, type Payload } from 'payload';
import { Client } from 'pg';
import { makeAccount } from '@/cms/accounts/create-account';
import { cutEvenPages, isReadModelEmpty, rebuildReadModel } from '@/cms/search/rebuild';
import { seed } from '@/cms/seed/seed';
import { areTranslationsUnknown, rebuildTranslations } from '@/cms/translations/rebuild';
import { PASSWORD_MIN_LENGTH } from '@/domain/limits';
import { env } from '@/env';
import { migrations } from '../../migrations/index';
import { Failure, messageOf } from './failure';

/** Any fixed number: two servers that start together prepare one after the other. */
const LOCK = 7_294_113;
const CONNECT_TIMEOUT_MS = 10_000;
/** Where nobody watches, a line every so many entries. */
const PROGRESS_STEP = 100;
const BAR_WIDTH = 30;
const DEFAULT_ADMIN_EMAIL = 'admin@example.com';

type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // Without a listener a server that goes away ends the process with a stack trace; the next query reports it anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Failure(`The database cannot be reached: ${messageOf(error)}. Check DATABASE_URL and that PostgreSQL runs.`);
  }
  return client;
}

/** Refuses a database that other code has changed or that a migration was interrupted on; nothing has been written then. */
async function checkMigrationState(query: Query, ownTables: string[]): Promise<void> {
  const present = (await query("select table_name from information_schema.tables where table_schema = 'public'")).map(({ table_name }) =>
    String(table_name),
  );
  const existing = ownTables.filter((table) => present.includes(table));
  const applied = present.includes('payload_migrations') ? await query('select name, batch from payload_migrations') : [];

  if (applied.some(({ batch }) => Number(batch) === -1)) {
    throw new Failure(
      'The database was changed without migrations (it has a marker of a development "push"). Restore a backup or start with an empty database.',
    );
  }
  const unknown = applied.map(({ name }) => String(name)).filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new Failure(
      `The database has migrations that this version does not know: ${unknown.join(', ')}. A newer version ran on it; start that version, or restore a backup from before it.`,
    );
  }
  if (applied.length === 0 && existing.length > 0) {
    throw new Failure(
      `The database has tables of the site (${some(existing)}) but no record of migrations: it is half set up, or belongs to something else. Restore a backup or use an empty database.`,
    );
  }
}

/** Applies what is pending. Payload ends the process itself when a migration fails, so the message is printed on the way out. */
async function migrate(payload: Payload, query: Query): Promise<void> {
  const { logger } = payload;
  let failure = '';
  const explain = () => {
    if (failure) console.error(`A migration failed and was taken back; the database is as it was before it.\n  ${failure}`);
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

  const columns = await query("select table_name, column_name from information_schema.columns where table_schema = 'public'");
  const stored = new Set(columns.map(({ table_name, column_name }) => `${table_name}.${column_name}`));
  const lacking = tablesOf(payload).flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column}`).filter((column) => !stored.has(column)),
  );
  if (lacking.length > 0) {
    throw new Failure(
      `The database lacks ${some(lacking)} although all migrations are recorded: a migration is missing (npm run migrate:create) or the database was changed by hand.`,
    );
  }
}

/** The tables of the content model as the adapter sees them. */
function tablesOf(payload: Payload): { name: string; columns: string[] }[] {
  const { rawTables } = payload.db as unknown as { rawTables: Record<string, { name: string; columns: Record<string, { name: string }> }> };
  return Object.values(rawTables).map(({ name, columns }) => ({ name, columns: Object.values(columns).map((column) => column.name) }));
}

/** Fills the tables of lists and search on a database from before they existed. */
async function fillReadModel(payload: Payload): Promise<void> {
  const query = (text: string, values?: unknown[]) => payload.db.pool.query(text, values);
  if (!(await isReadModelEmpty(query))) return;
  console.log('making lists and search from the content…');
  await rebuildReadModel(query);
}

/** Finds out what lacks a translation on a database from before that was kept. */
async function fillTranslations(payload: Payload): Promise<void> {
  if (!(await areTranslationsUnknown(payload))) return;
  console.log('finding out what lacks a translation…');
  await rebuildTranslations(payload);
}

function showSeeding(done: number, total: number): void {
  const isLast = done === total;
  if (process.stdout.isTTY) {
    const filled = Math.round((done / total) * BAR_WIDTH);
    process.stdout.write(`\rseeding ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done}/${total}${isLast ? '\n' : ''}`);
  } else if (isLast || done % PROGRESS_STEP === 0) console.log(`seeding… ${done}/${total}`);
}

async function seedWhenEmpty(payload: Payload): Promise<void> {
  if (process.env.SEED === 'none') return;
  const counts = await Promise.all([payload.count({ collection: 'tools', trash: true }), payload.count({ collection: 'categories', trash: true })]);
  if (counts.some(({ totalDocs }) => totalDocs > 0)) return;
  const startedAt = Date.now();
  const added = await seed(payload, {
    onProgress: showSeeding,
  });
  await cutEvenPages((text, values) => payload.db.pool.query(text, values));
  console.log(`seeded ${added} entries in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Makes the account that opens the admin panel, when nobody else can. */
async function makeFirstAdmin(payload: Payload): Promise<void> {
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
  console.log(`made the first admin: ${email}`);
  keepPassword(email, env.ADMIN_PASSWORD ? null : password);
}

/** Leaves a generated password where the launcher finds it; one that was given is the owner's to keep. */
function keepPassword(email: string, generated: string | null): void {
  const file = process.env.FIRST_ADMIN_FILE;
  // Gone in any case: it may tell of an earlier database, and writing would keep its permissions.
  if (file) rmSync(file, { force: true });
  if (!generated) return;
  if (!file) {
    console.log(`its password, shown once: ${generated}`);
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ email, password: generated }, null, 2)}\n`, { mode: 0o600 });
}

/**
 * Migrates the database, makes the first admin when there is none, and seeds it when it is empty.
 * @throws Failure when the site must not start on this database
 */
export async function prepareDatabase(): Promise<void> {
  const client = await connect();
  const query: Query = async (sql, values) => (await client.query(sql, values)).rows;
  let payload: Payload | undefined;
  try {
    await query('select pg_advisory_lock($1)', [LOCK]);
    const config = await configPromise;
    // In development Payload would start a second process that writes the types, and wait for Next's reload socket.
    config.typescript.autoGenerate = false;
    process.env.DISABLE_PAYLOAD_HMR = 'true';
    payload = await getPayload({ config, disableOnInit: true });
    await checkMigrationState(
      query,
      tablesOf(payload).map(({ name }) => name),
    );
    await migrate(payload, query);
    await makeFirstAdmin(payload);
    await fillReadModel(payload);
    await fillTranslations(payload);
    await seedWhenEmpty(payload);
  } finally {
    await payload?.destroy();
    await client.end();
  }
}

const some = (names: string[]) => (names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', '));

const causeOf = (error: unknown): string =>
  error instanceof Error ? (error.cause === undefined ? (error.message.split('\n')[0] ?? '') : causeOf(error.cause)) : '';
