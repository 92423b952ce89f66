import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { createAccount } from '../setup/accounts';
import { createSurroundings, SAMPLES, type Surroundings } from '../setup/documents';
import { type Action, after, type Content, chance, isShownIn, PARTS, type Part, randomAction, type State, type Write } from '../setup/language-model';
import { type LocalApi, type StoredDocument, startPayload, unique } from '../setup/payload';
import { type Answer, rest } from '../setup/rest';

const STEPS = Number(process.env.MODEL_STEPS ?? 500);
const STEPS_PER_TOOL = 50;
const RANDOM_SEED = Number(process.env.MODEL_SEED ?? Date.now() % 1_000_000);

/** Faults planted in the code under test, to see that the model notices them. */
const fault = vi.hoisted(() => ({ planted: '' as '' | 'other language' | 'rows by position' | 'shared' }));
vi.mock('@/cms/versions/parts', async (original) => {
  const real = await original<typeof import('@/cms/versions/parts')>();
  const composeParts: typeof real.composeParts = (fields, shared, texts) => {
    const [en, nl] = [texts.en ?? texts.nl, texts.nl ?? texts.en];
    if (fault.planted === 'other language') return real.composeParts(fields, shared, { en, nl });
    if (fault.planted === 'shared') return real.composeParts(fields, texts.en ?? texts.nl ?? shared, texts);
    const composed = real.composeParts(fields, shared, texts);
    if (fault.planted === 'rows by position' && Array.isArray(composed.features)) {
      const rows = (texts.nl?.features ?? []) as { text?: object }[];
      composed.features = composed.features.map((row, index) => ({ ...row, text: { ...row.text, nl: (rows[index]?.text as { nl?: string })?.nl } }));
    }
    return composed;
  };
  return { ...real, composeParts };
});

let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;
let people: string[];

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  people = [(await createAccount(local, 'editor')).token, (await createAccount(local, 'editor')).token];
  surroundings = await createSurroundings(local);
});
afterEach(() => {
  fault.planted = '';
});

type Text = Partial<Record<Locale, string | null>> | null | undefined;
type Stored = StoredDocument & {
  tagline: Text;
  maker?: string;
  features?: { id: string; text: Text }[];
  _status?: string;
  deletedAt?: string | null;
};

/** The stored document as the model sees it. */
function contentOf({ tagline, maker, features }: Stored): Content {
  const rows = features ?? [];
  const texts = (code: Locale) => ({
    tagline: tagline?.[code] ?? null,
    rows: Object.fromEntries(rows.map(({ id, text }) => [id, text?.[code] ?? null])),
  });
  return { shared: { maker: maker ?? '', rowIds: rows.map(({ id }) => id) }, en: texts('en'), nl: texts('nl') };
}

async function stored(id: number): Promise<{ state: State; version: number }> {
  const row = (await payload.db.findOne({ collection: 'tools', where: { id: { equals: id } } })) as unknown as Stored;
  const { docs } = await payload.db.findVersions({
    collection: 'tools',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    pagination: false,
  });
  expect(docs).toHaveLength(1);
  const newest = docs[0] as unknown as { id: number; version: Stored };
  const isTrashed = Boolean(row.deletedAt);
  return { state: { shown: row._status === 'published' ? contentOf(row) : null, draft: contentOf(newest.version), isTrashed }, version: newest.id };
}

/** Visitors get exactly what is shown, in each language and in all of them at once. */
async function expectVisitorsSee(id: number, { shown, isTrashed }: State): Promise<void> {
  const visible = isTrashed ? null : shown;
  for (const locale of [...LOCALE_CODES, 'all'] as const) {
    const { status, body } = await rest('GET', `/tools/${id}?locale=${locale}&fallback-locale=null&depth=0`);
    expect(status).toBe(visible ? 200 : 404);
    if (!visible) continue;
    const inAll = locale === 'all' ? body : { ...body, tagline: { [locale]: body.tagline } };
    for (const code of locale === 'all' ? LOCALE_CODES : [locale]) expect(inAll.tagline?.[code] ?? null).toBe(visible[code].tagline);
    expect(body.maker).toBe(visible.shared.maker);
  }
}

