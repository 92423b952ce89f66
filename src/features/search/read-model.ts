/**
 * Everything the site asks of the read model that `cms/search` keeps. Each function takes the connection to ask, so that benchmarks and tests run
 * the very statements of the site. What the tables hold is described where they are made, in the migrations.
 */
import { createHash } from 'node:crypto';
import { escapeLiteral } from 'pg';
import { TOOLS_PER_PAGE } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import type { ToolSort } from '@/domain/tool/filters';
import { deletions, isOneEditAway, type SearchText } from './query-text';

/** Runs one statement with its values. */
export type Query = <Row>(statement: { name?: string; text: string; values: unknown[] }) => Promise<Row[]>;

/** Selected values by kind, as keys of the read model; a kind without values is not there. */
export type FacetGroups = Record<string, string[]>;

/** Number of tools each filter value would leave, given the filters of other kinds; a value that would leave none is not there. */
export type FacetCounts = Record<string, number>;

export interface ToolMatches {
  ids: number[];
  total: number;
  /** There are more: only the best ones were looked at, and the numbers are lower bounds. */
  isCapped: boolean;
  facets: FacetCounts;
  /** What the words were taken for when they were mistyped; null when they were found as typed. */
  corrected: string[] | null;
  /** No tool has every word: these have some. */
  isPartial: boolean;
  /** What was looked up in the end: each word with what it may have been meant as, divided by |. */
  words: string[];
}

export interface EntryMatch {
  kind: 'category' | 'term' | 'course' | 'product';
  id: number;
  slug: string;
  name: string;
  nameLocale: Locale;
  summary: string | null;
  summaryLocale: Locale | null;
}

/** How many tools are looked at when a word is very common: by name and tagline, by the whole text, and the well-known ones among them. */
const HEAD_MAX = 220;
const DOCUMENT_MAX = 350;
const KNOWN_MAX = 100;
const NAMES_MAX = 30;
/** With so few tools found as typed, the words may have been mistyped. */
const FEW = 5;
const CANDIDATES_MAX = 12;
const OPEN_HEAD_MIN = 2;
const OPEN_DOCUMENT_MIN = 4;
const SIMILAR_MIN_LENGTH = 6;

const ORDERS: Record<Exclude<ToolSort, 'relevance'>, string> = {
  rating: 'rating_rank desc, tool_id',
  bookmarks: 'bookmarks desc, tool_id',
  newest: 'listed_at desc, tool_id desc',
  name: 'name_key, tool_id',
};

/** A name for a statement that is put together: the server plans it once a connection. */
const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url');

/** The rows of one language: naming them spares the server from looking them up in each step. */
const toolsOf = (locale: Locale) => `search.tools_${locale}`;

/** Collects the values of a statement and gives each its placeholder. */
function valueList() {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  return { values, put };
}

interface Lookup {
  /** A word, or several divided by | that may stand in its place. */
  words: string[];
  /** The words as typed, for ranking. */
  typed: string[];
  /** Any of the words is enough; else all are needed, and the last one also finds longer ones. */
  any: boolean;
}

interface MatchOptions {
  lookup: Lookup;
  locale: Locale;
  groups: FacetGroups;
  sort: ToolSort;
  page: number;
  size: number;
  withFacets: boolean;
}

type Matches = Omit<ToolMatches, 'corrected' | 'isPartial' | 'words'> & {
  /** Number of tools before any filter. */
  unfiltered: number;
  /** Every word is one that a name, a tagline or a category has. */
  isSpelled: boolean;
};

/**
 * The tools that match a search text, ranked by where it was found. It looks in names, taglines and categories first and in whole texts only when
 * that found few; a step whose condition is false costs nothing.
 */
