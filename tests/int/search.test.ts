import '../setup/environment';

import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuildReadModel } from '@/cms/search/rebuild';
import { loadContent } from '@/cms/seed/load-content';
import { SEARCH_MAX_LENGTH } from '@/domain/limits';
import type { DocumentKind } from '@/domain/routes';
import { countFacets, filterTools } from '@/server/search/filter-tools';
import { listPage, newestListing, topTools } from '@/server/search/list-tools';
import { nearestNames } from '@/server/search/nearest-names';
import { parseSearchText } from '@/server/search/query-text';
import { randomSlug, relatedTools, suggestedTools, toolRatings } from '@/server/search/read-tools';
import { searchEntries } from '@/server/search/search-entries';
import { searchTools } from '@/server/search/search-tools';
import type { Query } from '@/server/search/statement';
import { catalogue, phrasesOf, randomFrom } from '../../src/ops/scale/catalogue';
import { writeCatalogue } from '../../src/ops/scale/write-catalogue';
import { createDatabase, createSeededDatabase } from '../setup/database';
import { openReadModel } from '../setup/read-model';

const LARGE = 3000;

let seeded: ReturnType<typeof openReadModel>;
let large: ReturnType<typeof openReadModel>;

/** The seeded content, and the same with a generated catalogue of a few thousand tools. */
beforeAll(async () => {
  const seededUrl = await createSeededDatabase();
  const largeUrl = await createDatabase(seededUrl);
  const client = new pg.Client({ connectionString: largeUrl });
  await client.connect();
  await writeCatalogue(client, catalogue({ seed: 1, count: LARGE, phrases: phrasesOf(loadContent().tools) }), () => undefined);
  await rebuildReadModel((text, values) => client.query(text, values));
  await client.end();
  seeded = openReadModel(seededUrl);
  large = openReadModel(largeUrl);
}, 240_000);

afterAll(async () => {
  await seeded?.close();
  await large?.close();
});

const textOf = (words: string) => parseSearchText(words) ?? { shown: '', words: [''], signed: [], dotted: [] };

async function found(words: string, locale: 'en' | 'nl' = 'en', size = 10): Promise<string[]> {
  const { ids } = await searchTools(seeded.query, { text: textOf(words), locale, size });
  return (await suggestedTools(seeded.query, { ids, locale })).map((tool) => tool.name);
}

