import { type APIRequestContext, expect, test } from '@playwright/test';
import en from '../../src/i18n/messages/en.json' with { type: 'json' };
import { googleProblems, schemaProblems, thingsOn } from '../setup/schema-vocabulary';
import { readPage, readSitemap, type SitePage } from './site-page';

/** Enough to render every page for the first time while other tests use the machine. */
const CRAWL_MS = 900_000;
const AT_ONCE = 6;
const IDLE_MS = 5;
/** The seeded site has more documents than this, each in two languages. */
const PAGES_AT_LEAST = 250;
const DESCRIPTION_AT_LEAST = 40;

/** External links, actions and files, such as the whole site as one text. */
const NOT_FOLLOWED = /^\/(?:nl\/)?(?:(?:go|random|api(?!\/docs)|admin|logos)(?:[/?]|$)|llms-full\.txt$)/;

const languageOf = (path: string) => (/^\/nl(?:[/?]|$)/.test(path) ? 'nl' : 'en');

/** Only the first page of each kind of query, such as comparisons, is opened, and its links are not followed. */
const kindOf = (path: string) => {
  const [pathname = '', query] = path.split('?');
  return query === undefined ? path : `${pathname}?${[...new URLSearchParams(query).keys()].sort()}`;
};

/** Pages that differ by the tool or the pair only: the first ones stand for all, in both languages. */
const ALIKE = /\/tools\/(?<tool>[^/]+)\/(?<kind>badge|costs|alternatives)$|\/compare\/(?<pair>[^/]+\/(?<versus>vs)\/[^/]+)$/;
const ALIKE_MAX = 30;

async function crawl(request: APIRequestContext): Promise<{ pages: Map<string, SitePage>; linked: Set<string> }> {
  const found = new Map<string, SitePage>();
  const queue = ['/', '/nl'];
  const known = new Set(queue);
  const opened = new Map<string, Set<string>>();
  const isEnough = (path: string) => {
    const { tool, pair, versus, kind = versus } = ALIKE.exec(path)?.groups ?? {};
    const slug = tool ?? pair;
    if (!kind || !slug) return false;
    const slugs = opened.get(kind) ?? new Set();
    opened.set(kind, slugs.size < ALIKE_MAX ? slugs.add(slug) : slugs);
    return !slugs.has(slug);
  };
  let busy = 0;
  const visitPages = async (): Promise<void> => {
    while (queue.length > 0 || busy > 0) {
      const path = queue.shift();
      if (path === undefined) {
        await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
        continue;
      }
      busy += 1;
      const page = await readPage(request, path);
      found.set(path, page);
      for (const link of path.includes('?') ? [] : page.links) {
        if (known.has(kindOf(link)) || NOT_FOLLOWED.test(link)) continue;
        known.add(kindOf(link));
        if (!isEnough(link)) queue.push(link);
      }
      busy -= 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitPages));
  return { pages: found, linked: known };
}

/** Titles or descriptions used more than once, with their pages. */
function repeated(pages: SitePage[], what: 'title' | 'description'): string[] {
  const sayers = new Map<string, string[]>();
  for (const page of pages) {
    const text = `${languageOf(page.path)}: ${page[what]}`;
    sayers.set(text, [...(sayers.get(text) ?? []), page.path]);
  }
  return [...sayers].filter(([, paths]) => paths.length > 1).map(([text, paths]) => `same ${what} ${text} on ${paths.join(', ')}`);
}

const groups = Object.entries(en).flatMap(([name, texts]) =>
  Object.entries(texts).flatMap(([key, text]) => (typeof text === 'object' ? `${name}\\.${key}` : [])),
);
/** The key of a text that is missing, which stands in its place. */
const KEY = new RegExp(`\\b(?:${groups.join('|')})\\.\\w+`);

function ownProblems(page: SitePage): string[] {
  const problems: string[] = [];
  if (page.lang !== languageOf(page.path)) problems.push(`is in the language ${page.lang}`);
  if (page.headings !== 1) problems.push(`has ${page.headings} headings of the first level`);
  if (!page.title) problems.push('has no title');
  const [key] = KEY.exec(page.html.replace(/<(script|style).*?<\/\1>|<[^>]*>/gs, ' ')) ?? [];
  if (key) problems.push(`says the key ${key}`);
  return [...problems, ...thingsOn(page.html).flatMap((thing) => [...schemaProblems(thing), ...googleProblems(thing)])];
}

