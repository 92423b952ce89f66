-- The field of a text, without row ids: features.text
create function workspace.text_field(path text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(path, '\.[0-9a-f]{24}(?=\.)', '', 'g') $$;

create function workspace.texts_by_state(fields jsonb) returns text[] language sql immutable parallel safe
  as $$
    select coalesce(array_agg(distinct workspace.text_field(path) || ' ' || (entry ->> 'state')), '{}') from jsonb_each(fields) as text (path, entry)
  $$;

-- For the filters of work lists: which fields have a text in which state ("features.text missing").
alter table workspace.translations add column texts text[] not null generated always as (workspace.texts_by_state(fields)) stored;

-- For the coverage table and the number of complete documents.
create index translations_counts_idx on workspace.translations (collection, locale, missing, changed, machine) where total > 0;

-- Pages of the list of tools and their number.
create index _tools_v_newest_idx on _tools_v (version_name) include (id, parent_id, version_updated_at) where latest and version_deleted_at is null;

-- As in the baseline, in one pass over its candidates: the queue asks for fifty tools at once.
create or replace function search.similar_tools(given_name text, given_key text, except_id integer)
returns table (id integer, name text, slug text, url text, listed boolean, same_url boolean) language sql stable
as $$
  with asked as (select replace(search.fold(left(given_name, 80)), ' ', '') as joined)
  select t.id, t.name, t.slug, t.url, coalesce(t._status = 'published' and t.active, false), coalesce(t.url_key = given_key and given_key <> '', false)
  from public.tools t, asked
  where t.id <> except_id and t.deleted_at is null and (
    (t.url_key = given_key and given_key <> '')
    or (replace(search.fold(t.name), ' ', '') % (select joined from asked)
      and levenshtein_less_equal(left(replace(search.fold(t.name), ' ', ''), 80), left(asked.joined, 80), search.name_distance_limit(asked.joined)) <= search.name_distance_limit(asked.joined))
  )
  order by 6 desc, 5 desc, t.id limit 5
$$;

-- The history of senders in the queue.
create index tools_submitter_idx on tools (lower(submitter_email)) where submitter_email is not null;
create index reviews_sender_idx on reviews (lower(email)) where email is not null;