describe('tool search', () => {
  test.each([
    ['chatgpt', 'ChatGPT'],
    ['ChatGPT', 'ChatGPT'],
    ['chat gpt', 'ChatGPT'],
    ['  Chat-GPT!! ', 'ChatGPT'],
    ['elevenlabs', 'ElevenLabs'],
    ['eleven labs', 'ElevenLabs'],
    ['copyai', 'Copy.ai'],
    ['copy.ai', 'Copy.ai'],
    ['grammar', 'Grammarly'],
    ['midj', 'Midjourney'],
    ['deep', 'DeepL'],
    ['codeium', 'Devin Desktop (Windsurf)'],
    ['bing chat', 'Microsoft Copilot'],
  ])('“%s” finds %s first by its name', async (words, expected) => {
    expect((await found(words))[0]).toBe(expected);
    expect((await found(words, 'nl'))[0]).toBe(expected);
  });

  test('finds other word forms in the language of the page', async () => {
    expect(await found('translating', 'en')).toEqual(expect.arrayContaining(['DeepL', 'Google Translate']));
    expect(await found('vertalingen', 'nl')).toEqual(expect.arrayContaining(['DeepL', 'Google Translate']));
  });

  test('ignores accents, capitals and missing stop words', async () => {
    expect(await found('VIDÉO')).toEqual(await found('video'));
    expect((await found('tools for translating')).length).toBeGreaterThan(0);
  });

  test('ranks name over tagline over category over description', async () => {
    const { ids } = await searchTools(seeded.query, { text: textOf('video'), locale: 'en', size: 100 });
    const { rows } = await seeded.sql('select tool_id, head from search.tools_en where tool_id = any ($1)', [ids]);
    const place = (id: number) => {
      const head = String(rows.find((row) => row.tool_id === id)?.head);
      const weights = /'video':([\dABC,]+)/.exec(head)?.[1] ?? '';
      return weights.includes('A') ? 3 : weights.includes('B') ? 2 : weights.includes('C') ? 1 : 0;
    };
    const places = ids.map(place);
    expect(new Set(places).size).toBeGreaterThan(1);
    expect(places).toEqual([...places].sort((a, b) => b - a));
  });

  test('shows partial matches, marked as such, when nothing matches all words', async () => {
    const { isPartial, ids } = await searchTools(seeded.query, { text: textOf('translate submarine periscopes'), locale: 'en' });
    expect(isPartial).toBe(true);
    expect(ids.length).toBeGreaterThan(0);
  });

  test('finds no other words with the same letter for a word with signs', async () => {
    expect(await found('c++')).toEqual([]);
    expect(await found('c#', 'nl')).toEqual([]);
    expect(await searchTools(seeded.query, { text: textOf('c++ code review'), locale: 'en' })).toMatchObject({ isPartial: true });
  });

  test('finds nothing for an unknown text', async () => {
    expect(await found('qqzzxxvv')).toEqual([]);
  });

  test('predicts the number of results of each filter', async () => {
    for (const groups of [{}, { free: ['free'] }, { category: ['category:1', 'category:4'], rating: ['rating:3'] }] as Record<string, string[]>[]) {
      const base = await searchTools(seeded.query, { text: textOf('video'), locale: 'en', groups, withFacets: true });
      for (const [kind, key] of [
        ['price', 'price:freemium'],
        ['audience', 'audience:marketers'],
        ['free', 'free'],
        ['rating', 'rating:4'],
      ] as const) {
        const chosen = await searchTools(seeded.query, { text: textOf('video'), locale: 'en', groups: { ...groups, [kind]: [key] }, size: 100 });
        expect(chosen.ids.length, `${key} with ${JSON.stringify(groups)}`).toBe(base.facets[key] ?? 0);
      }
    }
  });
});

describe('a misspelled name', () => {
  const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

  /** Every word of four or more letters in every name with one letter removed, added, changed or swapped with the next. */
  function mistyped(names: string[], seed: number): { name: string; typed: string }[] {
    const random = randomFrom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    return names.flatMap((tool) =>
      tool.split(/[^A-Za-z]+/).flatMap((word) => {
        if (word.length < 4) return [];
        const letters = [...word.toLowerCase()];
        const place = below(letters.length);
        const letter = LETTERS[below(LETTERS.length)] as string;
        const swap = Math.min(place, letters.length - 2);
        const edits = [
          letters.toSpliced(place, 1),
          letters.toSpliced(place, 0, letter),
          letters.with(place, letter),
          letters.toSpliced(swap, 2, letters[swap + 1] as string, letters[swap] as string),
        ];
        return edits.map((edit) => ({ name: tool, typed: tool.toLowerCase().replace(word.toLowerCase(), edit.join('')) }));
      }),
    );
  }

  test.each(['en', 'nl'] as const)(
    'finds the tool among the first ten in at least 95 of 100 cases (%s)',
    async (locale) => {
      const { rows } = await seeded.sql('select name from search.tools_en order by name');
      const cases = mistyped(
        rows.map((row) => String(row.name)),
        20_261_121,
      );
      expect(cases.length).toBeGreaterThan(200);
      const missed: string[] = [];
      for (const { name: tool, typed } of cases) if (!(await found(typed, locale)).includes(tool)) missed.push(`${typed} (${tool})`);
      expect(1 - missed.length / cases.length, missed.join(', ')).toBeGreaterThanOrEqual(0.95);
    },
    60_000,
  );

  test('is answered with its correction', async () => {
    expect((await searchTools(seeded.query, { text: textOf('jsaper'), locale: 'en' })).corrected).toEqual(['jasper']);
    expect((await searchTools(seeded.query, { text: textOf('jasper'), locale: 'en' })).corrected).toBeNull();
  });
});