const patch = (person: string, path: string, body: Record<string, unknown>): Promise<Answer> => rest('PATCH', path, { token: person, body });

/** The fields of a write as a form of the panel sends them: every field in one language. */
async function form(person: string, id: number, language: Locale, write: Write | null, status: string): Promise<Record<string, unknown>> {
  const { body } = await rest('GET', `/tools/${id}?draft=true&depth=0&locale=${language}&fallback-locale=null`, { token: person });
  return { ...body, ...(write ? { tagline: write.tagline, maker: write.maker, features: write.rows } : {}), _status: status };
}

/** Runs Payload's scheduled task now; a failed one stays in the queue. */
async function runSchedule(person: string, id: number, type: 'publish' | 'unpublish', parts: readonly Part[]): Promise<Answer> {
  const input = { type, locale: parts === PARTS ? null : parts.join(), doc: { relationTo: 'tools' as const, value: String(id) as never } };
  const { id: job } = await payload.jobs.queue({ task: 'schedulePublish', input });
  await payload.jobs.runByID({ id: job, silent: true });
  const { rows } = await payload.db.pool.query('delete from payload_jobs where id = $1 returning id', [job]);
  expect(rows).toEqual([]);
  return rest('GET', `/tools/${id}?draft=true&depth=0`, { token: person });
}

/** A copy starts from the draft, in all languages, and isn't public. */
async function duplicate(person: string, id: number, language: Locale): Promise<Answer> {
  const { draft } = (await stored(id)).state;
  const answer = await rest('POST', `/tools/${id}/duplicate?locale=${language}&depth=0`, { token: person, body: { _status: 'draft' } });
  if (answer.status !== 200) return answer;
  const copy = (await stored(answer.body.doc.id)).state;
  const textsOf = ({ en, nl, shared }: Content) => [en, nl].map(({ tagline, rows }) => [tagline, Object.values(rows)]).concat([shared.maker]);
  expect([copy.shown, textsOf(copy.draft)]).toEqual([null, textsOf(draft)]);
  return answer;
}

/** Does it the way the panel does. */
async function act(person: string, id: number, action: Action): Promise<Answer> {
  const path = `/tools/${id}?depth=0&fallback-locale=null`;
  const list = `/tools?depth=0&where[id][in][0]=${id}`;
  const named = (parts: readonly Part[]) => `&parts=${parts.join(',')}`;
  /** A write concerns its own language and what is shared without being told. */
  const unlessUsual = (parts: readonly Part[], usual: readonly Part[]) => (parts.join() === usual.join() ? '' : named(parts));
  switch (action.kind) {
    case 'draft':
    case 'autosave': {
      const { language, write, kind } = action;
      return patch(person, `${path}&locale=${language}&draft=true&autosave=${kind === 'autosave'}`, await form(person, id, language, write, 'draft'));
    }
    case 'publish': {
      const { language, parts, write } = action;
      return patch(
        person,
        `${path}&locale=${language}${unlessUsual(parts, [language, 'shared'])}`,
        await form(person, id, language, write, 'published'),
      );
    }
    case 'unpublish':
      return patch(person, `${path}&locale=${action.language}${unlessUsual(action.parts, [action.language])}`, { _status: 'draft' });
    case 'change':
      return patch(person, `${path}&locale=${action.language}`, { maker: action.maker });
    case 'change in bulk':
      return patch(person, `${list}&locale=${action.language}`, { maker: action.maker });
    case 'publish in bulk':
      return patch(person, `${list}&locale=${action.language}&draft=true`, { _status: 'published' });
    case 'unpublish in bulk':
      return patch(person, `${list}&locale=${action.language}`, { _status: 'draft' });
    case 'restore':
      return rest('POST', `/tools/versions/${action.version}?draft=false${unlessUsual(action.parts, PARTS)}`, { token: person });
    case 'revert':
      return rest('POST', '/publishing/revert', { token: person, body: { collection: 'tools', id, parts: action.parts } });
    case 'schedule publish':
    case 'schedule unpublish':
      return runSchedule(person, id, action.kind === 'schedule publish' ? 'publish' : 'unpublish', action.parts);
    case 'duplicate':
      return duplicate(person, id, action.language);
    case 'trash':
      return patch(person, `/tools/${id}`, { deletedAt: new Date().toISOString() });
    case 'untrash':
      return patch(person, `${list}&trash=true`, { deletedAt: null, _status: action.status });
  }
}

