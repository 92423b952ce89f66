import type { Locale } from '@/domain/locales';
import { type FacetCounts, type FacetGroups, isOfKind, nameOf, type Order, orderBy, type Query, toolsOf, valueList } from './statement';

/** How many tools are read if a word is very common: by name and tagline, by the whole text, and the well-known ones among them. */
const HEAD_MAX = 220;
const DOCUMENT_MAX = 350;
const KNOWN_MAX = 100;
const NAMES_MAX = 30;
export const OPEN_HEAD_MIN = 2;
const OPEN_DOCUMENT_MIN = 4;

export interface Lookup {
  /** Each a word, or alternatives separated by |. */
  words: string[];
  /** The words as typed, for ranking. */
  typed: string[];
  /** One of the words is enough; otherwise all are needed, and the last one is also a prefix. */
  any: boolean;
  /** Regular expressions that the tool's texts must match: words are stored without signs. */
  patterns: string[];
}

interface MatchOptions {
  lookup: Lookup;
  locale: Locale;
  groups: FacetGroups;
  sort: Order | 'relevance';
  page: number;
  size: number;
  withFacets: boolean;
}

export interface Matches {
  ids: number[];
  total: number;
  /** There are more: only the best were read, and the numbers are lower bounds. */
  isCapped: boolean;
  facets: FacetCounts;
  /** Number of tools before filters. */
  unfiltered: number;
  /** Every word occurs in a name, tagline or category. */
  isSpelled: boolean;
}

/** The texts of a tool in one language, as written. */
const textsOf = (locale: Locale) => `concat_ws(' ', t.name, t.tagline,
  (select l.description::text from public.tools_locales l where l._parent_id = t.tool_id and l._locale = '${locale}'),
  (select string_agg(n.text, ' ') from public.tools_features f join public.tools_features_locales n on n._parent_id = f.id and n._locale = '${locale}' where f._parent_id = t.tool_id),
  (select string_agg(e.name, ' ') from search.entries e where e.kind = 'category' and e.locale = '${locale}' and 'category:' || e.entry_id = any (t.facets)))`;

/**
 * The tools that match a query, ranked by where it was found. Reads names, taglines and categories first, and whole texts only if those found few;
 * a step whose condition is false costs nothing.
 */
export async function matchTools(query: Query, options: MatchOptions, filterEarly = false): Promise<Matches> {
  const { lookup, locale, groups, sort, page, size, withFacets } = options;
  const { values, put } = valueList();
  const last = lookup.words.at(-1) ?? '';
  const [words, typed, key] = [put(lookup.any ? [lookup.words.join('|')] : lookup.words), put(lookup.typed), put(lookup.typed.join(' '))];
  const patterns = lookup.patterns.length === 0 ? null : put(lookup.patterns);
  // Whole texts are compared only after the cap; when that was reached, names and taglines are compared before it.
  const isWritten = patterns
    ? `where exists (select from ${toolsOf(locale)} t where t.tool_id = found.tool_id and ${textsOf(locale)} ~* all (${patterns}::text[]))`
    : '';
  const isOpen = (length: number) => !lookup.any && last.length >= length;
  // `is true` stops the planner from using the facet index, which for a popular filter holds nearly every tool.
  const passes = Object.entries(groups).map(([kind, keys]) => ({ kind, condition: `(facets && ${put(keys)}::text[]) is true` }));
  const all = passes.map(({ condition }) => condition).join(' and ') || 'true';
  const early = filterEarly ? `and ${all} ${patterns ? `and concat_ws(' ', name, tagline) ~* all (${patterns}::text[])` : ''}` : '';
  const columns = `tool_id, name_key, head, known, recommended, rating_rank, bookmarks, listed_at${withFacets || passes.length > 0 ? ', facets' : ''}`;
  const from = (condition: string, limit: number, when = 'true', order = '', source = 'q') =>
    `select ${columns} from ${source} cross join ${toolsOf(locale)} where ${condition} ${early} and ${when} ${order} limit ${limit}`;
  const count = (step: string) => `(select count(*) from ${step})`;
  // Whole texts are searched for prefixes of some length only; names and taglines also for shorter ones.
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
  const { join, by } = sort === 'relevance' ? { join: '', by: 'score desc, tool_id' } : orderBy(sort);
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
    hits as materialized (select distinct on (tool_id) * from (${found.map((step) => `select ${columns} from ${step}`).join(' union all ')}) as found ${isWritten}),
    passing as materialized (
      select tool_id, recommended, rating_rank, bookmarks, listed_at, name_key,
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
      coalesce((select array_agg(tool_id) from (select tool_id from passing ${join} order by ${by} limit ${put(size)} offset ${put((page - 1) * size)}) as shown), '{}') as ids,
      ${count('passing')}::integer as total,
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
  // Filters applied after the cap would leave too few tools, so they go into the lookup itself.
  if (matches.isCapped && (passes.length > 0 || patterns) && !filterEarly) {
    const narrowed = await matchTools(query, { ...options, withFacets: false }, true);
    return { ...narrowed, facets: matches.facets, unfiltered: matches.unfiltered };
  }
  return matches;
}