async function matchTools(query: Query, options: MatchOptions, filterEarly = false): Promise<Matches> {
  const { lookup, locale, groups, sort, page, size, withFacets } = options;
  const { values, put } = valueList();
  const last = lookup.words.at(-1) ?? '';
  const [words, typed, key] = [put(lookup.any ? [lookup.words.join('|')] : lookup.words), put(lookup.typed), put(lookup.typed.join(' '))];
  const isOpen = (length: number) => !lookup.any && last.length >= length;
  // As the truth of a condition it is no reason to use the index of the facets, which for a popular filter holds nearly every tool.
  const passes = Object.entries(groups).map(([kind, keys]) => ({ kind, condition: `(facets && ${put(keys)}::text[]) is true` }));
  const all = passes.map(({ condition }) => condition).join(' and ') || 'true';
  const columns = `tool_id, name_key, head, known, rating_rank, bookmarks, listed_at${withFacets || passes.length > 0 ? ', facets' : ''}`;
  const from = (condition: string, limit: number, when = 'true', order = '', source = 'q') =>
    `select ${columns} from ${source} cross join ${toolsOf(locale)} where ${condition} ${filterEarly ? `and ${all}` : ''} and ${when} ${order} limit ${limit}`;
  const count = (step: string) => `(select count(*) from ${step})`;
  // Whole texts are read from the beginning of a word on when it is long enough; shorter beginnings are looked up in names and taglines only.
  const isHeadOpen = isOpen(OPEN_HEAD_MIN);
  const isDocumentOpen = isOpen(OPEN_DOCUMENT_MIN);
  const documents = isDocumentOpen ? 'document_open' : 'document_words';
  const heads = isHeadOpen ? 'head_open' : 'head_words';
  const isHeadFull = `(${count('head_words')} >= ${HEAD_MAX} or ${count(heads)} >= ${HEAD_MAX})`;
  const isDocumentFull = `(${count('document_words')} > ${DOCUMENT_MAX} or ${count(documents)} > ${DOCUMENT_MAX})`;
  const isFull = `(${isHeadFull} or ${isDocumentFull})`;
  const steps = [
    `head_words as materialized (${from('head @@ as_words', HEAD_MAX)})`,
    ...(isHeadOpen ? [`head_open as materialized (${from('head @@ as_open', HEAD_MAX, `${count('head_words')} < ${HEAD_MAX}`)})`] : []),
    `document_words as materialized (${from('document @@ as_words', DOCUMENT_MAX + 1, `not ${isHeadFull}`)})`,
    ...(isDocumentOpen
      ? [
          `document_open as materialized (${from('document @@ as_open', DOCUMENT_MAX + 1, `not ${isHeadFull} and ${count('document_words')} <= ${DOCUMENT_MAX}`)})`,
        ]
      : []),
  ];
  const names = from(`name_key >= ${key} and name_key < ${key} || U&'\\FFFF'`, NAMES_MAX, 'true', 'order by name_key');
  const found = [
    ...new Set(['head_words', heads, 'document_words', documents]),
    `(${names}) as names`,
    `(${from('known and head @@ as_known', KNOWN_MAX, isFull, '', 'known_query')}) as known_heads`,
    `(${from('known and document @@ as_open', KNOWN_MAX, isDocumentFull)}) as known_documents`,
  ];
  const order = sort === 'relevance' ? 'score desc, tool_id' : ORDERS[sort];
  const counted = (kind: string) =>
    passes
      .filter((pass) => pass.kind !== kind)
      .map(({ condition }) => condition)
      .join(' and ') || 'true';
  const kinds = Object.keys(groups).map((kind) => `when ${isOfKind(kind)} then (${counted(kind)})`);
  const facets = `(select jsonb_object_agg(key, number) from (
        select key, count(*) filter (where ${kinds.length === 0 ? 'true' : `case ${kinds.join(' ')} else (${all}) end`}) as number
        from hits cross join unnest(facets) as key group by key
      ) as counts where number > 0)`;
  const text = `
    with q as materialized (
      select search.query(${words}, ${isHeadOpen}) as as_open, search.query(${words}, false) as as_words, search.query(${typed}, false) as as_typed
    ), ${steps.join(', ')},
    known_query as materialized (select case when ${count('head_words')} >= ${HEAD_MAX} then as_words else as_open end as as_known from q),
    hits as materialized (select distinct on (tool_id) * from (${found.map((step) => `select ${columns} from ${step}`).join(' union all ')}) as found),
    kept as materialized (
      select tool_id, rating_rank, bookmarks, listed_at, name_key,
        case
          when name_key = ${key} then 24
          when named @@ as_typed then 12
          when named @@ as_open then 8
          when ts_filter(head, '{a,b}') @@ as_open then 4
          when head @@ as_open then 2
          else 1
        end
        + case when name_key like ${key} || '%' then 2 else 0 end
        + case when head @@ as_typed then 1 else 0 end
        ${lookup.any ? '+ ts_rank(head, as_words) * 4' : ''}
        + rating_rank / 5 + ln(1 + bookmarks) / 10 + case when known then 0.3 else 0 end as score
      from hits cross join q cross join lateral (select ts_filter(head, '{a}') as named) as part where ${all}
    )
    select
      coalesce((select array_agg(tool_id) from (select tool_id from kept order by ${order} limit ${put(size)} offset ${put((page - 1) * size)}) as shown), '{}') as ids,
      ${count('kept')}::integer as total,
      ${count('hits')}::integer as unfiltered,
      ${isFull} as capped,
      (select count(*) from search.words where word = any (${words})) = cardinality(${words}::text[]) as spelled,
      ${withFacets ? facets : 'null'} as facets`;
  const [row] = await query<{ ids: number[]; total: number; unfiltered: number; capped: boolean; spelled: boolean; facets: FacetCounts | null }>({
    name: nameOf(text),
    text,
    values,
  });
  const matches = {
    ids: row?.ids ?? [],
    total: row?.total ?? 0,
    unfiltered: row?.unfiltered ?? 0,
    isCapped: row?.capped ?? false,
    isSpelled: row?.spelled ?? false,
    facets: row?.facets ?? {},
  };
  // Filters that come after the cap would leave too few: they are asked for together with the words then.
  if (matches.isCapped && passes.length > 0 && !filterEarly) {
    const narrowed = await matchTools(query, { ...options, withFacets: false }, true);
    return { ...narrowed, facets: matches.facets, unfiltered: matches.unfiltered };
  }
  return matches;
}