/** Lets two editors work on one tool; after each step everything stored and public equals the model. */
async function work(seed: number, steps: number): Promise<void> {
  const source = chance(seed);
  const data = { ...SAMPLES.tools?.data(surroundings, 0), maker: 'maker', features: [{ text: 'first' }, { text: 'second' }] };
  const { id } = await local.create({ collection: 'tools', locale: 'en', data: { ...data, tagline: 'tagline en', _status: 'draft' }, draft: true });
  let { state, version } = await stored(id);
  const versions = new Map<number, Content>([[version, state.draft]]);
  const done: Action[] = [];
  for (let step = 0; step < steps; step += 1) {
    // Two digits, so that no two notes are the same once padded to a row's id.
    const note = `${seed.toString(16)}a${step.toString(16).padStart(2, '0')}`;
    const action = randomAction(source, state, [...versions.keys()].slice(-10), note);
    done.push(action);
    const expected = after(state, action, versions);
    const answer = await act(source.pick(people), id, action);
    const story = `seed ${seed}, tool ${id}, step ${step}: ${done
      .slice(-4)
      .map((one) => JSON.stringify(one))
      .join('\n  ')}\n${answer.text.slice(0, 300)}`;
    expect(answer.status, story).toBe(expected ? 200 : action.kind.endsWith('in bulk') ? 400 : 409);
    const found = await stored(id);
    expect(found.state, story).toEqual(expected ?? state);
    await expectVisitorsSee(id, found.state);
    ({ state, version } = found);
    versions.set(version, state.draft);
  }
}

describe('two editors in two languages', () => {
  const rounds = Math.max(1, Math.round(STEPS / STEPS_PER_TOOL));
  const seeds = Array.from({ length: rounds }, (_, index) => (index < rounds / 2 ? index + 1 : RANDOM_SEED + index));

  test(
    `publish, unpublish, restore and trash any part in ${STEPS} random steps, and no other part moves`,
    async () => {
      for (const seed of seeds) await work(seed, STEPS_PER_TOOL);
    },
    60_000 + STEPS * 2_000,
  );

  test('each publish their language at the same time: both are public', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await local.create({
        collection: 'tools',
        locale: 'en',
        data: { ...SAMPLES.tools?.data(surroundings, 0), name: unique('Both'), _status: 'draft' },
        draft: true,
      });
      const answers = await Promise.all(
        LOCALE_CODES.map((code, index) =>
          patch(people[index] ?? '', `/tools/${id}?locale=${code}&parts=${code}`, { tagline: `Tagline ${code}`, _status: 'published' }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { state } = await stored(id);
      expect([state.shown?.en.tagline, state.shown?.nl.tagline]).toEqual(['Tagline en', 'Tagline nl']);
      expect(LOCALE_CODES.every((code) => isShownIn(state.shown, code))).toBe(true);
    }
  });
});

describe('the model notices', () => {
  test.each(['other language', 'rows by position', 'shared'] as const)('a planted fault: %s', async (planted) => {
    fault.planted = planted;
    const run = async () => {
      for (const seed of [1, 2, 3, 4, 5]) await work(seed, STEPS_PER_TOOL);
    };
    await expect(run()).rejects.toThrow(/seed/);
  });
});