describe('search for terms, courses, categories and products', () => {
  const entries = async (words: string, locale: 'en' | 'nl') =>
    (await searchEntries(seeded.query, { text: textOf(words), words: textOf(words).words, locale, perKind: 3 })).map(
      ({ kind, slug }) => `${kind} ${slug}`,
    );

  test('finds them by name and summary, and by the name in the other language', async () => {
    expect(await entries('prompt', 'en')).toEqual(expect.arrayContaining(['term prompt', 'product prompts-for-copywriters']));
    expect(await entries('elements', 'nl')).toContain('course elements-of-ai');
    expect(await entries('coding', 'en')).toContain('category coding');
    expect(await entries('hallucination', 'nl')).toContain('term hallucination');
  });
});

describe('a slug that does not exist', () => {
  const nearest = async (kind: DocumentKind, slug: string, locale: 'en' | 'nl' = 'en') =>
    (await nearestNames(seeded.query, { kind, slug, locale, limit: 3 })).map((entry) => entry.slug);

  test('has the nearest names of its kind, in the language of the page', async () => {
    expect((await nearest('tool', 'chatgtp'))[0]).toBe('chatgpt');
    expect((await nearest('term', 'halucination'))[0]).toBe('hallucination');
    expect((await nearest('term', 'halucinatie', 'nl'))[0]).toBe('hallucination');
    expect((await nearest('category', 'codeing'))[0]).toBe('coding');
  });

  test('has none without a similar name', async () => {
    for (const slug of ['qqzzxxvv', '', '%', "'"]) expect([await nearest('term', slug), await nearest('tool', slug)], slug).toEqual([[], []]);
  });
});

