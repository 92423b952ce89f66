import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readGlossary } from '@/cms/terminology/glossary';
import { findMatches } from '@/cms/terminology/memory';
import { readReport } from '@/cms/terminology/report';
import { rebuildTranslations } from '@/cms/translations/rebuild';
import { env } from '@/env';
import { type Account, type ActorRole, createAccounts } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { createSurroundings, GLOBAL_SAMPLES, richText, type Surroundings, toolData } from '../setup/documents';
import { type Actor, type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;
let accounts: Record<ActorRole, Account>;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
  accounts = await createAccounts(local);
});

const collection = 'dictionary-terms';
const asEditor = () => requestBy(payload, accounts.editor.user as Actor);
const send = (path: string, body: Record<string, unknown>) => rest('POST', `/translations/${path}`, { token: accounts.editor.token, body });

const inLetters = (text: string) => text.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/** A word that occurs in no other text, without digits. */
const word = (start: string) => inLetters(unique(start)).replace(/[^a-z]/gi, '');

interface Texts {
  name?: string;
  definition?: string;
  explanation?: unknown;
}

/** A published term in both languages. */
async function createTerm(en: Texts, nl: Texts, translators: Record<string, unknown> = {}): Promise<number> {
  const blank = () => ({ name: unique('Term'), definition: unique('definition'), explanation: richText(unique('explanation')) });
  const { id } = await local.create({ collection, locale: 'en', data: { ...blank(), ...en, translators, _status: 'published' } });
  await local.update({ collection, id, locale: 'nl', data: { ...blank(), ...nl } });
  return Number(id);
}

const matches = async (text: string, from: 'en' | 'nl' = 'en') =>
  (await findMatches(await asEditor(), [text], from, [collection, 'tools', 'faqs'])).flat();
const targets = async (text: string, from?: 'en' | 'nl') => (await matches(text, from)).map(({ target }) => target);

describe('notes for translators', () => {
  test('are read by editors and by nobody else', async () => {
    const id = await createTerm({}, {}, { keepsName: false, nl: { preferred: 'geheim', forbidden: ['stiekem'] } });
    const paths = [`/${collection}/${id}?locale=en`, `/${collection}?where[id][equals]=${id}`, '/globals/settings'];
    await local.updateGlobal({ slug: 'settings', data: { ...GLOBAL_SAMPLES.settings?.(), tone: { nl: 'Schrijf stiekem geheim.' } } });
    for (const path of paths) expect((await rest('GET', path)).text).not.toMatch(/geheim|stiekem|translators|tone/);
    for (const path of paths) expect((await rest('GET', path, { token: accounts.editor.token })).text).toMatch(/geheim/);
    expect((await rest('GET', `/${collection}?where[translators.nl.preferred][equals]=geheim`)).status).toBe(400);
    await local.updateGlobal({ slug: 'settings', data: { ...GLOBAL_SAMPLES.settings?.(), tone: { nl: null } } });
  });
});

describe('the glossary of a text', () => {
  test('has terms with their preferred and forbidden words, and names of tools', async () => {
    const term = word('glossary');
    const id = await createTerm({ name: `${term} model` }, { name: `${term}-model` }, { nl: { preferred: `${term}maker`, forbidden: ['maaksel'] } });
    const name = `${word('Tool')} ${word('Name')}`;
    await local.create({ collection: 'tools', data: toolData(surroundings, { name }) });
    const found = await readGlossary(await asEditor(), [`With ${term} models, ${name} is fast.`], 'en');
    expect(found).toMatchObject([
      { id, keepsName: false, preferred: { en: `${term} model`, nl: `${term}maker` }, forbidden: { en: [], nl: ['maaksel'] } },
      { id: null, keepsName: true, preferred: { en: name, nl: name } },
    ]);
  });

  test('lists what a translation does against it before it is published', async () => {
    const term = word('violation');
    await createTerm({ name: term }, { name: `${term}nl` }, { nl: { forbidden: [`${term}verboden`] } });
    const sheet = await createTerm(
      { definition: `About a ${term}.`, explanation: richText(`Two ${term}s.`) },
      { definition: `Over een ${term}verboden.`, explanation: richText(`Twee ${term}nls.`) },
    );
    const violations = async () => (await send('violations', { collection, id: sheet, locale: 'nl' })).body.violations;
    expect(await violations()).toMatchObject([{ path: 'definition', use: 'forbidden', word: `${term}verboden` }]);
    await local.update({
      collection,
      id: sheet,
      locale: 'nl',
      draft: true,
      data: { definition: `Over een ${term}nl.`, explanation: richText('Twee.') },
    });
    expect(await violations()).toMatchObject([{ path: 'explanation', use: 'missing', term: { preferred: { nl: `${term}nl` } } }]);
    expect((await send('violations', { collection, id: 999_999, locale: 'nl' })).status).toBe(404);
  });
});

