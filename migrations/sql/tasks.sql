-- How the search reads questions: what words mean (src/domain/question.ts), and which tools are good at a task, best first.
create table search.phrases (
  locale text not null,
  kind text not null,
  key text not null,
  words text[] not null,
  stems text[] not null
);
create table search.task_tools (
  task_id integer not null,
  tool_id integer not null,
  place integer not null,
  -- By language: why the tool is good at the task.
  reasons jsonb not null,
  primary key (task_id, tool_id)
);
create index task_tools_tool_idx on search.task_tools (tool_id);
-- Changes with the phrases, so that processes know when to read them again.
create table search.phrases_version (version uuid not null);
insert into search.phrases_version values (gen_random_uuid());

create function search.stem(locale text, word text) returns text language sql stable strict parallel safe as $$
  select coalesce((ts_lexize(case locale when 'nl' then 'dutch_stem' else 'english_stem' end::regdictionary, word))[1], word)
$$;

-- The signs of "c++", "c#" and ".net" spelled out, so that folding keeps them.
create function search.spell_signs(value text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(value, '([[:alnum:]])\+\+(?![[:alnum:]])', '\1plusplus', 'g'),
    '((^|[^[:alnum:]])[[:alpha:]])#(?![[:alnum:]])', '\1sharp', 'g'), '(^|\s)\.(?=[[:alpha:]]{2})', '\1dot', 'g')
$$;

create function search.refresh_phrases() returns void language plpgsql as $$
begin
  -- One writer at a time.
  update search.phrases_version set version = gen_random_uuid();
  delete from search.phrases;
  insert into search.phrases
  select locale, kind, key, words, array(select search.stem(locale, word) from unnest(words) with ordinality as parts (word, place) order by place)
  from (
    select distinct locale, kind, key, string_to_array(phrase, ' ') as words
    from (
      select l._locale::text as locale, 'task' as kind, t.id::text as key, search.fold(search.spell_signs(line)) as phrase
      from public.tasks t
      join public.tasks_locales l on l._parent_id = t.id
      cross join lateral regexp_split_to_table(concat_ws(E'\n', l.name, l.words), E'\n') as line
      where t._status = 'published' and t.deleted_at is null
      union all
      select l._locale::text, 'category', c.id::text, search.fold(search.spell_signs(line))
      from public.categories c
      join public.categories_locales l on l._parent_id = c.id
      cross join lateral regexp_split_to_table(concat_ws(E'\n', l.name, l.name_in_sentence, l.name_short, l.words), E'\n') as line
      where c._status = 'published' and c.deleted_at is null
      union all
      select l._locale::text, case when m.meaning::text ~ '[.]' or m.meaning::text in ('free', 'no-subscription') then 'facet' else 'sign' end, replace(m.meaning::text, '.', ':'), search.fold(search.spell_signs(line))
      from public.search_words_meanings m
      join public.search_words_meanings_locales l on l._parent_id = m.id
      cross join lateral regexp_split_to_table(l.words, E'\n') as line
    ) as lines
    where phrase <> ''
  ) as phrases;

  delete from search.task_tools;
  insert into search.task_tools
  select distinct on (t.id, r.tool_id) t.id, r.tool_id, r._order,
    coalesce((select jsonb_object_agg(l._locale::text, l.because) from public.tasks_tools_locales l where l._parent_id = r.id and l.because is not null), '{}')
  from public.tasks t
  join public.tasks_tools r on r._parent_id = t.id
  where t._status = 'published' and t.deleted_at is null and r.tool_id is not null
  order by t.id, r.tool_id, r._order;
end
$$;

delete from search.needs where need = 'open-source' and value = 'open-weights';
insert into search.needs values
  ('open-weights', 'openness', 'open-weights'),
  ('private', 'trainingConsumer', 'never'), ('private', 'trainingConsumer', 'opt-in'),
  ('offline', 'offline', 'yes'),
  ('no-account', 'withoutAccount', 'yes');

-- A maker without what stands behind its name in brackets, and its facet; null without a name.
create function search.maker_name(maker text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(maker, '\s*\(.*\)', '', 'g') $$;
create function search.maker_key(maker text) returns text language sql immutable parallel safe
  as $$ select 'maker:' || nullif(replace(search.fold(search.maker_name(maker)), ' ', '-'), '') $$;

-- As before, with the maker, the year of launch and tools that cost no subscription.
create or replace function search.fact_keys(wanted integer) returns table (key text) language sql stable as $$
  select 'language:' || value::text from public.tools_languages where parent_id = wanted
  union all select 'platform:' || value::text from public.tools_platforms where parent_id = wanted
  union all select 'country:' || country from public.tools where id = wanted and country <> ''
  union all select search.maker_key(maker) from public.tools where id = wanted and search.maker_key(maker) is not null
  union all select 'launched:' || launched::integer from public.tools where id = wanted and launched is not null
  union all select distinct 'need:' || n.need
    from public.tools_buyer_facts f
    join search.needs n on n.fact = f.fact::text and f.values ? n.value
    where f._parent_id = wanted
  union all select 'no-subscription' where exists (
    select from public.tools_plans where _parent_id = wanted and (kind = 'free' or unit in ('credit', 'license', 'package', 'person', 'shoot'))
  )
$$;

-- As before, with tasks.
do $$
declare
  before text := pg_get_functiondef('search.project_entries(text, integer[])'::regprocedure);
  last text := 'where wanted_kind = ''product'' and d.id = any (wanted) and d._status = ''published'' and d.deleted_at is null';
  after text := replace(before, last, last || '
    union all
    select ''task'', d.id, d.slug, n.name, o.name, n.intro, o.intro, n.words, null
    from public.tasks d
    left join public.tasks_locales n on n._parent_id = d.id and n._locale::text = l.locale
    left join public.tasks_locales o on o._parent_id = d.id and o._locale::text = l.other_locale
    where wanted_kind = ''task'' and d.id = any (wanted) and d._status = ''published'' and d.deleted_at is null');
begin
  if after = before then
    raise exception 'search.project_entries is not as expected';
  end if;
  execute after;
end
$$;

select from search.refresh_tools(array(select tool_id from search.tools where locale = 'en'));

select from search.refresh_phrases();
