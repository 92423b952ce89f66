import { RIVALS } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { type Query, toolsOf } from './statement';

export interface SuggestedTool {
  id: number;
  slug: string;
  name: string;
  tagline: string | null;
  taglineLocale: Locale | null;
  /** File name of an SVG logo; null if the logo is uploaded or missing. */
  logoFile: string | null;
  hasUploadedLogo: boolean;
  logoBackground: string | null;
}

/** Tools as suggestions show them, in the order of the ids. */
export function suggestedTools(query: Query, { ids, locale }: { ids: number[]; locale: Locale }): Promise<SuggestedTool[]> {
  return query({
    name: `suggested-tools-${locale}`,
    text: `select t.tool_id as id, t.slug, t.name, t.tagline, t.tagline_locale as "taglineLocale", t.logo_file as "logoFile",
        t.logo_image_id is not null as "hasUploadedLogo", t.logo_background as "logoBackground"
      from unnest($1::integer[]) with ordinality as wanted (id, place) join ${toolsOf(locale)} t on t.tool_id = wanted.id order by wanted.place`,
    values: [ids],
  });
}

/** Ratings from 1 to 5 with the number of reviews behind them (0: the editors' own). Tools without a rating are absent. */
export function toolRatings(query: Query, { ids }: { ids: number[] }): Promise<{ id: number; rating: number; count: number }[]> {
  return query({
    name: 'tool-ratings',
    text: `select tool_id as id, rating::float as rating, rating_count as count from ${toolsOf('en')} where tool_id = any ($1) and rating is not null`,
    values: [ids],
  });
}

const DRAWS = 64;

/**
 * Slug of a listed tool, all with the same chance, none of `except` if there is another. Draws ids and takes the first that exists, so that gaps
 * favour none; counts only if nearly all ids are gone.
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

/** The words of a tool's tagline and categories; any of them may be found. */
export const HEAD_WORDS = `(select string_agg(quote_literal(lexeme), ' | ')::tsquery from unnest(head) where weights && '{B,C}')`;

/** Listed tools most like one (same categories and audiences, similar words), without the tool itself and `except`. */
export async function relatedTools(query: Query, { id, except, limit }: { id: number; except: number[]; limit: number }): Promise<number[]> {
  const rows = await query<{ id: number }>({
    name: 'related-tools',
    text: `
      with self as materialized (
        select facets, array(select key from unnest(facets) as key where key ~ '^category:') as categories,
          ${HEAD_WORDS} as words
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

/** How much a tool is for a task, by its place there. */
export const weightOf = (row: string) => `(1 / (1 + 0.3 * (${row}.place - 1)))`;

/** How much of what a tool (`s`) is for another one (`o`) is for too; one that is for little else comes closer. */
export const SHARED_WEIGHT = `sum(${weightOf('s')}) / sqrt((select count(*) from search.task_tools a where a.tool_id = o.tool_id))`;

/** Pairs of a listed tool (`s`) and another one (`o`) for the same task and of the same category. */
export const SHARED_TASKS = `search.task_tools s
  join search.task_tools o on o.task_id = s.task_id and o.tool_id <> s.tool_id
  join ${toolsOf('en')} one on one.tool_id = s.tool_id
  join ${toolsOf('en')} other on other.tool_id = o.tool_id
    and other.facets && array(select key from unnest(one.facets) as key where key ~ '^category:')`;

const hasFacts = (row: string) => `(select count(*) from public.tools_buyer_facts f where f._parent_id = ${row}.tool_id) >= ${RIVALS.facts}`;

/** The tools that come closest to one, as far as there is enough to compare them by; `tool` is an expression for its id. */
export const rivalsOf = (tool: string): string => `
  select o.tool_id as id, other.slug, other.name from ${SHARED_TASKS}
  where s.tool_id = ${tool} and ${hasFacts('s')} and ${hasFacts('o')}
  group by o.tool_id, other.slug, other.name having count(*) >= ${RIVALS.tasks}
  order by sum(${weightOf('s')} * ${weightOf('o')}) desc, o.tool_id limit ${RIVALS.closest}`;

export interface Rival {
  id: number;
  slug: string;
  name: string;
}

export const rivals = (query: Query, { id }: { id: number }): Promise<Rival[]> => query({ name: 'rivals', text: rivalsOf('$1'), values: [id] });

export interface SharingTasks {
  id: number;
  /** The shared task that it is best at. */
  task: number;
  /** By language: why it is good at that. */
  reasons: Partial<Record<Locale, string>>;
}

/** Listed tools for the same tasks as one: those that share most of them, and at better places, first. */
export function sharingTasks(query: Query, { id, limit }: { id: number; limit: number }): Promise<SharingTasks[]> {
  return query({
    name: 'sharing-tasks',
    text: `
      select o.tool_id as id, (array_agg(o.task_id order by ${weightOf('s')} * ${weightOf('o')} desc))[1] as task,
        (array_agg(o.reasons order by ${weightOf('s')} * ${weightOf('o')} desc))[1] as reasons
      from ${SHARED_TASKS} where s.tool_id = $1 group by o.tool_id order by ${SHARED_WEIGHT} desc, o.tool_id limit $2`,
    values: [id, limit],
  });
}
