import type { Payload } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SteadyClient } from '@/cms/database/steady-client';
import { cancelSchedule } from '@/cms/releases/edit-release';
import type { Locale } from '@/domain/locales';
import type { Part } from '@/domain/parts';
import { type Account, createAccount, createAccounts } from '../setup/accounts';
import { createSurroundings, pngFile, toolData } from '../setup/documents';
import { takeExpiredTags } from '../setup/expired-tags';
import { overlapping } from '../setup/overlapping';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { type Answer, rest } from '../setup/rest';

type Item = { collection: string; document: number; parts: Part[] };

let payload: Payload;
let local: LocalApi;
let accounts: Record<'anonymous' | 'user' | 'editor' | 'admin', Account>;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  accounts = await createAccounts(local);
});

/** Requests that name a version; the stored one unless `body` has another. */
const WITH_VERSION = ['describe', 'publish', 'schedule'];

const versionOf = async (id: unknown) => (await local.find({ collection: 'releases', where: { id: { equals: id } } })).docs[0]?.updatedAt ?? '';

async function post(name: string, body: Record<string, unknown>, { by = accounts.editor, language }: { by?: Account; language?: Locale } = {}) {
  const seen = WITH_VERSION.includes(name) ? { seen: await versionOf(body.release) } : {};
  return rest('POST', `/releases/${name}`, { token: by.token, body: { ...seen, ...body }, language });
}

const done = async (answer: Promise<Answer>) => {
  const { body, status, text } = await answer;
  expect(status, text).toBe(200);
  return body;
};

/** A release of these documents. */
async function releaseOf(...items: Item[]): Promise<number> {
  const { id } = await done(post('new', { title: unique('Release') }));
  for (const item of items) await done(post('add', { release: id, ...item }));
  return id;
}

const stateOf = (id: number) => local.findByID({ collection: 'releases', id, depth: 0 });

/** A published term whose definition has a newer draft in each language. */
async function term({ nl = true } = {}): Promise<number> {
  const { id } = await local.create({
    collection: 'dictionary-terms',
    data: { name: unique('Term'), definition: 'Old', _status: 'published' },
    locale: 'en',
  });
  if (nl) {
    await local.update({
      collection: 'dictionary-terms',
      id,
      data: { name: unique('Begrip'), definition: 'Oud', _status: 'published' },
      locale: 'nl',
      publishSpecificLocale: 'nl',
    });
  }
  await local.update({ collection: 'dictionary-terms', id, data: { definition: 'New' }, draft: true, locale: 'en' });
  if (nl) await local.update({ collection: 'dictionary-terms', id, data: { definition: 'Nieuw' }, draft: true, locale: 'nl' });
  await takeExpiredTags(payload);
  return id;
}

/** A term without a Dutch definition, which Dutch readers would need. */
async function incompleteTerm(): Promise<number> {
  const { id } = await local.create({ collection: 'dictionary-terms', data: { name: unique('Term'), definition: 'Old' }, draft: true, locale: 'en' });
  return id;
}

const of = (document: number, ...parts: Part[]): Item => ({ collection: 'dictionary-terms', document, parts });

/** What visitors read, or null. */
async function definition(id: number, locale: Locale): Promise<string | null> {
  const { body, status } = await rest('GET', `/dictionary-terms/${id}?locale=${locale}`);
  return status === 200 ? (body.definition ?? null) : null;
}

async function both(id: number) {
  return [await definition(id, 'en'), await definition(id, 'nl')];
}