const isOfKind = (kind: string) => (kind === 'verified' || kind === 'free' ? `key = '${kind}'` : `key like '${kind}:%'`);

/** For each word the words it may have been meant as, itself among them; null when none is known that is near. */
async function correctWords(query: Query, words: string[], { withSimilar }: { withSimilar: boolean }): Promise<string[][] | null> {
  const rows = await query<{ place: number; word: string }>({
    name: 'correct-words',
    text: `select typed.place::integer, known.word
      from unnest($1::text[]) with ordinality as typed (word, place)
      cross join lateral (
        select w.word from search.words w
        where w.deletions && array(select distinct * from jsonb_array_elements_text($2::jsonb -> (typed.place - 1)::integer)) limit 400
      ) as known
      where length(typed.word) >= 3`,
    values: [words, JSON.stringify(words.map(deletions))],
  });
  const near = words.map((word, index) => [
    word,
    ...rows
      .filter(({ place, word: known }) => place === index + 1 && known !== word && isOneEditAway(word, known))
      .map(({ word: known }) => known)
      .slice(0, CANDIDATES_MAX),
  ]);
  if (near.some((candidates) => candidates.length > 1)) return near;
  if (!withSimilar) return null;
  // Further off than one letter: long words that look alike.
  const similar = await query<{ place: number; word: string }>({
    name: 'similar-words',
    text: `select typed.place::integer, known.word
      from unnest($1::text[]) with ordinality as typed (word, place)
      cross join lateral (select w.word from search.words w where w.word % typed.word order by similarity(w.word, typed.word) desc limit 3) as known
      where length(typed.word) >= ${SIMILAR_MIN_LENGTH} and known.word <> typed.word`,
    values: [words],
  });
  const alike = words.map((word, index) => [word, ...similar.filter(({ place }) => place === index + 1).map(({ word: known }) => known)]);
  return alike.some((candidates) => candidates.length > 1) ? alike : null;
}

interface SearchOptions {
  text: SearchText;
  locale: Locale;
  groups?: FacetGroups;
  sort?: ToolSort;
  /** From 1. */
  page?: number;
  size?: number;
  /** Count what each filter would leave. */
  withFacets?: boolean;
}

