import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { TOOLS_PER_PAGE } from '@/domain/limits';
import type { EntryKind } from '@/domain/routes';
import { costTools } from '../costs/cost-tools';
import { scoreTools } from './score-tools';

type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

const BATCH = 250;

const ENTRY_TABLES: Record<EntryKind, string> = {
  category: 'categories',
  term: 'dictionary_terms',
  course: 'courses',
  product: 'products',
  task: 'tasks',
};

const idsOf = async (query: Query, table: string) => (await query(`select id from ${table} order by id`)).rows.map(({ id }) => Number(id));

const dialect = new PgDialect();

/**
 * Saves by what lists are sorted: the recommended order and the costs for teams. By SQL alone.
 *
 * @param query runs one statement on one connection, outside a transaction
 */
export async function saveSortKeys(query: Query, ids: number[]): Promise<void> {
  const run = async <Row>(statement: Parameters<typeof dialect.sqlToQuery>[0]) => {
    const { sql, params } = dialect.sqlToQuery(statement);
    return (await query(sql, params)).rows as Row[];
  };
  await costTools(ids, async (work) => {
    await query('begin');
    try {
      await work(run);
      await query('commit');
    } catch (error) {
      await query('rollback');
      throw error;
    }
  });
  // Last: what has no score is still to be done when this was interrupted.
  await scoreTools(run, ids);
}

/**
 * Rebuilds the read model from the content while visitors read and editors write: each batch is one transaction, correct rows are not written,
 * and pages begin where they began unless they have become uneven.
 *
 * @param query runs one statement on one connection, outside a transaction
 */
export async function rebuildReadModel(query: Query, onProgress?: (done: number, total: number) => void): Promise<void> {
  const tools = await idsOf(query, 'tools');
  for (let done = 0; done < tools.length; done += BATCH) {
    const batch = tools.slice(done, done + BATCH);
    await query('select from search.refresh_tools($1)', [batch]);
    await saveSortKeys(query, batch);
    onProgress?.(Math.min(done + BATCH, tools.length), tools.length);
  }
  const gone = (await query('select distinct tool_id from search.tools t where not exists (select from public.tools where id = t.tool_id)')).rows;
  await query('select from search.refresh_tools($1)', [gone.map(({ tool_id }) => Number(tool_id))]);

  // Sets and members that no row accounts for.
  await query(`delete from search.members m where not exists (
    select from search.tools t where t.locale = 'en' and t.tool_id = m.tool_id and t.slug = m.slug and m.list = any (t.facets))`);
  await query(`insert into search.members
    select key, slug, tool_id from search.tools cross join unnest(facets) as key where locale = 'en' and (key = 'all' or key ~ '^(category|audience):')
    on conflict do nothing`);
  await query(`with actual as (
      select key, tool_id >> 13 as chunk, bit_or(set_bit(repeat('0', 8192)::bit(8192), tool_id & 8191, 1)) as members
      from search.tools cross join unnest(facets) as key where locale = 'en' group by 1, 2
    ), emptied as (
      delete from search.sets s where not exists (select from actual a where a.key = s.key and a.chunk = s.chunk)
    )
    insert into search.sets as s select * from actual
    on conflict (key, chunk) do update set members = excluded.members where s.members <> excluded.members`);

  for (const [kind, table] of Object.entries(ENTRY_TABLES)) {
    const known = (await query('select distinct entry_id from search.entries where kind = $1', [kind])).rows.map(({ entry_id }) => Number(entry_id));
    const ids = [...new Set([...(await idsOf(query, table)), ...known])];
    await query('select from search.refresh_entries($1, $2)', [kind, ids]);
  }
  await query(
    `select search.repage(list, $1) from (select list from search.members union select list from search.pages) as lists
     where exists (
       select from search.pages p
       left join search.pages next on next.list = p.list and next.number = p.number + 1
       cross join lateral (select count(*) as held from search.members m where m.list = p.list and m.slug >= p.first_slug and (next.list is null or m.slug < next.first_slug)) h
       where p.list = lists.list and (h.held * 2 > $1 * 3 or (h.held * 2 < $1 and (p.number > 1 or next.list is not null)))
     ) or not exists (select from search.pages p where p.list = lists.list)
       or not exists (select from search.members m where m.list = lists.list)`,
    [TOOLS_PER_PAGE],
  );
  await query(`delete from search.words w where not exists (
    select from (
      select distinct regexp_split_to_table(search.name_words(name), ' ') as word from search.tools
      union select regexp_split_to_table(search.fold(l.tagline), ' ') from public.tools_locales l join search.tools t on t.tool_id = l._parent_id
      union select regexp_split_to_table(search.name_words(name), ' ') from search.entries
    ) as used where used.word = w.word)`);
  await query('analyze search.tools, search.costs, search.entries, search.words, search.sets, search.members, search.pages');
}

/** Divides every plain list into even pages: only before the first visitor, since pages move. */
export async function cutEvenPages(query: Query): Promise<void> {
  await query('select search.repage(list, $1) from (select distinct list from search.members) as lists', [TOOLS_PER_PAGE]);
}