describe('publishing a release', () => {
  test('publishes three documents in two languages at once', async () => {
    const [one, two, three] = [await term(), await term(), await term()];
    const id = await releaseOf(of(one, 'en', 'nl', 'shared'), of(two, 'nl'), of(three, 'en'));
    expect(await done(post('publish', { release: id }))).toEqual({ problem: null });
    expect(await both(one)).toEqual(['New', 'Nieuw']);
    expect(await both(two)).toEqual(['Old', 'Nieuw']);
    expect(await both(three)).toEqual(['New', 'Oud']);
    expect(await stateOf(id)).toMatchObject({ state: 'published', failure: null });
    expect(await takeExpiredTags(payload)).not.toEqual([]);
  });

  test('leaves the parts that it does not name in the draft', async () => {
    const id = await term();
    await done(post('publish', { release: await releaseOf(of(id, 'nl')) }));
    const drafts = await Promise.all(
      (['en', 'nl'] as const).map((locale) => local.findByID({ collection: 'dictionary-terms', id, draft: true, locale } as never)),
    );
    expect(drafts.map((draft) => draft.definition)).toEqual(['New', 'Nieuw']);
    expect(drafts[0]?._status).toBe('draft');
  });

  test('publishes and expires nothing when one document is invalid, and says which and why in Dutch', async () => {
    const [one, broken, two] = [await term(), await incompleteTerm(), await term()];
    await takeExpiredTags(payload);
    const id = await releaseOf(of(one, 'en', 'nl'), of(broken, 'nl'), of(two, 'en'));
    const { problem } = await done(post('publish', { release: id }, { language: 'nl' }));
    expect(problem).toMatchObject({ collection: 'dictionary-terms', document: broken, part: 'nl' });
    expect(problem.message).toBe('Begrip: Verplicht veld; Definitie: Verplicht veld');
    expect([await both(one), await both(broken), await both(two)]).toEqual([
      ['Old', 'Oud'],
      [null, null],
      ['Old', 'Oud'],
    ]);
    expect(await takeExpiredTags(payload)).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: { document: broken } });
    const { rows } = await payload.db.pool.query('select 1 from audit_events where subject = $1 and detail like $2', [
      `dictionary-terms #${one}`,
      '%(nl)%',
    ]);
    // The one of the term's own creation.
    expect(rows).toHaveLength(1);
  });

  test('publishes after the document that failed is taken out', async () => {
    const [one, broken] = [await term(), await incompleteTerm()];
    const id = await releaseOf(of(one, 'en'), of(broken, 'nl'));
    await done(post('publish', { release: id }));
    await done(post('remove', { release: id, collection: 'dictionary-terms', document: broken }));
    expect(await done(post('publish', { release: id }))).toEqual({ problem: null });
    expect(await definition(one, 'en')).toBe('New');
  });

  test('names a document that was moved to the trash', async () => {
    const [one, gone] = [await term(), await term()];
    const id = await releaseOf(of(one, 'en'), of(gone, 'en'));
    await local.update({ collection: 'dictionary-terms', id: gone, data: { deletedAt: new Date().toISOString() } });
    const { problem } = await done(post('publish', { release: id }));
    expect(problem).toMatchObject({ document: gone, message: 'It no longer exists or is in the trash' });
    expect(await definition(one, 'en')).toBe('Old');
  });

  test('works once for two editors at the same moment', async () => {
    const id = await releaseOf(of(await term(), 'en'));
    const answers = await Promise.all([post('publish', { release: id }), post('publish', { release: id }, { by: accounts.admin })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('works for two releases with the same documents at the same moment', async () => {
    const [one, two] = [await term(), await term()];
    const first = await releaseOf(of(one, 'en'), of(two, 'en'));
    const second = await releaseOf(of(two, 'nl'), of(one, 'nl'));
    await Promise.all([done(post('publish', { release: first })), done(post('publish', { release: second }))]);
    expect([await both(one), await both(two)]).toEqual([
      ['New', 'Nieuw'],
      ['New', 'Nieuw'],
    ]);
  });

  test('refuses one without documents', async () => {
    const answer = await post('publish', { release: await releaseOf() }, { language: 'nl' });
    expect(answer).toMatchObject({ status: 409, body: { errors: [{ message: 'Deze release bevat nog geen documenten' }] } });
  });
});

describe('a release that somebody else has changed', () => {
  const CHANGED = { status: 409, body: { errors: [{ message: expect.stringMatching(/^Someone else has changed this/) }] } };

  test('is neither published nor scheduled with what they added', async () => {
    const [one, added] = [await term(), await term()];
    const id = await releaseOf(of(one, 'en'));
    const seen = await versionOf(id);
    await done(post('add', { release: id, ...of(added, 'en') }, { by: accounts.admin }));
    expect(await post('publish', { release: id, seen })).toMatchObject(CHANGED);
    expect(await post('schedule', { release: id, seen, at: new Date(Date.now() + 60_000).toISOString() })).toMatchObject(CHANGED);
    expect([await definition(one, 'en'), await definition(added, 'en')]).toEqual(['Old', 'Old']);
    expect(await stateOf(id)).toMatchObject({ state: 'open' });
  });

  test('still has their note', async () => {
    const id = await releaseOf();
    const seen = await versionOf(id);
    await done(post('describe', { release: id, title: 'Spring', note: 'Goes out with the newsletter' }, { by: accounts.admin }));
    expect(await post('describe', { release: id, seen, title: 'Spring tools', note: null })).toMatchObject(CHANGED);
    expect(await stateOf(id)).toMatchObject({ title: 'Spring', note: 'Goes out with the newsletter' });
  });
});

describe('checking a release', () => {
  test('lists every document that can’t be published and changes nothing', async () => {
    const [one, broken, worse] = [await term(), await incompleteTerm(), await incompleteTerm()];
    await takeExpiredTags(payload);
    const id = await releaseOf(of(one, 'en', 'nl'), of(broken, 'nl'), of(worse, 'shared'));
    const { problems, total } = await done(post('check', { release: id }));
    expect(total).toBe(3);
    expect(problems).toMatchObject([
      { document: broken, part: 'nl' },
      { document: worse, message: 'It isn’t public yet, so it needs at least one language' },
    ]);
    expect(await both(one)).toEqual(['Old', 'Oud']);
    expect(await stateOf(id)).toMatchObject({ state: 'open' });
    expect(await takeExpiredTags(payload)).toEqual([]);
  });

  test('reads each document a few times and writes none', async () => {
    const [one, two] = [await term(), await term()];
    const id = await releaseOf(of(one, 'en', 'nl', 'shared'), of(two, 'en', 'nl', 'shared'));
    const queries = vi.spyOn(SteadyClient.prototype, 'query');
    await done(post('check', { release: id }));
    const texts = queries.mock.calls.map(([query]) => String((query as unknown as { text?: string }).text ?? query));
    queries.mockRestore();
    expect(texts.filter((text) => /dictionary_terms/.test(text) && /^(insert|delete)/.test(text))).toEqual([]);
    // For each of two languages: three reads and the update of the slug, which is rolled back.
    expect(texts.filter((text) => text.includes('dictionary_terms'))).toHaveLength(2 * 2 * 4);
  });

  const change = (id: number, data: Record<string, unknown>, draft = false) =>
    local.update({ collection: 'dictionary-terms', id, data, draft, locale: 'en' });

  async function takeSlug(id: number): Promise<void> {
    const slug = `taken-${id}`;
    await change(id, { slug }, true);
    await local.create({ collection: 'dictionary-terms', data: { name: unique('Term'), slug, definition: 'Other', _status: 'published' } });
  }

  test.each([
    ['an address that another document has', 'shared', takeSlug],
    ['an address that another document has, in a language', 'nl', takeSlug],
    ['a document in the trash', 'en', (id: number) => change(id, { deletedAt: new Date().toISOString() })],
  ] as const)('finds %s, as publishing does', async (_, part, spoil) => {
    const document = await term();
    const id = await releaseOf(of(document, part));
    await spoil(document);
    const { problems } = await done(post('check', { release: id }, { language: 'nl' }));
    const { problem } = await done(post('publish', { release: id }, { language: 'nl' }));
    expect(problem).toMatchObject({ document, part, message: expect.any(String) });
    expect(problems).toEqual([problem]);
  });

  test('finds an image without alternative text where publishing would show it, and only there', async () => {
    const { id: image } = await local.create({ collection: 'media', data: { alt: 'A square' }, file: await pngFile(), locale: 'en' });
    const { id: document } = await local.create({
      collection: 'tools',
      data: { ...toolData(await createSurroundings(local)), _status: 'published' },
    });
    await local.update({ collection: 'tools', id: document, data: { cover: image }, draft: true, locale: 'en' });
    const check = async (...parts: Part[]) => {
      const id = await releaseOf({ collection: 'tools', document, parts });
      return { id, ...(await done(post('check', { release: id }))) };
    };
    const { id, problems } = await check('en', 'shared');
    expect(problems).toMatchObject([{ part: 'en', message: expect.stringContaining('Dutch') }]);
    expect((await done(post('publish', { release: id }))).problem).toEqual(problems[0]);
    expect((await check('en')).problems).toEqual([]);
    await local.delete({ collection: 'tools', id: document });
    await local.delete({ collection: 'media', id: image });
  });
});

describe('a scheduled release', () => {
  const soon = () => new Date(Date.now() + 60_000);

  /** Runs the waiting jobs as if their time had come. */
  async function runDue(): Promise<void> {
    await payload.db.pool.query("update payload_jobs set wait_until = now() - interval '1 second' where task_slug = 'publish-release'");
    await payload.jobs.run({ queue: 'default', limit: 50, silent: true });
  }

  test('is published at its time, with the rights and in the name of the account that scheduled it', async () => {
    const document = await term();
    const id = await releaseOf(of(document, 'nl'));
    await done(post('schedule', { release: id, at: soon().toISOString() }));
    expect(await stateOf(id)).toMatchObject({ state: 'scheduled' });
    expect(await both(document)).toEqual(['Old', 'Oud']);
    await runDue();
    expect(await both(document)).toEqual(['Old', 'Nieuw']);
    expect(await stateOf(id)).toMatchObject({ state: 'published' });
    const { docs } = await local.find({ collection: 'audit-events', where: { subject: { equals: `dictionary-terms #${document}` } }, sort: '-id' });
    expect(docs[0]).toMatchObject({ action: 'content_published', actor: accounts.editor.user?.id });
  });

  test('fails when that account may no longer publish', async () => {
    const by = await createAccount(local, 'editor');
    const document = await term();
    const id = await releaseOf(of(document, 'en'));
    await done(post('schedule', { release: id, at: soon().toISOString() }, { by, language: 'nl' }));
    await payload.db.pool.query("update users set role = 'user' where id = $1", [by.user.id]);
    await runDue();
    expect(await definition(document, 'en')).toBe('Old');
    expect(await stateOf(id)).toMatchObject({
      state: 'failed',
      failure: { message: 'Het account dat deze release heeft ingepland, mag niet meer publiceren' },
    });
  });

  test('says why it failed', async () => {
    const id = await releaseOf(of(await incompleteTerm(), 'nl'));
    await done(post('schedule', { release: id, at: soon().toISOString() }));
    await runDue();
    expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: { part: 'nl' } });
  });

  test('stays as it is after being cancelled', async () => {
    const document = await term();
    const id = await releaseOf(of(document, 'en'));
    await done(post('schedule', { release: id, at: soon().toISOString() }));
    await done(post('cancel', { release: id }));
    await runDue();
    expect(await definition(document, 'en')).toBe('Old');
    expect(await stateOf(id)).toMatchObject({ state: 'open', publishAt: null });
  });

  /** Runs the job of a scheduled release while the cancel of that schedule is about to commit. */
  const runDuring = (id: number) => overlapping(payload, (req) => cancelSchedule(req, id), runDue);

  test('stays as it is when it is cancelled while its job begins', async () => {
    const document = await term();
    const id = await releaseOf(of(document, 'en'));
    await done(post('schedule', { release: id, at: soon().toISOString() }));
    await runDuring(id);
    expect(await definition(document, 'en')).toBe('Old');
    expect(await stateOf(id)).toMatchObject({ state: 'open', publishAt: null });
  });

  test('doesn’t fail when it is cancelled while its job begins', async () => {
    const by = await createAccount(local, 'editor');
    const id = await releaseOf(of(await term(), 'en'));
    await done(post('schedule', { release: id, at: soon().toISOString() }, { by }));
    await payload.db.pool.query("update users set role = 'user' where id = $1", [by.user.id]);
    await runDuring(id);
    expect(await stateOf(id)).toMatchObject({ state: 'open', failure: null });
  });

  test('is published at its newest time only', async () => {
    const document = await term();
    const id = await releaseOf(of(document, 'en'));
    const later = new Date(Date.now() + 3_600_000);
    await done(post('schedule', { release: id, at: soon().toISOString() }));
    await done(post('schedule', { release: id, at: later.toISOString() }));
    const due = "update payload_jobs set wait_until = now() - interval '1 second' where (input ->> 'publishAt')::timestamptz < $1";
    await payload.db.pool.query(due, [new Date(Date.now() + 1_800_000)]);
    await payload.jobs.run({ queue: 'default', limit: 50, silent: true });
    expect(await definition(document, 'en')).toBe('Old');
    await runDue();
    expect(await definition(document, 'en')).toBe('New');
  });

  test('can’t be scheduled in the past or changed while it waits', async () => {
    const id = await releaseOf(of(await term(), 'en'));
    expect((await post('schedule', { release: id, at: '2020-01-01T00:00:00Z' })).status).toBe(400);
    await done(post('schedule', { release: id, at: soon().toISOString() }));
    expect((await post('add', { release: id, ...of(await term(), 'en') })).status).toBe(409);
    expect((await post('delete', { release: id })).status).toBe(409);
    await done(post('cancel', { release: id }));
    await done(post('delete', { release: id }));
    expect((await post('publish', { release: id })).status).toBe(404);
  });
});