/** Tools for a search text: as typed, else with mistyped words put right, else with some of the words. */
export async function searchTools(
  query: Query,
  { text, locale, groups = {}, sort = 'relevance', page = 1, size = TOOLS_PER_PAGE, withFacets = false }: SearchOptions,
): Promise<ToolMatches> {
  const options = { locale, groups, sort, page, size, withFacets };
  const lookup: Lookup = { words: text.words, typed: text.words, any: false };
  const answer = ({ ids, total, isCapped, facets }: Matches, rest: Partial<ToolMatches> = {}): ToolMatches => ({
    ids,
    total,
    isCapped,
    facets,
    corrected: null,
    isPartial: false,
    words: text.words,
    ...rest,
  });
  const direct = await matchTools(query, { ...options, lookup });
  if (direct.isCapped || direct.unfiltered > FEW || (direct.unfiltered > 0 && direct.isSpelled)) return answer(direct);

  const candidates = await correctWords(query, text.words, { withSimilar: direct.unfiltered === 0 });
  const words = (candidates ?? text.words.map((word) => [word])).map((alternatives) => alternatives.join('|'));
  if (candidates) {
    const wider = await matchTools(query, { ...options, lookup: { ...lookup, words } });
    if (wider.unfiltered > direct.unfiltered) {
      return answer(wider, {
        corrected: direct.unfiltered === 0 ? candidates.map((alternatives) => alternatives[1] ?? alternatives[0] ?? '') : null,
      });
    }
  }
  if (direct.unfiltered === 0 && text.words.length > 1) {
    const some = await matchTools(query, { ...options, lookup: { ...lookup, words, any: true } });
    if (some.unfiltered > 0) return answer(some, { isPartial: true });
  }
  return answer(direct, { words });
}

/**
 * Categories, terms, courses and products for a search text, the best of each kind first.
 *
 * @param words what to look up, as `searchTools` settled it
 */
export function searchEntries(
  query: Query,
  { text, words, locale, perKind }: { text: SearchText; words: string[]; locale: Locale; perKind: number },
): Promise<EntryMatch[]> {
  return query<EntryMatch>({
    name: 'search-entries',
    text: `
        with q as materialized (select search.query($2, $5) as query, search.query($2, false) as exact_query),
        found as (
          select e.*, case
            when name_key = $3 then 16
            when ts_filter(head, '{a}') @@ exact_query then 8
            when ts_filter(head, '{a}') @@ query then 4
            when head @@ query then 2
            else 1 end + ts_rank(head, query) as score
          from q cross join search.entries e
          where e.locale = $1 and e.document @@ q.query limit 500
        ), placed as (
          -- Found deep in a text only: of interest when nothing was found by its name or summary.
          select *, row_number() over (partition by kind order by score desc, name_key) as place
          from found where score >= 2 or not exists (select from found where score >= 2)
        )
        select kind, entry_id as id, slug, name, name_locale as "nameLocale", summary, summary_locale as "summaryLocale"
        from placed where place <= $4 order by max(score) over (partition by kind) desc, kind, place`,
    values: [locale, words, text.words.join(' '), perKind, (words.at(-1)?.length ?? 0) >= OPEN_HEAD_MIN],
  });
}

/** The sets to count on, as parts of a statement: `base` of the tools that pass, `base0`, `base1`, … of those that pass without the first kind, the second, … */
function bases(groups: FacetGroups, put: (value: unknown) => string): string[] {
  const kinds = Object.keys(groups);
  const and = (chosen: number[]) =>
    `select a.chunk, ${['a.members', ...chosen.map((index) => `c${index}.members`)].join(' & ')} as members from search.sets a ${chosen
      .map((index) => `join chosen${index} c${index} using (chunk)`)
      .join(' ')} where a.key = 'all'`;
  const indexes = [...kinds.keys()];
  return [
    ...kinds.map(
      (kind, index) =>
        `chosen${index} as (select chunk, bit_or(members) as members from search.sets where key = any (${put(groups[kind])}) group by chunk)`,
    ),
    `base as (${and(indexes)})`,
    ...indexes.map((left) => `base${left} as (${and(indexes.filter((index) => index !== left))})`),
  ];
}

