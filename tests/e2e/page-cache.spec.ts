import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { createEditedTerm, type EditedTerm } from './edited-term';
import { signIn } from './editor';
import { startServer } from './second-server';
import { expectWithinASecond } from './within-a-second';

test.describe.configure({ mode: 'serial' });

/** 500 after a change of the cache itself. */
const ROUNDS = Number(process.env.COHERENCE_ROUNDS ?? 60);

let database: Client;
let servers: Awaited<ReturnType<typeof startServer>>[] = [];
let origins: string[];
let term: EditedTerm;

test.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  servers = [await startServer({}), await startServer({})];
  origins = [process.env.E2E_BASE_URL ?? '', ...servers.map(({ origin }) => origin)];
});
test.afterAll(async () => {
  for (const server of servers) await server.stop();
  await database.end();
});

const FORMS = {
  HTML: {},
  RSC: { RSC: '1' },
};
type Form = keyof typeof FORMS;

async function read(origin: string, form: Form): Promise<string> {
  const headers = { ...FORMS[form], 'Accept-Language': 'en' };
  return (await fetch(origin + term.path, { headers })).text();
}

async function expectEverywhere(text: string, message?: string): Promise<void> {
  for (const origin of origins) {
    for (const form of Object.keys(FORMS) as Form[]) {
      await expectWithinASecond(async () => (await read(origin, form)).includes(text), `${message ?? text} (${form} of ${origin})`);
    }
  }
}

test('an edit is on the pages of three web processes', async ({ page }) => {
  await signIn(page);
  term = await createEditedTerm(page, database, 'Shown by all');
  await expectEverywhere('Shown by all');
  await term.edit(page, 'Changed by an editor');
  await expectEverywhere('Changed by an editor');
});

test('no process serves an old text after an edit, even if it was read during the edit', async ({ page }) => {
  test.setTimeout(600_000);
  await signIn(page);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const text = `Round ${round} of ${ROUNDS}.`;
    const visits = origins.flatMap((origin) =>
      (Object.keys(FORMS) as Form[]).map(async (form) => {
        await wait(Math.random() * 40);
        await read(origin, form);
      }),
    );
    await Promise.all([round % 20 === 0 ? term.edit(page, text) : term.editInDatabase(text), ...visits]);
    await expectEverywhere(text);
  }
});

test('edits made while the processes lose their connections are not missed', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const kill = () =>
      database.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'page-cache' and datname = current_database()`);
    await kill();
    await term.editInDatabase(`Unheard ${round}.`);
    await kill();
    await expectEverywhere(`Unheard ${round}.`);
  }
});

test('what a job unpublishes and publishes changes on every process', async ({ page }) => {
  await signIn(page);
  await term.edit(page, 'By a job');
  const { rows } = await database.query('select id from users where lower(email) = lower($1)', [process.env.ADMIN_EMAIL]);
  for (const type of ['unpublish', 'publish'] as const) {
    await database.query("insert into payload_jobs (input, task_slug, queue, wait_until) values ($1, 'schedulePublish', 'default', now())", [
      JSON.stringify({ type, doc: { relationTo: 'dictionary-terms', value: String(term.id) }, user: { relationTo: 'users', value: rows[0].id } }),
    ]);
    const isShown = async (origin: string, form: Form) => (await read(origin, form)).includes('By a job');
    await expect.poll(() => isShown(origins[0] ?? '', 'HTML'), { message: type, timeout: 20_000 }).toBe(type === 'publish');
    for (const origin of origins) {
      for (const form of Object.keys(FORMS) as Form[]) {
        await expectWithinASecond(async () => (await isShown(origin, form)) === (type === 'publish'), `${type}: ${form} of ${origin}`);
      }
    }
  }
});