describe('the translation memory', () => {
  /** Resembles no other sentence. */
  const sentence = (start: string) => `${word(start)} ${inLetters(randomUUID()).replaceAll('-', ' ')} for the whole team`;

  test('offers the same and similar texts in both directions, with their place', async () => {
    const [en, nl] = [sentence('memo'), sentence('geheugen')];
    const document = await createTerm({ definition: en }, { definition: nl });
    expect(await matches(en)).toMatchObject([{ source: en, target: nl, similarity: 1, collection, document }]);
    expect(await targets(nl, 'nl')).toEqual([en]);
    const [near] = await matches(en.replace('the whole', 'your'));
    expect(near?.target).toBe(nl);
    expect(near?.similarity).toBeGreaterThan(0.6);
    expect(near?.similarity).toBeLessThan(1);
    expect(await matches('Nothing like it at all')).toEqual([]);
    const { body } = await send('memory', { texts: [en, 'x'], from: 'en' });
    expect(body.matches.map((found: unknown[]) => found.length)).toEqual([1, 0]);
  });

  test('pairs the paragraphs of a rich text', async () => {
    const [one, two] = [sentence('first'), sentence('second')];
    const state = (...texts: string[]) => {
      const whole = richText(texts[0] ?? '');
      whole.root.children = texts.flatMap((text) => richText(text).root.children);
      return whole;
    };
    await createTerm({ explanation: state(one, two) }, { explanation: state(`${one} nl`, `${two} nl`) });
    expect((await targets(two))[0]).toBe(`${two} nl`);
  });

  test('learns when a language is published, not from drafts, and forgets what is public no more', async () => {
    const [en, nl] = [sentence('draft'), sentence('concept')];
    const { id } = await local.create({
      collection,
      locale: 'en',
      data: { name: unique('T'), definition: en, explanation: richText('E'), _status: 'published' },
    });
    await local.update({ collection, id, locale: 'nl', draft: true, data: { name: unique('B'), definition: nl, explanation: richText('U') } });
    expect(await targets(en)).toEqual([]);
    await local.update({ collection, id, locale: 'nl', publishSpecificLocale: 'nl', data: { _status: 'published' } });
    expect(await targets(en)).toEqual([nl]);
    // The English draft has moved on; both texts are still public.
    await local.update({ collection, id, locale: 'en', draft: true, data: { definition: `${en} and more` } });
    await local.update({ collection, id, locale: 'nl', data: { name: unique('B') } });
    expect(await targets(en)).toEqual([nl]);
    // The translation was made of another text.
    await local.update({ collection, id, locale: 'en', data: { definition: sentence('other'), _status: 'published' } });
    expect(await targets(en)).toEqual([]);
    expect(await targets(nl, 'nl')).toEqual([]);
    await local.update({ collection, id, locale: 'en', data: { definition: en, _status: 'published' } });
    expect(await targets(en)).toEqual([nl]);
    await local.update({ collection, id, data: { deletedAt: new Date().toISOString() } });
    expect(await targets(en)).toEqual([]);
  });

  test('is rebuilt from what is public, without texts that are used nowhere', async () => {
    const [en, nl] = [sentence('rebuild'), sentence('herbouw')];
    const id = await createTerm({ definition: en }, { definition: nl });
    const gone = sentence('gone');
    await local.update({
      collection,
      id: await createTerm({ definition: gone }, { definition: `${gone} nl` }),
      data: { definition: sentence('new') },
    });
    const count = async (text: string) => (await payload.db.pool.query('select 1 from workspace.memory_texts where en = $1', [text])).rowCount;
    expect(await count(gone)).toBe(1);
    await payload.db.pool.query('delete from workspace.memory_uses where document = $1', [id]);
    await rebuildTranslations(payload);
    expect(await count(gone)).toBe(0);
    expect(await targets(en)).toEqual([nl]);
  });

  test('is searched by its indexes', async () => {
    const { rows } = await payload.db.pool.query(
      "select indexdef from pg_indexes where schemaname = 'workspace' and tablename = 'memory_texts' and indexdef ~ 'gin|hash'",
    );
    expect(rows).toHaveLength(7);
  });
});