/** How many tools pass, and how many each filter value would leave given the filters of other kinds: counted on sets of bits. */
export async function countFacets(query: Query, { groups }: { groups: FacetGroups }): Promise<{ total: number; facets: FacetCounts }> {
  const { values, put } = valueList();
  const parts = bases(groups, put);
  const kinds = Object.keys(groups);
  const counts = (base: string, condition: string) =>
    `select s.key, sum(bit_count(s.members & b.members))::integer as number from search.sets s join ${base} b using (chunk) where ${condition} group by s.key`;
  const text = `with ${parts.join(', ')}
    select key, number from (
      ${counts('base', kinds.length === 0 ? 'true' : `not (${kinds.map(isOfKind).join(' or ')})`)}
      ${kinds.map((kind, index) => `union all ${counts(`base${index}`, isOfKind(kind))}`).join(' ')}
    ) as counts where number > 0`;
  const rows = await query<{ key: string; number: number }>({ name: nameOf(text), text, values });
  const facets = Object.fromEntries(rows.map(({ key, number }) => [key, number]));
  return { total: facets.all ?? 0, facets };
}

/** One page of the tools that pass the filters, in an order. */
export async function filterTools(
  query: Query,
  {
    locale,
    groups,
    sort,
    page,
    size = TOOLS_PER_PAGE,
  }: { locale: Locale; groups: FacetGroups; sort: Exclude<ToolSort, 'relevance'>; page: number; size?: number },
): Promise<number[]> {
  // Written out, not passed as values: how many tools a filter leaves decides which index is the fast one. The keys are those of `facetKeys`.
  const conditions = Object.values(groups).map((keys) => `facets && array[${keys.map(escapeLiteral).join(', ')}]`);
  const rows = await query<{ id: number }>({
    text: `select tool_id as id from ${toolsOf(locale)} where ${conditions.join(' and ') || 'true'}
      order by ${ORDERS[sort]} limit $1 offset $2`,
    values: [size, (page - 1) * size],
  });
  return rows.map(({ id }) => id);
}

/** The tools of a page of a plain list (`all`, `category:<id>`, `audience:<code>`), in order of their slugs; empty past the end. */
export async function listPage(query: Query, { list, page }: { list: string; page: number }): Promise<number[]> {
  const rows = await query<{ id: number }>({
    name: 'list-page',
    text: `select tool_id as id from search.members
      where list = $1
        and slug >= (select first_slug from search.pages where list = $1 and number = $2)
        and slug < coalesce((select first_slug from search.pages where list = $1 and number = $2 + 1), '~')
      order by slug`,
    values: [list, page],
  });
  return rows.map(({ id }) => id);
}

/** Number of pages of a plain list. */
export async function countPages(query: Query, { list }: { list: string }): Promise<number> {
  const rows = await query<{ number: number }>({
    name: 'count-pages',
    text: 'select number from search.pages where list = $1 order by number desc limit 1',
    values: [list],
  });
  return rows[0]?.number ?? 0;
}

/** What is first in a sort order only because nothing else is, is not there. */
const WORTH: Partial<Record<ToolSort, string>> = { rating: 'rating_rank > 0', bookmarks: 'bookmarks > 0' };

/** The first tools of a sort order. */
export async function topTools(query: Query, { sort, limit }: { sort: Exclude<ToolSort, 'relevance'>; limit: number }): Promise<number[]> {
  const rows = await query<{ id: number }>({
    name: `top-${sort}`,
    text: `select tool_id as id from ${toolsOf('en')} where ${WORTH[sort] ?? 'true'} order by ${ORDERS[sort]} limit $1`,
    values: [limit],
  });
  return rows.map(({ id }) => id);
}

/** When the last tool was added, in milliseconds since 1970; null without tools. */
export async function newestListing(query: Query): Promise<number | null> {
  const rows = await query<{ at: number | null }>({
    name: 'newest-listing',
    text: `select extract(epoch from max(listed_at))::float8 * 1000 as at from ${toolsOf('en')}`,
    values: [],
  });
  return rows[0]?.at ?? null;
}

export interface SuggestedTool {
  id: number;
  slug: string;
  name: string;
  tagline: string | null;
  taglineLocale: Locale | null;
  /** File name of an SVG logo; null when the logo is uploaded or lacking. */
  logoFile: string | null;
  hasUploadedLogo: boolean;
  logoBackground: string | null;
}