test('only editors reach releases', async () => {
  const document = await term();
  const id = await releaseOf(of(document, 'en'));
  for (const by of [accounts.anonymous, accounts.user]) {
    for (const name of ['new', 'describe', 'add', 'remove', 'check', 'publish', 'schedule', 'cancel', 'delete']) {
      const body = { release: id, title: 'A title', ...of(document, 'nl'), at: new Date(Date.now() + 60_000).toISOString() };
      expect((await post(name, body, { by })).status, name).toBe(403);
    }
    expect((await rest('GET', `/releases/for?collection=dictionary-terms&document=${document}`, { token: by.token })).status).toBe(403);
    expect((await rest('GET', `/releases/${id}`, { token: by.token })).status).toBe(403);
  }
  expect((await rest('GET', `/releases/${id}`, { token: accounts.admin.token })).status).toBe(403);
});

test('lists the releases that a document can be added to', async () => {
  const document = await term();
  const id = await releaseOf(of(document, 'en'));
  await done(post('add', { release: id, ...of(document, 'shared', 'nl') }));
  const { releases } = (await rest('GET', `/releases/for?collection=dictionary-terms&document=${document}`, { token: accounts.editor.token })).body;
  expect(releases.find((release: { id: number }) => release.id === id)).toMatchObject({ parts: ['nl', 'shared'] });
  const { history } = await local.findByID({ collection: 'releases', id });
  expect(history).toMatchObject([{ step: 'created' }, { step: 'added' }, { step: 'added', parts: 'nl,shared' }]);
});

test.each([
  ['an unknown document', of(2_000_000_000, 'en'), 404],
  ['another collection', { collection: 'users', document: 1, parts: ['en'] }, 400],
  ['no part', of(1), 400],
  ['an unknown part', { ...of(1), parts: ['fr'] }, 400],
])('refuses to add %s', async (_, item, status) => {
  const id = await releaseOf();
  expect((await post('add', { release: id, ...item } as Record<string, unknown>)).status).toBe(status);
});
