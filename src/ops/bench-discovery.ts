/**
 * `npm run bench:discovery`: response times of search, filters, lists and random on the catalogue of `npm run seed:scale`, next to the naive query.
 * Starts the production build on that database; exits with 1 if a limit is broken.
 */
import { facetKeys } from '@/domain/tool/filters';
import { NEED_NAMES } from '@/domain/tool/needs';
import { countFacets, filterTools } from '@/server/search/filter-tools';
import { listPage } from '@/server/search/list-tools';
import { parseSearchText } from '@/server/search/query-text';
import { randomSlug, suggestedTools } from '@/server/search/read-tools';
import { searchEntries } from '@/server/search/search-entries';
import { searchTools } from '@/server/search/search-tools';
import type { Query } from '@/server/search/statement';
import { benchmark, breakLimit, load, measure, pickerFrom, ROUNDS, report } from './scale/benchmark';

const NAIVE_ROUNDS = 12;

const pick = pickerFrom(7);

/** Drops a letter in the middle. */
const mistype = (word: string) => word.slice(0, 2) + word.slice(3);

const SUBJECTS = ['blog posts', 'product photos', 'unit tests', 'short clips', 'keyword lists', 'meeting notes', 'pitch decks', 'landing pages'];

/** Single-word names. */
let names: string[] = [];

const QUERIES: Record<string, () => { q: string; locale: 'en' | 'nl' }> = {
  'rare word, English': () => ({ q: pick(names), locale: 'en' }),
  'rare word, Dutch': () => ({ q: pick(names), locale: 'nl' }),
  'common word, English': () => ({ q: pick(['video', 'writing', 'team', 'images', 'code', 'prompt', 'ai', 'translate']), locale: 'en' }),
  'common word, Dutch': () => ({ q: pick(['video', 'schrijven', 'team', 'beelden', 'code', 'prompt', 'ai', 'vertalen']), locale: 'nl' }),
  'two words, English': () => ({ q: pick(SUBJECTS), locale: 'en' }),
  'two words, Dutch': () => ({
    q: `${pick(['maak', 'schrijf', 'controleer'])} ${pick(['blogartikelen', 'illustraties', 'ondertitels', 'notulen', 'vertalingen'])}`,
    locale: 'nl',
  }),
  'half a word, English': () => ({ q: pick(SUBJECTS).slice(0, 5), locale: 'en' }),
};

/** Times the statement that a first attempt would use; `values` gives those of one round. */
const timeNaive = (query: Query, text: string, values: () => unknown[] = () => []) => measure(() => query({ text, values: values() }), NAIVE_ROUNDS);

async function benchSearch(origin: string, query: Query): Promise<void> {
  const api = (search: { q: string; locale: string }) => load(`${origin}/api/search?${new URLSearchParams(search)}`);
  const suggestions = async ({ q, locale }: { q: string; locale: 'en' | 'nl' }) => {
    const text = parseSearchText(q);
    if (!text) return;
    const { ids, words } = await searchTools(query, { text, locale, size: 6 });
    await suggestedTools(query, { ids, locale });
    await searchEntries(query, { text, words, locale, perKind: 3 });
  };
  const rows = await query<{ name: string }>({
    text: `select name from search.tools where locale = 'en' and name !~ ' ' order by name_key limit 2000`,
    values: [],
  });
  names = rows.map(({ name }) => name.toLowerCase());
  for (const [name, next] of Object.entries(QUERIES)) {
    const naive = await timeNaive(
      query,
      `select tool_id from search.tools, search.query($2, true) as q where locale = $1 and document @@ q order by ts_rank(document, q) desc limit 6`,
      () => {
        const { q, locale } = next();
        return [locale, parseSearchText(q)?.words ?? []];
      },
    );
    report(`search API: ${name}`, await measure(() => api(next())), 15, naive);
    report(`  the same, database alone, uncached`, await measure(() => suggestions(next())), null);
  }
  const typo = () => ({ q: mistype(pick(names)), locale: 'en' });
  const similar = `select tool_id from search.tools where locale = 'en' order by similarity(name, $1) desc limit 6`;
  const naive = await timeNaive(query, similar, () => [typo().q]);
  report('search API: mistyped name', await measure(() => api(typo())), 25, naive);
}

