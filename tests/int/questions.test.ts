import '../setup/environment';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '@/domain/locales';
import { findAnswers } from '@/server/search/find-answers';
import { parseSearchText } from '@/server/search/query-text';
import { sharingTasks, suggestedTools } from '@/server/search/read-tools';
import { createSeededDatabase } from '../setup/database';
import { openReadModel } from '../setup/read-model';

const FIRST = 5;

let seeded: ReturnType<typeof openReadModel>;

beforeAll(async () => {
  seeded = openReadModel(await createSeededDatabase());
}, 240_000);

afterAll(async () => {
  await seeded?.close();
});

const answer = (question: string, locale: Locale, size = FIRST) => {
  const text = parseSearchText(question);
  if (!text) throw new Error('nothing to look for');
  return findAnswers(seeded.query, { text, locale, size });
};
const slugsOf = async (ids: number[], locale: Locale) => (await suggestedTools(seeded.query, { ids, locale })).map(({ slug }) => slug);
const partsOf = async (question: string, locale: Locale) => (await answer(question, locale)).question?.parts ?? [];

/** The facets of the first tools. */
async function facetsOf(question: string, locale: Locale): Promise<string[][]> {
  const { ids } = await answer(question, locale);
  expect(ids.length, question).toBeGreaterThan(0);
  const { rows } = await seeded.sql('select facets from search.tools_en where tool_id = any ($1)', [ids]);
  return rows.map(({ facets }) => facets as string[]);
}