function indexProblems(page: SitePage, pages: Map<string, SitePage>): string[] {
  const problems: string[] = [];
  const language = languageOf(page.path);
  if (page.canonical !== page.path) problems.push(`has the canonical address ${page.canonical}`);
  if (page.description.length < DESCRIPTION_AT_LEAST) problems.push(`has too short a description: “${page.description}”`);
  if ([...page.alternates.keys()].sort().join() !== 'en,nl,x-default') problems.push(`has alternates ${[...page.alternates.keys()].join()}`);
  for (const [lang, target] of page.alternates) {
    const other = pages.get(target);
    if (!other) problems.push(`names ${target} as ${lang}, which nothing links to`);
    else if (other.status !== 200 || other.alternates.get(language) !== page.path)
      problems.push(`names ${target} as ${lang}, which does not point back`);
  }
  if (page.alternates.get('x-default') !== page.alternates.get('en')) problems.push('has another default than English');
  if (page.alternates.get(language) !== page.path) problems.push('does not name itself');
  const trail = thingsOn(page.html).find((thing) => thing['@type'] === 'BreadcrumbList');
  const isHome = page.path === '/' || page.path === '/nl';
  if (!isHome && new URL(trail?.itemListElement.at(-1).item ?? 'none:').pathname !== page.path)
    problems.push('has no breadcrumbs that end with itself');
  return problems;
}

/** Structured data may only refer to pages of the site. */
const listedProblems = (page: SitePage, pages: Map<string, SitePage>): string[] =>
  thingsOn(page.html)
    .flatMap(({ itemListElement }) => itemListElement ?? [])
    .map(({ url, item }) => new URL(url ?? item).pathname)
    .filter((path) => !pages.get(path)?.isIndexable)
    .map((path) => `lists ${path}, which is no page to find`);

test('every page is linked, unbroken and described once in both languages', async ({ request }) => {
  test.setTimeout(CRAWL_MS);
  const { pages, linked } = await crawl(request);
  const sitemap = await readSitemap(request);
  const answered = [...pages.values()].filter((page) => page.status === 200);
  const documents = answered.filter((page) => page.html && page.redirects === 0);
  const indexable = documents.filter((page) => page.isIndexable);
  const indexed = new Set(indexable.map(({ path }) => path));

  const linkers = (path: string) =>
    [...pages.values()]
      .filter(({ links }) => links.has(path))
      .slice(0, 3)
      .map((page) => page.path);
  const problems = [
    ...[...pages.values()]
      .filter((page) => page.status !== 200)
      .map(({ path, status }) => `${path}: answers ${status}, linked from ${linkers(path)}`),
    ...sitemap.filter((path) => !linked.has(path)).map((path) => `${path}: is in the sitemap and nothing links to it`),
    ...sitemap.filter((path) => pages.has(path) && !indexed.has(path)).map((path) => `${path}: is in the sitemap but not indexable`),
    ...indexable.filter(({ path }) => !sitemap.includes(path)).map(({ path }) => `${path}: is not in the sitemap`),
    ...documents.flatMap((page) => ownProblems(page).map((problem) => `${page.path}: ${problem}`)),
    ...indexable.flatMap((page) => [...indexProblems(page, pages), ...listedProblems(page, pages)].map((problem) => `${page.path}: ${problem}`)),
    ...repeated(indexable, 'title'),
    ...repeated(indexable, 'description'),
  ];
  expect(problems).toEqual([]);
  expect(indexable.length).toBeGreaterThan(PAGES_AT_LEAST);
});

test('filtered lists, search results, comparisons, personal and missing pages are not indexed', async ({ request }) => {
  const paths = [
    '/tools?q=video',
    '/tools?category=coding&free=1',
    '/tools?p=2',
    '/compare?tools=chatgpt,claude',
    '/compare',
    '/weigh?category=coding&w-cost=5',
    '/shortlists/new?tools=chatgpt&q=x',
    '/login',
    '/favorites',
    '/tools/chatgpt/reviews?sort=helpful',
    '/newsletter/confirm?token=none',
    '/changes/follow?tool=chatgpt',
    '/preview/none',
    '/nope',
  ];
  const pages = await Promise.all(paths.flatMap((path) => [path, `/nl${path}`]).map((path) => readPage(request, path)));
  expect(pages.filter(({ isIndexable }) => isIndexable).map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ status }) => status === 404).map(({ path }) => path)).toEqual(['/preview/none', '/nl/preview/none', '/nope', '/nl/nope']);
});