/** What a suggestion shows of tools, in the order of the ids. */
export function suggestedTools(query: Query, { ids, locale }: { ids: number[]; locale: Locale }): Promise<SuggestedTool[]> {
  return query({
    name: `suggested-tools-${locale}`,
    text: `select t.tool_id as id, t.slug, t.name, t.tagline, t.tagline_locale as "taglineLocale", t.logo_file as "logoFile",
        t.logo_image_id is not null as "hasUploadedLogo", t.logo_background as "logoBackground"
      from unnest($1::integer[]) with ordinality as wanted (id, place) join ${toolsOf(locale)} t on t.tool_id = wanted.id order by wanted.place`,
    values: [ids],
  });
}

/** What visitors and editors think of tools: their rating from 1 to 5 and the number of reviews behind it (0: the editors' own). */
export function toolRatings(query: Query, { ids }: { ids: number[] }): Promise<{ id: number; rating: number; count: number }[]> {
  return query({
    name: 'tool-ratings',
    text: `select tool_id as id, rating::float as rating, rating_count as count from ${toolsOf('en')} where tool_id = any ($1) and rating is not null`,
    values: [ids],
  });
}

const DRAWS = 64;

/**
 * Slug of a listed tool, every one with the same chance, but none of `except` when there is another. It draws numbers and takes the first that is a
 * tool's, so gaps between numbers favour none; only where nearly all numbers are gone does it count.
 */
export async function randomSlug(query: Query, { except }: { except: string[] }): Promise<string | null> {
  const draw = await query<{ slug: string }>({
    name: 'random-slug',
    text: `with bounds as (
        select (select min(tool_id) from ${toolsOf('en')}) as low, (select max(tool_id) from ${toolsOf('en')}) as high
      ), drawn as materialized (
        select place, low + floor(random() * (high - low + 1))::integer as id from bounds cross join generate_series(1, ${DRAWS}) as place
      )
      select t.slug from drawn join ${toolsOf('en')} t on t.tool_id = drawn.id
      where t.slug <> all ($1) order by drawn.place limit 1`,
    values: [except],
  });
  if (draw[0]) return draw[0].slug;
  const counted = await query<{ slug: string }>({
    name: 'random-slug-counted',
    text: `select slug from search.members where list = 'all' and slug <> all ($1)
      offset floor(random() * (select count(*) from search.members where list = 'all' and slug <> all ($1))) limit 1`,
    values: [except],
  });
  if (counted[0] || except.length === 0) return counted[0]?.slug ?? null;
  return randomSlug(query, { except: [] });
}

/**
 * Listed tools most like one: of the same categories and audiences, described with the same words. The tool itself and `except` are not among them.
 */
export async function relatedTools(query: Query, { id, except, limit }: { id: number; except: number[]; limit: number }): Promise<number[]> {
  const rows = await query<{ id: number }>({
    name: 'related-tools',
    text: `
      with self as materialized (
        select facets, array(select key from unnest(facets) as key where key ~ '^category:') as categories,
          (select string_agg(quote_literal(lexeme), ' | ')::tsquery from unnest(head) where weights && '{B,C}') as words
        from ${toolsOf('en')} where tool_id = $1
      ), near as materialized (
        (select t.tool_id, t.head, t.facets, t.rating_rank from self cross join ${toolsOf('en')} t
          where t.known and t.head @@ self.words and t.facets && self.categories limit 200)
        union all
        (select t.tool_id, t.head, t.facets, t.rating_rank from self cross join ${toolsOf('en')} t where t.facets && self.categories limit 200)
      )
      select n.tool_id as id
      from (select distinct on (tool_id) * from near) as n cross join self
      where n.tool_id <> $1 and n.tool_id <> all ($2)
      order by
        2 * (select count(*) from unnest(n.facets) as key where key = any (self.categories))
        + 0.25 * (select count(*) from unnest(n.facets) as key where key ~ '^audience:' and key = any (self.facets))
        + 6 * coalesce(ts_rank(n.head, self.words), 0) + n.rating_rank / 10 desc, n.tool_id
      limit $3`,
    values: [id, except, limit],
  });
  return rows.map((row) => row.id);
}
