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
