import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { Client } from 'pg';
import { fromPanel, signIn } from './editor';
import { startServer } from './second-server';
import { unlike } from './visitor';
import { expectWithinASecond } from './within-a-second';

test.describe.configure({ mode: 'serial' });

/** 500 after a change of the cache itself. */
const ROUNDS = Number(process.env.COHERENCE_ROUNDS ?? 60);
const SLUG = `coherence-${Date.now()}`;

let database: Client;
let servers: Awaited<ReturnType<typeof startServer>>[] = [];
let origins: string[];
let id: number;
/** What an edit of the term expires. */
let tags: string[];

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
  return (await fetch(`${origin}/dictionary/${SLUG}`, { headers })).text();
}

async function edit(page: Page, definition: string): Promise<void> {
  const reply = await page.request.patch(`/api/dictionary-terms/${id}?locale=en`, {
    headers: fromPanel(),
    data: { definition, _status: 'published' },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** An edit of a script or another program: one transaction, as slow as it likes. */
async function editInDatabase(definition: string): Promise<void> {
  await database.query('begin');
  await database.query(`update dictionary_terms_locales set definition = $1 where _parent_id = $2 and _locale = 'en'`, [definition, id]);
  await database.query('select cache.expire($1::text[])', [tags]);
  await wait(Math.random() * 20);
  await database.query('commit');
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
  for (const origin of origins) expect(await read(origin, 'HTML')).not.toContain('Shown by all');
  const created = await page.request.post('/api/dictionary-terms?locale=en', {
    headers: fromPanel(),
    data: { name: unlike('Coherence'), slug: SLUG, definition: 'Shown by all', _status: 'published' },
  });
  expect(created.status(), await created.text()).toBe(201);
  id = (await created.json()).doc.id;
  await expectEverywhere('Shown by all');
  await edit(page, 'Changed by an editor');
  await expectEverywhere('Changed by an editor');
  const { rows } = await database.query(
    'select array_agg(distinct tag) as tags from (select unnest(tags) as tag from cache.changes where $1 = any (tags)) as found',
    [`term:${id}`],
  );
  tags = rows[0].tags;
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
    await Promise.all([round % 20 === 0 ? edit(page, text) : editInDatabase(text), ...visits]);
    await expectEverywhere(text);
  }
});

test('edits made while the processes lose their connections are not missed', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const kill = () =>
      database.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'page-cache' and datname = current_database()`);
    await kill();
    await editInDatabase(`Unheard ${round}.`);
    await kill();
    await expectEverywhere(`Unheard ${round}.`);
  }
});

test('what a job unpublishes and publishes changes on every process', async ({ page }) => {
  await signIn(page);
  await edit(page, 'By a job');
  const { rows } = await database.query('select id from users where lower(email) = lower($1)', [process.env.ADMIN_EMAIL]);
  for (const type of ['unpublish', 'publish'] as const) {
    await database.query("insert into payload_jobs (input, task_slug, queue, wait_until) values ($1, 'schedulePublish', 'default', now())", [
      JSON.stringify({ type, doc: { relationTo: 'dictionary-terms', value: String(id) }, user: { relationTo: 'users', value: rows[0].id } }),
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