describe('a question', () => {
  test.each([
    ['free transcription of interviews', 'en', 'free'],
    ['gratis interviews uitschrijven', 'nl', 'free'],
    ['video editor for mac', 'en', 'platform:macos'],
    ['notities op mijn iphone', 'nl', 'platform:ios'],
    ['meeting notes with data in the eu', 'en', 'need:eu-data'],
    ['open source automation', 'en', 'need:open-source'],
  ] as const)('“%s” (%s) finds only tools that have %s', async (question, locale, key) => {
    for (const facets of await facetsOf(question, locale)) expect(facets).toContain(key);
  });

  test('leaves out tools of a country, and those of unknown countries', async () => {
    for (const facets of await facetsOf('meeting notes not from the us', 'en')) {
      expect(facets).not.toContain('country:US');
      expect(facets.some((key) => key.startsWith('country:'))).toBe(true);
    }
  });

  test('has a highest price per month, also one per year', async () => {
    const { ids } = await answer('write blog posts under 10 euro a month', 'en');
    const { rows } = await seeded.sql(
      `select tool_id, min(fixed + per_seat) as cost from search.costs where first_seat = 1 and vat = 'without' and tool_id = any ($1) group by 1`,
      [ids],
    );
    expect(rows).toHaveLength(ids.length);
    for (const { cost } of rows) expect(Number(cost)).toBeLessThanOrEqual(10.01);
    expect((await partsOf('under 120 euro per year', 'en')).find(({ kind }) => kind === 'price')).toMatchObject({ amount: 10, currency: 'EUR' });
    expect((await partsOf('hooguit tien euro per maand', 'nl')).find(({ kind }) => kind === 'price')).toMatchObject({ amount: 10, currency: 'EUR' });
  });

  test.each([
    ['notes for €15/month', { kind: 'price', amount: 15, currency: 'EUR' }],
    ['notes under 20, for my team', { kind: 'price', amount: 20, currency: 'EUR' }],
    ['notes for a tenner a month', { kind: 'price', amount: 10, currency: 'EUR' }],
    ['notes under £30', { kind: 'price', amount: 30, currency: 'EUR' }],
    ['new tools since 2025, for notes', { kind: 'sign', key: 'new', since: 2025 }],
    ['non-US meeting notes', { kind: 'facet', key: 'country:US', isNegated: true }],
    ['ChatGPT is not allowed, write letters', { kind: 'tool', as: 'named' }],
    ['Grammarly bevalt me niet, teksten nakijken', { kind: 'tool', as: 'excluded' }],
  ])('“%s” is read with its signs', async (question, part) => {
    expect(await partsOf(question, 'en')).toContainEqual(expect.objectContaining(part));
  });

  test('finds no requirement in a word that only begins like one', async () => {
    expect((await partsOf('privélessen wiskunde voorbereiden', 'nl')).filter(({ kind }) => kind === 'facet')).toEqual([]);
    expect(await partsOf('privé notities maken', 'nl')).toContainEqual(expect.objectContaining({ key: 'need:private' }));
  });

  test('names a tool to replace: that one is left out, those like it come first', async () => {
    const { ids } = await answer('alternative to chatgpt', 'en');
    const slugs = await slugsOf(ids, 'en');
    expect(slugs).not.toContain('chatgpt');
    expect(slugs).toContain('claude');
  });

  test('names a maker to do without', async () => {
    const { ids } = await answer('meeting notes not from google', 'en', 50);
    const { rows } = await seeded.sql('select maker from public.tools where id = any ($1)', [ids]);
    expect(rows.length).toBeGreaterThanOrEqual(FIRST);
    expect(rows.map(({ maker }) => maker)).not.toContain('Google');
    expect((await facetsOf('google', 'en')).every((facets) => facets.includes('maker:google'))).toBe(true);
  });

  test('keeps the signs of words that editors wrote with them', async () => {
    const id = (await partsOf('c++', 'en')).flatMap((part) => (part.kind === 'task' ? part.id : []))[0];
    expect(id).toBeDefined();
    expect(await partsOf('c#', 'nl')).toContainEqual(expect.objectContaining({ kind: 'task', id }));
    expect(await partsOf('c', 'en')).not.toContainEqual(expect.objectContaining({ kind: 'task', id }));
  });

  test('compares the tools it names, in its order', async () => {
    const { ids } = await answer('claude vs chatgpt', 'en');
    expect((await slugsOf(ids, 'en')).slice(0, 2)).toEqual(['claude', 'chatgpt']);
  });

  test('knows a tool by the end of its name, and by a mistyped one', async () => {
    expect((await slugsOf((await answer('midjurney of firefly', 'nl')).ids, 'nl')).slice(0, 2)).toEqual(['midjourney', 'adobe-firefly']);
    expect(await slugsOf((await answer('midjurney alternative', 'en')).ids, 'en')).not.toContain('midjourney');
    expect((await answer('elevnlabs price', 'en')).question?.corrected).toEqual([{ from: 'elevnlabs', to: 'ElevenLabs' }]);
  });

  test('corrects no word that is common in one of the languages', async () => {
    for (const [text, locale] of [
      ['wat kan mijn zoon voorlezen in de trein', 'nl'],
      ["my gran's photos are blurry", 'en'],
    ] as const)
      expect((await answer(text, locale)).question?.corrected).toEqual([]);
    expect((await answer('transcibe interveiws', 'en')).question?.corrected).toHaveLength(2);
  });

  test('finds tools like one that lacks what is asked for', async () => {
    const slugs = await slugsOf((await answer('whisper offline on a macbook', 'en')).ids, 'en');
    expect(slugs).toContain('macwhisper');
    expect(slugs).not.toContain('whisper');
  });

  test('finds nothing in texts that have only some of its words', async () => {
    expect(await answer('gps tracker for my dog', 'en')).toMatchObject({ isNothing: true });
  });

  test('tells why a tool is there, in the language of the page', async () => {
    const { ids, reasons } = await answer('interviews uitschrijven', 'nl');
    expect(reasons.get(ids[0] ?? 0)).toMatchObject({ lang: 'nl' });
    const english = await answer('transcribe interviews', 'en');
    expect(english.reasons.get(english.ids[0] ?? 0)).toMatchObject({ lang: 'en' });
  });

  test.each([
    ['transcribng interviews', 'transcribe interviews'],
    ['transcirbing interviews', 'transcribe interviews'],
    ['liedjes maken', 'muziek maken'],
    ['vertaling van documenten', 'documenten vertalen'],
    ['wie notuleert mijn vergadering', 'vergadering notuleren'],
    ['filmpjes monteren', 'film monteren'],
  ])('“%s” is read like “%s”', async (mistyped, meant) => {
    const tasks = async (question: string) => (await partsOf(question, 'nl')).find(({ kind }) => kind === 'task');
    expect(await tasks(mistyped)).toMatchObject({ kind: 'task', id: ((await tasks(meant)) as { id: number }).id });
  });

  test('reads Dutch on an English page', async () => {
    expect((await partsOf('gratis interviews uitschrijven', 'en')).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['facet', 'task']));
  });

  test('says that nothing fits if no tool knows most of its words', async () => {
    expect(await answer('weather forecast for sailing', 'en')).toMatchObject({ isNothing: true });
    expect((await answer('transcribe interviews', 'en')).isNothing).toBe(false);
  });

  test('finds a tool by its name among words that fill the sentence', async () => {
    const [first] = (await answer('what does midjourney cost per month', 'en')).ids;
    expect(await slugsOf(first ? [first] : [], 'en')).toEqual(['midjourney']);
  });

  test('finds tools like the one it names, whatever else it says', async () => {
    const { isNothing, ids } = await answer('alternative to hubspot, there are 8 blokes', 'en');
    expect({ isNothing, isEmpty: ids.length === 0 }).toEqual({ isNothing: false, isEmpty: false });
  });

  test('says that it could do nothing with what shall not be', async () => {
    expect((await answer('edit videos for free without a watermark', 'en')).unused).toEqual(['watermark']);
    expect((await answer('gratis filmpjes monteren zonder watermerk', 'nl')).unused).toEqual(['watermerk']);
  });

  test.each([
    ['best AI tools', 'en'],
    ['10 best ai tools', 'en'],
    ['best ai tools in 2026', 'en'],
    ['de 10 beste ai-tools', 'nl'],
    ['populaire ai-tools', 'nl'],
    ['cheap ai tools', 'en'],
    ['goedkoopste ai tools', 'nl'],
  ] as const)('“%s” (%s) finds all tools, in their order', async (question, locale) => {
    const { rows } = await seeded.sql('select count(*)::integer as all from search.tools_en');
    expect(await answer(question, locale)).toMatchObject({ total: rows[0]?.all, isCapped: false });
  });

  test('that only requires counts all tools that fit, and the values of chosen filters as if others were chosen', async () => {
    const find = (question: string, groups = {}) => {
      const text = parseSearchText(question);
      if (!text) throw new Error('nothing to look for');
      return findAnswers(seeded.query, { text, locale: 'en', groups, withFacets: true });
    };
    const { rows } = await seeded.sql("select count(*)::integer as all from search.tools_en where 'language:en' = any (facets)");
    const english = await find('tools in English');
    expect(english).toMatchObject({ total: rows[0]?.all, isCapped: false });
    const paid = await find('tools in English', { price: ['price:paid'] });
    expect(paid.total).toBe(english.facets['price:paid']);
    expect(paid.facets['price:freemium']).toBe(english.facets['price:freemium']);
  });

  test.each([
    ['vertaaltool € 20', 20, 'EUR'],
    ['video editor under $ 15', 15, 'USD'],
    ['logo maken 10 €', 10, 'EUR'],
  ] as const)('reads the price in “%s”', async (question, amount, currency) => {
    const parts = await partsOf(question, 'nl');
    expect(parts).toContainEqual(expect.objectContaining({ kind: 'price', amount, currency }));
    expect(parts.some(({ kind }) => kind === 'task')).toBe(true);
  });

  test.each(['gpt 5 €20', 'sora 2 € 20'])('takes no other number for the price in “%s”', async (question) => {
    expect((await partsOf(question, 'nl')).filter(({ kind }) => kind === 'price')).toEqual([
      expect.objectContaining({ amount: 20, currency: 'EUR' }),
    ]);
  });

  test('is read as one if a word has an apostrophe or a stroke', async () => {
    expect(await partsOf('foto’s maken', 'nl')).not.toEqual([]);
    expect((await partsOf('chatgpt/claude', 'en')).filter(({ kind }) => kind === 'tool')).toHaveLength(1);
  });

  test('counts filter values among its answers', async () => {
    const text = parseSearchText('transcribe interviews');
    if (!text) throw new Error('nothing to look for');
    const { facets, total } = await findAnswers(seeded.query, { text, locale: 'en', groups: { free: ['free'] }, withFacets: true });
    expect(facets.free).toBe(total);
    expect(facets['platform:web']).toBeLessThanOrEqual(total);
  });

  test('is looked up word by word if it means nothing to the grammar', async () => {
    expect((await answer('chatgpt', 'en')).question).toBeNull();
    expect((await answer('remove.bg', 'en')).question).toBeNull();
    expect((await answer('d++', 'en')).question).toBeNull();
  });
});