describe('lists of the read model', () => {
  test('match a plain count for any filters', async () => {
    const keys = {
      category: ['category:1', 'category:5', 'category:9'],
      price: ['price:free', 'price:paid'],
      verified: ['verified'],
      rating: ['rating:4'],
      audience: ['audience:students'],
    };
    const arbitrary = fc.record(Object.fromEntries(Object.entries(keys).map(([kind, values]) => [kind, fc.subarray(values, { minLength: 1 })])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(arbitrary, async (groups) => {
        const chosen = groups as Record<string, string[]>;
        const { total, facets } = await countFacets(large.query, { groups: chosen });
        const where = (kinds: string[]) => kinds.map((kind) => `facets && '{${chosen[kind]}}'`).join(' and ') || 'true';
        const plain = async (kinds: string[]) =>
          Object.fromEntries(
            (
              await large.sql(`select key, count(*)::integer from search.tools_en, unnest(facets) as key where ${where(kinds)} group by key`)
            ).rows.map(({ key, count }) => [key, count]),
          );
        const kinds = Object.keys(chosen);
        expect(total).toBe((await plain(kinds)).all ?? 0);
        for (const [kind, values] of Object.entries(keys)) {
          const expected = await plain(kinds.filter((other) => other !== kind));
          for (const key of values) expect(facets[key] ?? 0, `${key} with ${JSON.stringify(chosen)}`).toBe(expected[key] ?? 0);
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  test('report when the newest entry was added', async () => {
    const { rows } = await large.sql('select listed_at::text as value from search.tools_en order by listed_at desc limit 1');
    expect(await newestListing(large.query)).toBeCloseTo(Date.parse(String(rows[0]?.value)), -1);
  });

  test('have the chosen order', async () => {
    const column = { rating: 'rating_rank', bookmarks: 'bookmarks', newest: 'listed_at' } as const;
    for (const [sort, field] of Object.entries(column)) {
      const ids = await filterTools(large.query, { locale: 'en', groups: { free: ['free'] }, sort: sort as keyof typeof column, page: 2 });
      const { rows } = await large.sql(`select tool_id, ${field}::text as value from search.tools_en where tool_id = any ($1)`, [ids]);
      const values = ids.map((id) => String(rows.find((row) => row.tool_id === id)?.value));
      const numeric = field === 'listed_at' ? values.map((value) => Date.parse(value)) : values.map(Number);
      expect(numeric).toEqual([...numeric].sort((a, b) => b - a));
      expect(ids).toHaveLength(24);
    }
  });

  test('offer similar tools of the same category, without itself and excluded ones', async () => {
    const { rows } = await seeded.sql("select tool_id, facets from search.tools_en where slug = 'deepl'");
    const [self] = rows;
    const all = await relatedTools(seeded.query, { id: self?.tool_id, except: [], limit: 5 });
    expect(all.length).toBeGreaterThan(0);
    expect(all).not.toContain(self?.tool_id);
    const rest = await relatedTools(seeded.query, { id: self?.tool_id, except: [all[0] ?? 0], limit: 5 });
    expect(rest).not.toContain(all[0]);
    const { rows: related } = await seeded.sql('select facets from search.tools_en where tool_id = any ($1)', [all]);
    const categories = self?.facets.filter((key: string) => key.startsWith('category:'));
    for (const { facets } of related) expect(facets.some((key: string) => categories.includes(key))).toBe(true);
  });

  test('draw random tools evenly, without those just seen', async () => {
    const { rows } = await seeded.sql("select slug from search.members where list = 'all'");
    const counts = new Map<string, number>(rows.map(({ slug }) => [slug, 0]));
    const draws = rows.length * 20;
    for (let draw = 0; draw < draws; draw += 1) {
      const slug = (await randomSlug(seeded.query, { except: ['deepl', 'chatgpt'] })) ?? '';
      counts.set(slug, (counts.get(slug) ?? 0) + 1);
    }
    expect([counts.get('deepl'), counts.get('chatgpt')]).toEqual([0, 0]);
    counts.delete('deepl');
    counts.delete('chatgpt');
    const expected = draws / counts.size;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // A fair draw exceeds this once in 100,000 runs (Wilson-Hilferty approximation).
    const freedom = counts.size - 1;
    const deviation = 2 / (9 * freedom);
    expect(chiSquare).toBeLessThan(freedom * (1 - deviation + 4.265 * Math.sqrt(deviation)) ** 3);
  }, 60_000);

  test('return the only tool when every other is excluded, and none when empty', async () => {
    const { rows } = await seeded.sql("select slug from search.members where list = 'all'");
    const slugs = rows.map(({ slug }) => String(slug));
    expect(await randomSlug(seeded.query, { except: slugs.slice(1) })).toBe(slugs[0]);
    expect(slugs).toContain(await randomSlug(seeded.query, { except: slugs }));
  });
});

describe('list and search statements', () => {
  const BIG = ['tools', 'tools_en', 'tools_nl', '_tools_v', 'tools_locales', 'tools_rels', 'reviews', 'bookmarks', 'members', 'words'];

  /** With a few thousand rows a sequential scan may be fastest. With scans disabled, one remains only where no index fits. */
  async function sequentialScans(run: (query: Query) => Promise<unknown>): Promise<string[]> {
    const scans: string[] = [];
    const visit = (node: Record<string, unknown>, text: string) => {
      if (node['Node Type'] === 'Seq Scan' && BIG.includes(String(node['Relation Name'])))
        scans.push(`${node['Relation Name']}: ${text.slice(0, 200)}`);
      for (const child of (node.Plans as Record<string, unknown>[] | undefined) ?? []) visit(child, text);
    };
    await large.sql('set enable_seqscan = off');
    await run(async ({ text, values }) => {
      const { rows } = await large.sql(`explain (format json) ${text}`, values);
      visit(rows[0]?.['QUERY PLAN'][0].Plan, text);
      return (await large.sql(text, values)).rows;
    });
    await large.sql('reset enable_seqscan');
    return scans;
  }

  const text = (words: string) => textOf(words);
  const STATEMENTS: [string, (query: Query) => Promise<unknown>][] = [
    ['search for a rare word', (query) => searchTools(query, { text: text('chatgpt'), locale: 'en', withFacets: true })],
    ['search for a common word', (query) => searchTools(query, { text: text('video'), locale: 'nl', withFacets: true })],
    ['search with filters', (query) => searchTools(query, { text: text('video'), locale: 'en', groups: { free: ['free'] }, withFacets: true })],
    ['search for a mistyped word', (query) => searchTools(query, { text: text('grammmarly'), locale: 'en' })],
    ['search for a word with signs', (query) => searchTools(query, { text: text('.net'), locale: 'nl', withFacets: true })],
    ['search for what is nowhere', (query) => searchTools(query, { text: text('zzzqqqxxx vvvwwwyyy'), locale: 'en' })],
    ['the nearest names', (query) => nearestNames(query, { kind: 'tool', slug: 'grammmarly', locale: 'en', limit: 3 })],
    ['counts', (query) => countFacets(query, { groups: { category: ['category:1'], free: ['free'] } })],
    ['a page of a list', (query) => listPage(query, { list: 'all', page: 100 })],
    ['the newest', (query) => topTools(query, { sort: 'newest', limit: 8 })],
    ['when the newest was added', newestListing],
    ['the best rated', (query) => topTools(query, { sort: 'rating', limit: 8 })],
    ['the most bookmarked', (query) => topTools(query, { sort: 'bookmarks', limit: 24 })],
    ['ratings', (query) => toolRatings(query, { ids: [1, 2, 3] })],
    ['a random tool', (query) => randomSlug(query, { except: ['deepl'] })],
    ['related tools', (query) => relatedTools(query, { id: 100, except: [], limit: 5 })],
    ['the tools a list opens with', (query) => filterTools(query, { locale: 'nl', groups: { list: ['category:9'] }, sort: 'recommended', page: 1 })],
    ['the tools the site opens with', (query) => filterTools(query, { locale: 'en', groups: {}, sort: 'recommended', page: 1 })],
    [
      'a filtered list',
      (query) => filterTools(query, { locale: 'en', groups: { category: ['category:9'], verified: ['verified'] }, sort: 'rating', page: 1 }),
    ],
  ];

  test.each(STATEMENTS)('scan no large table: %s', async (_what, run) => {
    expect(await sequentialScans(run)).toEqual([]);
  });

  test('scan no table of tool versions in the panel’s search', async () => {
    const condition = ['name', 'slug', 'url', 'maker'].map((field) => `version_${field} ilike '%nova%'`).join(' or ');
    expect(
      await sequentialScans((query) =>
        query({ text: `select id from _tools_v where latest and (${condition}) order by version_name limit 10`, values: [] }),
      ),
    ).toEqual([]);
  });

  test('time out after two seconds', async () => {
    await expect(large.sql('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  });
});

describe('any typed text', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...'ab%_\\\'"()&|!:*<>-.;$\u0000\u202e\ud800é日 '), maxLength: 120 }),
    fc.constantFrom("'; drop table search.tools; --", '%%%%', '\\', 'a:*&b|!c', '(((((', 'x'.repeat(100_000), '\u0000', '🤖 🤖', '::tsquery', '$1'),
  );

  test('is answered in time, in both languages, with and without filters', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.constantFrom('en' as const, 'nl' as const), fc.boolean(), async (words, locale, withFilter) => {
        const parsed = parseSearchText(words);
        if (!parsed) return;
        expect(parsed.shown.length).toBeLessThanOrEqual(SEARCH_MAX_LENGTH);
        const startedAt = performance.now();
        const { ids, words: lookedUp } = await searchTools(large.query, {
          text: parsed,
          locale,
          groups: withFilter ? { free: ['free'] } : {},
          withFacets: withFilter,
        });
        await searchEntries(large.query, { text: parsed, words: lookedUp, locale, perKind: 3 });
        expect(ids.length).toBeLessThanOrEqual(24);
        expect(performance.now() - startedAt).toBeLessThan(2000);
      }),
      { numRuns: 250 },
    );
  }, 120_000);
});