describe('the report on terms', () => {
  test('lists published translations that break a rule, and leaves out those that follow it', async () => {
    const term = word('aaareport');
    const id = await createTerm({ name: term }, { name: `${term}nl` }, { nl: { forbidden: [`${term}fout`] } });
    const entry = (definition: string) => createTerm({ definition: `A ${term} in ${unique('use')}.` }, { definition });
    const [good, other, forbidden] = [await entry(`Een ${term}nl.`), await entry('Iets anders.'), await entry(`Een ${term}fout.`)];
    const { rows, pages } = await readReport(await asEditor(), { page: 1, locale: 'nl' });
    const row = rows.find((one) => one.term.id === id);
    const documents = (use: string) => row?.places.filter((place) => place.use === use).map(({ document }) => document);
    expect([documents('missing'), documents('forbidden')]).toEqual([[other], [forbidden]]);
    expect(row?.places.map(({ document }) => document)).not.toContain(good);
    expect(pages).toBeGreaterThan(0);
  });

  test('finds a term of two words, in any form, only where they stand together', async () => {
    const [one, two] = [word('aabreport'), word('agent')];
    const id = await createTerm({ name: `${one} ${two}s` }, { name: `${one}nl` });
    const entry = (definition: string) => createTerm({ definition: `${definition} ${unique('use')}.` }, { definition: unique('Iets anders') });
    const [together, joined] = [await entry(`A ${one} ${two}`), await entry(`Two ${one}-${two}S`)];
    await entry(`A ${two} of the ${one}`);
    await entry(`A ${one} and a ${two}`);
    const { rows } = await readReport(await asEditor(), { page: 1, locale: 'nl' });
    const row = rows.find((found) => found.term.id === id);
    expect(row?.places.map(({ document }) => document).sort()).toEqual([together, joined].sort());
  });
});

describe('machine drafts', () => {
  let server: Server;
  let asked: Record<string, never>[] = [];
  const settings = { ...env };

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let text = '';
      for await (const part of request) text += part;
      const body = JSON.parse(text);
      asked.push(body);
      const answer = body.text
        ? { translations: body.text.map((xml: string) => ({ text: xml })) }
        : { choices: [{ message: { content: body.messages[1].content } }] };
      response.end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  afterEach(() => {
    const off = { TRANSLATE_PROVIDER: undefined, TRANSLATE_URL: undefined, TRANSLATE_API_KEY: undefined, TRANSLATE_MODEL: undefined };
    Object.assign(env, off, settings);
    asked = [];
  });

  const configure = (TRANSLATE_PROVIDER: 'openai' | 'deepl') =>
    Object.assign(env, {
      TRANSLATE_PROVIDER,
      TRANSLATE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      TRANSLATE_API_KEY: 'key',
      TRANSLATE_MODEL: 'model',
    });

  /** A text with a term, the name of a tool, and a published translation of nearly the same. */
  async function subject() {
    const term = word('machine');
    await createTerm({ name: term }, { name: 'X' }, { nl: { preferred: `${term}nl`, forbidden: [`${term}fout`] } });
    const name = word('Toolname');
    await local.create({ collection: 'tools', data: toolData(surroundings, { name }) });
    const definition = `A ${term} is what ${name} & others use to answer questions`;
    await createTerm({ definition: `${definition}.` }, { definition: 'Eerder vertaald.' });
    const { id } = await local.create({
      collection,
      locale: 'en',
      data: { name: unique('T'), definition: `${definition}!?`, explanation: richText('E'), _status: 'published' },
    });
    return { id, term, name };
  }

  test('get terms, names, forbidden words, tone and earlier translations along', async () => {
    await local.updateGlobal({ slug: 'settings', data: { ...GLOBAL_SAMPLES.settings?.(), tone: { nl: 'Vrolijk.' } } });
    configure('openai');
    const { id, term, name } = await subject();
    expect((await send('machine', { collection, id, to: 'nl', paths: ['definition'] })).status).toBe(200);
    const [{ messages }] = asked as unknown as [{ messages: { content: string }[] }];
    for (const part of [`${term} = ${term}nl`, name, `${term}fout`, 'Tone: Vrolijk.', 'Eerder vertaald.'])
      expect(messages[0]?.content).toContain(part);
    await local.updateGlobal({ slug: 'settings', data: { ...GLOBAL_SAMPLES.settings?.(), tone: { nl: null } } });
  });

  test('name them to DeepL as context and leave names untouched', async () => {
    configure('deepl');
    const { id, term, name } = await subject();
    const { body } = await send('machine', { collection, id, to: 'nl', paths: ['definition'] });
    expect(asked[0]).toMatchObject({ ignore_tags: ['keep'], context: expect.stringMatching(new RegExp(`${term} = ${term}nl[^]*Eerder vertaald`)) });
    expect(JSON.stringify(asked[0])).toContain(`<keep>${name}</keep> &amp; others`);
    const pair = body.sheet.pairs.find(({ path }: { path: string }) => path === 'definition');
    expect(pair.values.nl).toBe(pair.values.en);
  });

  test('never replace what a person wrote', async () => {
    configure('openai');
    const id = await createTerm({}, { definition: 'Door een mens.' });
    const { status, body } = await send('machine', { collection, id, to: 'nl', paths: ['definition'] });
    expect([status, body.failed, asked]).toMatchObject([200, [{ path: 'definition' }], []]);
    expect((await local.findByID({ collection, id, draft: true, locale: 'nl' })).definition).toBe('Door een mens.');
  });
});