describe('tools for the same tasks', () => {
  test('share one with the tool, and have its reason', async () => {
    const { rows } = await seeded.sql(`select tool_id from search.tools_en where slug = 'chatgpt'`);
    const id = (rows[0] as { tool_id: number }).tool_id;
    const found = await sharingTasks(seeded.query, { id, limit: 20 });
    expect(found.length).toBeGreaterThanOrEqual(10);
    expect(found.length).toBeLessThanOrEqual(20);
    expect(found.map((tool) => tool.id)).not.toContain(id);
    for (const { id: other, task, reasons } of found) {
      const { rows: shared } = await seeded.sql('select tool_id, reasons from search.task_tools where task_id = $1 and tool_id = any ($2)', [
        task,
        [id, other],
      ]);
      expect(shared).toHaveLength(2);
      expect(shared).toContainEqual({ tool_id: other, reasons });
    }
  });
});

describe('the words of the search', () => {
  test('follow the content: a task that is taken offline explains nothing', async () => {
    const before = await partsOf('interviews uitschrijven', 'nl');
    expect(before.some(({ kind }) => kind === 'task')).toBe(true);
    await seeded.sql(`update public.tasks set _status = 'draft'`);
    await seeded.sql('select search.refresh_phrases()');
    expect((await partsOf('interviews uitschrijven', 'nl')).some(({ kind }) => kind === 'task')).toBe(false);
    await seeded.sql(`update public.tasks set _status = 'published'`);
    await seeded.sql('select search.refresh_phrases()');
    expect(await partsOf('interviews uitschrijven', 'nl')).toEqual(before);
  });
});
