import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { readDashboard } from '@/cms/statistics/dashboard';
import type { Locale } from '@/domain/locales';
import { findAnswers } from '@/server/search/find-answers';
import { parseSearchText } from '@/server/search/query-text';
import { type Account, createAccount } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { createSurroundings, SAMPLES, type Surroundings, toolData } from '../setup/documents';
import { type Actor, type LocalApi, type StoredDocument, startPayload, unique } from '../setup/payload';
import { openReadModel } from '../setup/read-model';
import { rest } from '../setup/rest';

type Person = Account & { user: Actor };

const readModel = openReadModel();
let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;
let editor: Person;
let user: Person;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
  editor = await createAccount(local, 'editor');
  user = await createAccount(local, 'user');
  return readModel.close;
});

const sql = async (text: string, values: unknown[] = []) => (await payload.db.pool.query(text, values)).rows;
const dashboard = async () => readDashboard(await requestBy(payload, editor.user), { days: 30 });
const answer = (means: Record<string, unknown>, query: string, { locale = 'en' as Locale, token = editor.token as string | null } = {}) =>
  rest('POST', '/search-misses/answer', { token, body: { locale, query, means } });
const missed = (query: string, count = 3, locale: Locale = 'en') =>
  sql('insert into workspace.search_misses values ($1, $2, current_date - 1, $3)', [locale, query, count]);
const isMissed = async (query: string) => (await sql('select from workspace.search_misses where query = $1', [query])).length > 0;
const task = (data: Record<string, unknown> = {}) =>
  local.create({ collection: 'tasks', data: { ...SAMPLES.tasks?.data(surroundings, 0), _status: 'published', ...data } });
const wordsOf = async ({ id }: StoredDocument, locale: Locale) =>
  (await local.findByID({ collection: 'tasks', id, locale, fallbackLocale: false })).words;

describe('a search that wasn’t answered', () => {
  test('becomes words of a task, which it then finds', async () => {
    const tool = await local.create({ collection: 'tools', data: toolData(surroundings) });
    const made = await task({ words: 'one\ntwo', tools: [{ tool: tool.id, because: 'It folds well.' }] });
    const query = unique('origami').replaceAll('-', '');
    await missed(query);
    expect((await dashboard()).meanings).toContainEqual({ collection: 'tasks', id: made.id, name: made.name });

    expect((await answer({ is: 'tasks', id: made.id }, query)).status).toBe(200);
    expect(await wordsOf(made, 'en')).toBe(`one\ntwo\n${query}`);
    expect(await isMissed(query)).toBe(false);
    const text = parseSearchText(query);
    expect(text && (await findAnswers(readModel.query, { text, locale: 'en' })).ids).toContain(tool.id);

    expect((await answer({ is: 'tasks', id: made.id }, query)).status).toBe(200);
    expect(await wordsOf(made, 'en')).toBe(`one\ntwo\n${query}`);
  });

  test('becomes words in its language only, also of a task without that translation', async () => {
    const made = await task({ words: 'one' });
    const query = unique('vouwen');
    await missed(query, 1, 'nl');
    const { status, text } = await answer({ is: 'tasks', id: made.id }, query, { locale: 'nl' });
    expect(status, text).toBe(200);
    expect([await wordsOf(made, 'en'), await wordsOf(made, 'nl')]).toEqual(['one', query]);
    // Words of one language are no translation of those of the other.
    const states = await sql(`select fields from workspace.translations where collection = 'tasks' and document = $1`, [made.id]);
    for (const { fields } of states) expect(Object.keys(fields)).not.toContain('words');
  });

  test('leaves an open draft a draft, and doesn’t publish its words', async () => {
    const made = await task({ words: 'one', intro: 'Public' });
    await local.update({ collection: 'tasks', id: made.id, data: { intro: 'Not yet' }, draft: true });
    expect((await answer({ is: 'tasks', id: made.id }, unique('draft'))).status).toBe(200);
    expect(await local.findByID({ collection: 'tasks', id: made.id })).toMatchObject({ intro: 'Public' });
    expect(await local.findByID({ collection: 'tasks', id: made.id, draft: true })).toMatchObject({ intro: 'Not yet' });

    await local.update({ collection: 'tasks', id: made.id, data: { words: 'secret' }, draft: true });
    const query = unique('later');
    await missed(query);
    const refused = await answer({ is: 'tasks', id: made.id }, query);
    expect([refused.status, refused.body.errors[0].message]).toEqual([409, expect.stringContaining('unpublished draft')]);
    expect(await isMissed(query)).toBe(true);
    expect(await wordsOf(made, 'en')).not.toContain('secret');
  });

  test('becomes a wanted tool until that is listed', async () => {
    const query = unique('wanted');
    await missed(query, 4);
    expect((await answer({ is: 'wanted' }, query)).status).toBe(200);
    expect((await dashboard()).wanted).toContainEqual({ locale: 'en', query, count: 4 });
    expect((await dashboard()).misses.en.map((miss) => miss.query)).not.toContain(query);
    expect((await answer({ is: 'found' }, query)).status).toBe(200);
    expect((await dashboard()).wanted.map((wanted) => wanted.query)).not.toContain(query);
  });

  test('can be left alone', async () => {
    const query = unique('nothing');
    await missed(query);
    expect((await answer({ is: 'nothing' }, query)).status).toBe(200);
    expect(await isMissed(query)).toBe(false);
  });

  test('is answered by editors only, and only with what exists', async () => {
    const query = unique('closed');
    await missed(query);
    for (const token of [null, user.token]) expect((await answer({ is: 'nothing' }, query, { token })).status).toBe(403);
    const draft = await task({ _status: 'draft' });
    expect((await answer({ is: 'tasks', id: draft.id }, query)).status).toBe(409);
    for (const means of [{ is: 'tools', id: 1 }, { is: 'tasks' }, { is: 'tasks', id: -1 }, {}]) expect((await answer(means, query)).status).toBe(400);
    expect(await isMissed(query)).toBe(true);
  });
});

test('searches that found nothing come before those that were only refined', async () => {
  await sql('truncate workspace.search_misses');
  const [first, second] = [unique('missed'), unique('refined')];
  await sql(`insert into workspace.search_misses values ('en', $1, current_date, 0, 9), ('en', $2, current_date, 1, 0)`, [second, first]);
  expect((await dashboard()).misses.en).toEqual([
    { query: first, missed: 1, refined: 0 },
    { query: second, missed: 0, refined: 9 },
  ]);
});