async function benchFilters(query: Query): Promise<void> {
  const rows = await query<{ key: string }>({ text: `select distinct key from search.sets where key like 'category:%' order by 1`, values: [] });
  const categories = rows.map(({ key }) => key);
  const groups = () => ({
    category: [pick(categories), pick(categories)],
    price: [pick(['price:free', 'price:freemium', 'price:paid'])],
    ...pick<Record<string, string[]>>([{}, { free: ['free'] }]),
    ...pick<Record<string, string[]>>([{}, { rating: ['rating:4'] }]),
  });
  const counts = `select key, count(*) from search.tools, unnest(facets) as key where locale = 'en'`;
  const several = [
    `${counts} and facets && $1::text[] and facets && $2::text[]`,
    `${counts} and facets && $2::text[]`,
    `${counts} and facets && $1::text[]`,
  ];
  const naive = await timeNaive(query, several.map((part) => `${part} group by key`).join(' union all '), () => {
    const { category, price } = groups();
    return [category, price];
  });
  report('filter counts: several filters', await measure(() => countFacets(query, { groups: groups() })), 10, naive);
  report('filter counts: none', await measure(() => countFacets(query, { groups: {} })), 10, await timeNaive(query, `${counts} group by key`));
}

const TEAM = { seats: 12, billing: 'year', vat: 'without', currency: 'USD' } as const;

/** What buyers ask and what it costs them, with what each filter would leave. */
async function benchFacts(query: Query): Promise<void> {
  const groups = () => {
    const [one, other] = [pick(NEED_NAMES), pick(NEED_NAMES)];
    return {
      [facetKeys.need(one)]: [facetKeys.need(one)],
      [facetKeys.need(other)]: [facetKeys.need(other)],
      ...pick<Record<string, string[]>>([{}, { checked: [facetKeys.checked] }]),
    };
  };
  report('filter counts: facts', await measure(() => countFacets(query, { groups: groups() })), 10);
  report('filtered by facts', await measure(() => filterTools(query, { locale: 'en', groups: groups(), sort: 'recommended', page: 1 })), 25);
  const byCost = (page: number) => measure(() => filterTools(query, { locale: 'en', groups: {}, sort: TEAM, page }));
  report('all by cost of a team, page 1', await byCost(1), 100);
  report('all by cost of a team, page 100', await byCost(100), 100);
}

async function benchLists(query: Query): Promise<void> {
  const listed = `select id from tools where _status = 'published' and active and deleted_at is null order by slug limit 24 offset $1`;
  const naive = (page: number) => timeNaive(query, listed, () => [(page - 1) * 24]);
  const first = await measure(() => listPage(query, { list: 'all', page: 1 }), ROUNDS * 5);
  const far = await measure(() => listPage(query, { list: 'all', page: 2000 }), ROUNDS * 5);
  report('list, page 1', first, null, await naive(1));
  report('list, page 2000', far, null, await naive(2000));
  const ratio = far.p50 / first.p50;
  if (ratio > 1.5) breakLimit();
  console.log(`${'page 2000 to page 1'.padEnd(44)} ${ratio.toFixed(2)}×  limit 1.5× ${ratio > 1.5 ? 'BROKEN' : 'ok'}`);
}

async function benchRandom(origin: string, query: Query): Promise<void> {
  const naive = await timeNaive(
    query,
    `select slug from tools where _status = 'published' and active and deleted_at is null order by random() limit 1`,
  );
  report('random: query', await measure(() => randomSlug(query, { except: [] })), 5, naive);
  report('random: address', await measure(() => fetch(`${origin}/random`, { redirect: 'manual' })), null);
}

async function benchPages(origin: string): Promise<void> {
  const page = (path: string) => measure(() => load(origin + path), ROUNDS / 4);
  report('page of results: common word', await page('/tools?q=video'), null);
  report('page of results: common word and filters', await page('/tools?q=video&free=1&verified=1'), null);
  report('page of results: filters only', await page('/tools?category=copywriting&price=freemium'), null);
  report('page of results: facts and cost', await page('/tools?need=dpa&need=eu-data&checked=1&seats=12&billing=year'), null);
  report('page of a list (cached)', await page('/tools/p/2000'), null);
}

await benchmark(async ({ origin, query }) => {
  await benchSearch(origin, query);
  await benchFilters(query);
  await benchFacts(query);
  await benchLists(query);
  await benchRandom(origin, query);
  await benchPages(origin);
});
