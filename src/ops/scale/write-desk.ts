import type { Client } from 'pg';

/**
 * What editors left behind in a catalogue: editors, open drafts, tools without Dutch, waiting submissions, comments, releases, clicks. `$1` is the id of
 * the first generated tool.
 */
const DESK = [
  `update users set role = 'editor', name = 'Editor ' || id where id in (select id from users where role = 'user' order by id limit 8)`,
  `update _tools_v v set version_updated_by_id = e.id
   from (select id, row_number() over (order by id) - 1 as number from users where role in ('editor', 'admin')) e
   where v.parent_id >= $1 and v.parent_id % 9 = e.number`,
  `update _tools_v set version__status = 'draft', version_price_model = 'contact' where parent_id >= $1 and latest and parent_id % 25 = 0`,
  `update _tools_v_locales l set version_tagline = version_tagline || ' (2)' from _tools_v v
   where v.id = l._parent_id and v.parent_id >= $1 and v.latest and v.parent_id % 25 = 0`,
  `update tools_locales set tagline = null, description = null where _parent_id >= $1 and _locale = 'nl' and _parent_id % 20 = 1`,
  `update _tools_v_locales l set version_tagline = null, version_description = null from _tools_v v
   where v.id = l._parent_id and v.parent_id >= $1 and l._locale = 'nl' and v.parent_id % 20 = 1`,
  `update tools set moderation_state = 'pending', _status = 'draft', submitter_email = 'sender-' || id % 50 || '@example.com' where id >= $1 and id % 250 = 6`,
  `update _tools_v set version_moderation_state = 'pending', version__status = 'draft', version_submitter_email = 'sender-' || parent_id % 50 || '@example.com'
   where parent_id >= $1 and parent_id % 250 = 6`,
  `insert into moderation_events (collection, document, title, action, "to")
   select 'tools', id, name, 'submit', 'pending' from tools where id >= $1 and id % 250 = 6`,
  `insert into comments (collection, document, text, author_id, resolved_at)
   select 'tools', id, 'Is the price right?', (select min(id) from users where role = 'editor'), case when id % 3 = 0 then now() end
   from tools where id >= $1 and id % 20 = 2`,
  `insert into releases (title, state, author_id)
   select 'Release ' || number, case when number % 2 = 0 then 'published' else 'open' end::enum_releases_state, (select min(id) from users where role = 'admin')
   from generate_series(1, 60) as number`,
  `insert into releases_items (_order, _parent_id, id, collection, document)
   select row_number() over (partition by r.id order by t.id), r.id, 'item-' || t.id, 'tools', t.id
   from tools t join releases r on r.id = (select min(id) from releases) + t.id / 25 % 60 where t.id >= $1 and t.id % 25 = 0`,
  `insert into releases_items_parts ("order", parent_id, value)
   select place, i.id, part::enum_releases_items_parts from releases_items i, unnest('{en,nl,shared}'::text[]) with ordinality as p (part, place)
   where i.document >= $1`,
  `insert into workspace.clicks (tool, day, count)
   select id, current_date - day, 1 + id % 7 from tools, generate_series(0, 89) as day where id >= $1 and id % 25 = 3`,
  `insert into workspace.search_misses (locale, query, day, count)
   select locale, 'query ' || number, current_date - number % 90, 1 + number % 5
   from unnest('{en,nl}'::text[]) as locale, generate_series(1, 5000) as number`,
  `insert into audit_events (action, subject, detail, actor_id)
   select 'content_published', 'tools #' || id, name, (select min(id) from users where role = 'editor') from tools where id >= $1`,
];

/** Which texts wait, since when and for whom, once the translation state exists. */
const WORK = [
  `update workspace.translations set changed = 1, fields = jsonb_set(fields, '{tagline,state}', '"changed"')
   where collection = 'tools' and locale = 'nl' and document >= $1 and document % 10 = 3`,
  `update workspace.translations set machine = 1, fields = jsonb_set(fields, '{tagline,state}', '"machine"')
   where collection = 'tools' and locale = 'nl' and document >= $1 and document % 10 = 4`,
  `update workspace.translations t set fields = (
     select jsonb_object_agg(path, case when entry ->> 'state' = 'fine' then entry else entry || jsonb_build_object('since', now() - make_interval(days => t.document % 120)) end)
     from jsonb_each(t.fields) as text (path, entry))
   where collection = 'tools' and locale = 'nl' and document >= $1 and (missing > 0 or changed > 0 or machine > 0)`,
  `insert into translation_assignments (collection, document, locale, assignee_id, due_on)
   select 'tools', t.document, 'nl', e.id, now() + make_interval(days => t.document % 60 - 20) from workspace.translations t
   join (select id, row_number() over (order by id) - 1 as number from users where role in ('editor', 'admin')) e on e.number = t.document % 9
   where t.collection = 'tools' and t.locale = 'nl' and t.document >= $1 and (t.missing > 0 or t.changed > 0)`,
];

async function write(client: Client, statements: string[], firstTool: number): Promise<void> {
  for (const statement of statements) await client.query(statement.replaceAll('$1', String(firstTool)));
}

/** Adds the work of editors to a generated catalogue, before the read model and the translation state are built. */
export const writeDesk = (client: Client, firstTool: number): Promise<void> => write(client, DESK, firstTool);

/** Adds translations that wait, once the translation state is built. */
export const writeWork = (client: Client, firstTool: number): Promise<void> => write(client, WORK, firstTool);
