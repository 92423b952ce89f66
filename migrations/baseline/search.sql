-- The read model: tables that lists, search and filters read, and the functions that write them. The content model does not know this schema.
-- docs/SEARCH.md describes it.

create extension if not exists fuzzystrmatch;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create schema search;

-- Lower case without accents; words of letters and digits, separated by one space. features/search/query-text.ts folds queries the same way.
create function search.fold(value text) returns text language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, value)), '[^[:alnum:]]+', ' ', 'g')) $$;

-- Every spelling a name is found by: as written, split at capitals, and joined.
create function search.name_words(name text) returns text language sql immutable strict parallel safe
  as $$ select search.fold(name) || ' ' || search.fold(regexp_replace(name, '([[:lower:]])([[:upper:]])', '\1 \2', 'g')) || ' ' || replace(search.fold(name), ' ', '') $$;

-- The plain text of a rich text field.
create function search.plain(rich jsonb) returns text language sql immutable parallel safe
  as $$ select string_agg(part #>> '{}', ' ') from jsonb_path_query(rich, 'strict $.** ? (@.type() == "object" && exists(@.text)).text') as part $$;

-- The word itself and each form with one letter removed: two words that differ in one place have a form in common.
create function search.deletions(word text) returns text[] language sql immutable strict parallel safe
  as $$ select array(select word union select substr(word, 1, place - 1) || substr(word, place + 1) from generate_series(1, length(word)) as place) $$;

-- One row per listed tool and language.
create table search.tools (
  locale text not null,
  tool_id integer not null,
  slug text collate "C" not null,
  name text not null,
  name_key text collate "C" not null,
  -- For suggestions: the tagline and its language; the file name of an SVG logo or the id of an uploaded one.
  tagline text,
  tagline_locale text,
  logo_file text,
  logo_image_id integer,
  logo_background text,
  head tsvector not null,
  document tsvector not null,
  facets text[] not null,
  known boolean not null,
  rating numeric,
  rating_count integer not null,
  rating_rank real not null,
  bookmarks integer not null,
  listed_at timestamptz not null,
  primary key (tool_id, locale)
) partition by list (locale);
create table search.tools_en partition of search.tools for values in ('en');
create table search.tools_nl partition of search.tools for values in ('nl');
create index tools_head_idx on search.tools using gin (head);
create index tools_document_idx on search.tools using gin (document);
-- Very common words are searched among well-known tools first.
create index tools_known_head_idx on search.tools using gin (head) where known;
create index tools_known_document_idx on search.tools using gin (document) where known;
create index tools_facets_idx on search.tools using gin (facets);
create index tools_name_idx on search.tools (name_key, tool_id);
create index tools_rating_idx on search.tools (rating_rank desc, tool_id);
create index tools_bookmarks_idx on search.tools (bookmarks desc, tool_id);
create index tools_newest_idx on search.tools (listed_at desc, tool_id desc);

-- One row per public category, term, course or product, and language.
create table search.entries (
  kind text not null,
  locale text not null,
  entry_id integer not null,
  slug text not null,
  name text not null,
  name_locale text not null,
  summary text,
  summary_locale text,
  name_key text collate "C" not null,
  head tsvector not null,
  document tsvector not null,
  primary key (kind, locale, entry_id)
);
create index entries_document_idx on search.entries using gin (document);

-- Every word of a name, tagline or category, to correct misspelt queries. Unused words stay until a rebuild.
create table search.words (
  word text collate "C" primary key,
  deletions text[] not null
);
create index words_deletions_idx on search.words using gin (deletions);
create index words_similar_idx on search.words using gin (word gin_trgm_ops);

-- The tools of each filter value, as bits by tool id in chunks of 8192: a combination of filters is counted with AND and a bit count.
create table search.sets (
  key text collate "C" not null,
  chunk integer not null,
  members bit(8192) not null,
  primary key (key, chunk)
);
alter table search.sets alter column members set storage plain;

-- The plain lists (all tools, one category, one audience) in order.
create table search.members (
  list text collate "C" not null,
  slug text collate "C" not null,
  tool_id integer not null,
  primary key (list, slug)
);

-- The first slug of each page of a plain list. Pages vary in length, so a new tool makes its page longer and moves no other.
create table search.pages (
  list text collate "C" not null,
  number integer not null,
  first_slug text collate "C" not null,
  primary key (list, number) deferrable initially immediate
);
create index pages_first_slug_idx on search.pages (list, first_slug);

create type search.membership as (key text, tool_id integer, slug text);

create function search.project_tools(wanted integer[]) returns setof search.tools language sql stable as $$
  select
    l.locale,
    t.id,
    t.slug,
    t.name,
    search.fold(t.name),
    coalesce(own.tagline, other.tagline),
    case when own.tagline is not null then l.locale when other.tagline is not null then l.other_locale end,
    case when t.logo_image_id is null and t.logo_svg <> '' then t.slug || '.' || left(encode(sha256(convert_to(t.logo_svg, 'UTF8')), 'hex'), 10) || '.svg' end,
    t.logo_image_id,
    t.logo_background,
    v.head,
    v.head
      || setweight(to_tsvector(l.config, concat_ws(' ', search.fold(search.plain(own.description)), search.fold(t.maker), search.fold(coalesce(f.own, f.other)))), 'D')
      || setweight(to_tsvector(l.other_config, concat_ws(' ', search.fold(other.tagline), search.fold(c.other_names))), 'D'),
    array(
      select key from (
        select 'all' as key
        union all select 'category:' || id from unnest(c.ids) as id
        union all select 'audience:' || value::text from public.tools_audiences where parent_id = t.id
        union all select 'price:' || t.price_model::text
        union all select 'verified' where t.verified
        union all select 'free' where t.price_model in ('free', 'freemium') or exists (select from public.tools_plans p where p._parent_id = t.id and p.kind = 'free')
        union all select 'rating:' || least_rating from unnest(array[3, 4, 4.5]) as least_rating where coalesce(r.rating, t.editorial_rating) >= least_rating
      ) as keys order by key
    ),
    t.verified or b.bookmarks >= 25 or (r.rating_count >= 5 and r.rating >= 4),
    round(coalesce(r.rating, t.editorial_rating), 2),
    r.rating_count,
    case when coalesce(r.rating, t.editorial_rating) is null then 0
      else (5 * coalesce(t.editorial_rating, 3.5) + coalesce(r.rating_sum, 0)) / (5 + r.rating_count) end,
    b.bookmarks,
    t.created_at
  from public.tools t
  cross join (values ('en', 'english'::regconfig, 'nl', 'dutch'::regconfig), ('nl', 'dutch', 'en', 'english')) as l (locale, config, other_locale, other_config)
  left join public.tools_locales own on own._parent_id = t.id and own._locale::text = l.locale
  left join public.tools_locales other on other._parent_id = t.id and other._locale::text = l.other_locale
  cross join lateral (
    select array_agg(c.id order by c.id) as ids, string_agg(coalesce(n.name, o.name), ' ' order by c.id) as names, string_agg(o.name, ' ' order by c.id) as other_names
    from public.tools_rels rel
    join public.categories c on c.id = rel.categories_id and c._status = 'published' and c.deleted_at is null
    left join public.categories_locales n on n._parent_id = c.id and n._locale::text = l.locale
    left join public.categories_locales o on o._parent_id = c.id and o._locale::text = l.other_locale
    where rel.parent_id = t.id and rel.path = 'categories'
  ) c
  cross join lateral (
    select string_agg(n.text, ' ' order by f._order) as own, string_agg(o.text, ' ' order by f._order) as other
    from public.tools_features f
    left join public.tools_features_locales n on n._parent_id = f.id and n._locale::text = l.locale
    left join public.tools_features_locales o on o._parent_id = f.id and o._locale::text = l.other_locale
    where f._parent_id = t.id
  ) f
  cross join lateral (
    select count(overall)::integer as rating_count, avg(overall) as rating, sum(overall) as rating_sum
    from (
      select coalesce(
        r.ratings_general,
        (select avg(value) from unnest(array[r.ratings_ease_of_use, r.ratings_value_for_money, r.ratings_customer_support, r.ratings_recommend]) as value)
      ) as overall
      from public.reviews r
      where r.tool_id = t.id and r._status = 'published' and r.deleted_at is null
    ) as rated
  ) r
  cross join lateral (select count(*)::integer as bookmarks from public.bookmarks where tool_id = t.id) b
  cross join lateral (
    select setweight(to_tsvector('simple', search.name_words(t.name)), 'A')
      || setweight(to_tsvector('simple', coalesce(search.fold(coalesce(own.tagline, other.tagline)), '')), 'B')
      || setweight(to_tsvector(l.config, coalesce(search.fold(coalesce(own.tagline, other.tagline)), '')), 'B')
      || setweight(to_tsvector('simple', coalesce(search.fold(c.names), '')), 'C')
      || setweight(to_tsvector(l.config, coalesce(search.fold(c.names), '')), 'C') as head
  ) v
  where t.id = any (wanted) and t._status = 'published' and t.active and t.deleted_at is null
$$;

create function search.project_entries(wanted_kind text, wanted integer[]) returns setof search.entries language sql stable as $$
  select
    e.kind, l.locale, e.id, e.slug,
    coalesce(e.own_name, e.other_name), case when e.own_name is null then l.other_locale else l.locale end,
    coalesce(e.own_summary, e.other_summary),
    case when coalesce(e.own_summary, e.other_summary) is null then null when e.own_summary is null then l.other_locale else l.locale end,
    search.fold(coalesce(e.own_name, e.other_name)),
    v.head,
    v.head
      || setweight(to_tsvector('simple', coalesce(search.fold(e.other_name), '')), 'A')
      || setweight(to_tsvector(l.config, concat_ws(' ', search.fold(e.own_text), search.fold(e.extra))), 'D')
  from (values ('en', 'english'::regconfig, 'nl'), ('nl', 'dutch', 'en')) as l (locale, config, other_locale)
  cross join lateral (
    select 'category' as kind, d.id, d.code as slug, n.name as own_name, o.name as other_name, null::text as own_summary, null::text as other_summary,
      search.plain(n.description) as own_text, concat_ws(' ', n.name_in_sentence, n.name_short) as extra
    from public.categories d
    left join public.categories_locales n on n._parent_id = d.id and n._locale::text = l.locale
    left join public.categories_locales o on o._parent_id = d.id and o._locale::text = l.other_locale
    where wanted_kind = 'category' and d.id = any (wanted) and d._status = 'published' and d.deleted_at is null
    union all
    select 'term', d.id, d.slug, n.name, o.name, n.definition, o.definition, search.plain(n.explanation), null
    from public.dictionary_terms d
    left join public.dictionary_terms_locales n on n._parent_id = d.id and n._locale::text = l.locale
    left join public.dictionary_terms_locales o on o._parent_id = d.id and o._locale::text = l.other_locale
    where wanted_kind = 'term' and d.id = any (wanted) and d._status = 'published' and d.deleted_at is null
    union all
    select 'course', d.id, d.slug, d.name, d.name, n.summary, o.summary, search.plain(n.description), d.provider
    from public.courses d
    left join public.courses_locales n on n._parent_id = d.id and n._locale::text = l.locale
    left join public.courses_locales o on o._parent_id = d.id and o._locale::text = l.other_locale
    where wanted_kind = 'course' and d.id = any (wanted) and d._status = 'published' and d.deleted_at is null
    union all
    select 'product', d.id, d.slug, n.name, o.name, n.summary, o.summary, search.plain(n.description), d.kind::text
    from public.products d
    left join public.products_locales n on n._parent_id = d.id and n._locale::text = l.locale
    left join public.products_locales o on o._parent_id = d.id and o._locale::text = l.other_locale
    where wanted_kind = 'product' and d.id = any (wanted) and d._status = 'published' and d.deleted_at is null
  ) e
  cross join lateral (
    select setweight(to_tsvector('simple', search.name_words(coalesce(e.own_name, e.other_name))), 'A')
      || setweight(to_tsvector(l.config, search.fold(coalesce(e.own_name, e.other_name))), 'A')
      || setweight(to_tsvector('simple', coalesce(search.fold(coalesce(e.own_summary, e.other_summary)), '')), 'B')
      || setweight(to_tsvector(l.config, coalesce(search.fold(coalesce(e.own_summary, e.other_summary)), '')), 'B') as head
  ) v
  where coalesce(e.own_name, e.other_name) is not null
$$;

create function search.learn(texts text[]) returns void language sql as $$
  insert into search.words
  select distinct word, search.deletions(word)
  from unnest(texts) as value cross join lateral regexp_split_to_table(value, ' ') as parts (word)
  where length(word) between 3 and 40 and word !~ '^[0-9]+$' and not exists (select from search.words as known where known.word = parts.word)
  order by word
  on conflict do nothing
$$;

-- Holds a page between 0.5 and 1.5 times its size after a change at one place. Returns its number and whether later pages moved.
create function search.settle_page(wanted text, place text, size integer, out page integer, out moved boolean) language plpgsql as $$
declare
  first text collate "C";
  next_first text collate "C";
  held integer;
begin
  moved := false;
  select number, first_slug into page, first from search.pages
    where list = wanted and first_slug <= place order by first_slug desc limit 1 for update;
  if not found then
    insert into search.pages values (wanted, 1, '');
    page := 1;
    moved := true;
    return;
  end if;
  select first_slug into next_first from search.pages where list = wanted and number = page + 1;
  select count(*) into held from search.members where list = wanted and slug >= first and (next_first is null or slug < next_first);
  if held * 2 < size and (page > 1 or next_first is not null) then
    -- Joined with a neighbour, and split again below if the result is too long.
    if next_first is null then
      page := page - 1;
    end if;
    delete from search.pages where list = wanted and number = page + 1;
    update search.pages set number = number - 1 where list = wanted and number > page + 1;
    select first_slug into first from search.pages where list = wanted and number = page;
    select first_slug into next_first from search.pages where list = wanted and number = page + 1;
    select count(*) into held from search.members where list = wanted and slug >= first and (next_first is null or slug < next_first);
    moved := true;
  end if;
  if held * 2 > size * 3 then
    update search.pages set number = number + 1 where list = wanted and number > page;
    insert into search.pages
      select wanted, page + 1, slug from search.members
      where list = wanted and slug >= first and (next_first is null or slug < next_first) order by slug offset held / 2 limit 1;
    moved := true;
  end if;
end
$$;

-- Divides a list into even pages.
create function search.repage(wanted text, size integer) returns void language sql as $$
  delete from search.pages where list = wanted;
  insert into search.pages
    select wanted, 1 + (place - 1) / size, case when place = 1 then '' else slug end
    from (select slug, row_number() over (order by slug) as place from search.members where list = wanted) as members
    where (place - 1) % size = 0
$$;

-- Brings the rows of these tools up to date after any change. Returns each plain list that changed, the page it changed on, and whether later
-- pages moved. Without a page size (a rebuild) pages are not touched.
create function search.refresh_tools(ids integer[], page_size integer default null)
  returns table (list text, page integer, moved boolean) language plpgsql as $$
declare
  fresh search.tools[];
  before search.membership[];
  after search.membership[];
  lost search.membership[];
  won search.membership[];
begin
  -- Writers of one tool wait for each other, so that the later one sees what the earlier one wrote.
  perform 1 from public.tools where id = any (ids) order by id for no key update;
  before := array(
    select row (key, t.tool_id, t.slug)::search.membership from search.tools t cross join unnest(t.facets) as key
    where t.locale = 'en' and t.tool_id = any (ids)
  );

  fresh := array(select t from search.project_tools(ids) as t);

  delete from search.tools t where t.tool_id = any (ids) and t.tool_id not in (select f.tool_id from unnest(fresh) as f);
  insert into search.tools as old select * from unnest(fresh) order by locale, tool_id
  on conflict (tool_id, locale) do update set
    slug = excluded.slug, name = excluded.name, name_key = excluded.name_key, tagline = excluded.tagline, tagline_locale = excluded.tagline_locale,
    logo_file = excluded.logo_file, logo_image_id = excluded.logo_image_id, logo_background = excluded.logo_background,
    head = excluded.head, document = excluded.document, facets = excluded.facets, known = excluded.known, rating = excluded.rating, rating_count = excluded.rating_count, rating_rank = excluded.rating_rank,
    bookmarks = excluded.bookmarks, listed_at = excluded.listed_at
  where old is distinct from excluded;

  after := array(select row (key, f.tool_id, f.slug)::search.membership from unnest(fresh) as f cross join unnest(f.facets) as key where f.locale = 'en');
  lost := array(select o from unnest(before) as o except select n from unnest(after) as n);
  won := array(select n from unnest(after) as n except select o from unnest(before) as o);
  perform search.learn(array(select distinct search.name_words(f.name) || ' ' || coalesce(search.fold(l.tagline), '')
    from unnest(fresh) as f left join public.tools_locales l on l._parent_id = f.tool_id where f.locale = 'en'));
  if lost = '{}' and won = '{}' then
    return;
  end if;

  -- Locked in a fixed order, so that two writers cannot deadlock.
  perform 1 from search.sets s
    where (s.key, s.chunk) in (select m.key, m.tool_id >> 13 from unnest(lost || won) as m) order by s.key, s.chunk for update;
  update search.sets s set members = s.members & ~ d.bits
    from (select m.key, m.tool_id >> 13 as chunk, bit_or(set_bit(repeat('0', 8192)::bit(8192), m.tool_id & 8191, 1)) as bits from unnest(lost) as m group by 1, 2) d
    where s.key = d.key and s.chunk = d.chunk;
  insert into search.sets as s
    select m.key, m.tool_id >> 13, bit_or(set_bit(repeat('0', 8192)::bit(8192), m.tool_id & 8191, 1)) from unnest(won) as m group by 1, 2 order by 1, 2
    on conflict (key, chunk) do update set members = s.members | excluded.members;
  delete from search.members m using unnest(lost) as l where m.list = l.key and m.slug = l.slug;
  insert into search.members select w.key, w.slug, w.tool_id from unnest(won) as w where w.key = 'all' or w.key ~ '^(category|audience):' order by 1, 2
    on conflict on constraint members_pkey do update set tool_id = excluded.tool_id;

  if page_size is not null then
    return query
      select c.key, p.page, p.moved
      from (select distinct m.key, m.slug from unnest(lost || won) as m where m.key = 'all' or m.key ~ '^(category|audience):' order by 1, 2) as c
      cross join lateral search.settle_page(c.key, c.slug, page_size) as p;
  end if;
end
$$;

create function search.refresh_entries(wanted_kind text, ids integer[]) returns void language plpgsql as $$
declare
  fresh search.entries[] := array(select e from search.project_entries(wanted_kind, ids) as e);
begin
  delete from search.entries e
    where e.kind = wanted_kind and e.entry_id = any (ids) and not exists (select from unnest(fresh) as f where f.entry_id = e.entry_id and f.locale = e.locale);
  insert into search.entries as old select * from unnest(fresh)
  on conflict (kind, locale, entry_id) do update set
    slug = excluded.slug, name = excluded.name, name_locale = excluded.name_locale, summary = excluded.summary, summary_locale = excluded.summary_locale,
    name_key = excluded.name_key, head = excluded.head, document = excluded.document
  where old is distinct from excluded;
  perform search.learn(array(select search.name_words(name) from unnest(fresh)));
end
$$;

-- The text query for a list of words: each as written and by its stem in both languages; the last one, if open, also as a prefix. A word may hold
-- alternatives separated by |. Stop words such as "the" and "voor" count only if there is nothing else.
create function search.query(words text[], is_open boolean) returns tsquery language plpgsql immutable strict parallel safe as $$
declare
  whole tsquery;
  spare tsquery;
  part tsquery;
  stems text[];
  is_stop boolean;
  alternative text;
  is_last boolean;
begin
  for place in 1 .. cardinality(words) loop
    stems := '{}';
    is_stop := true;
    is_last := is_open and place = cardinality(words);
    foreach alternative in array string_to_array(words[place], '|') loop
      is_stop := is_stop and (ts_lexize('english_stem', alternative) = '{}' or ts_lexize('dutch_stem', alternative) = '{}');
      if is_last and length(alternative) > 1 then
        stems := stems || (quote_literal(alternative) || ':*')
          || array(select quote_literal(stem) from unnest(ts_lexize('english_stem', alternative) || ts_lexize('dutch_stem', alternative)) as stem
            where not starts_with(stem, alternative));
      else
        stems := stems || array(select quote_literal(stem) from unnest(array[alternative] || ts_lexize('english_stem', alternative) || ts_lexize('dutch_stem', alternative)) as stem);
      end if;
    end loop;
    part := (select string_agg(distinct stem, ' | ') from unnest(stems) as stem)::tsquery;
    if is_stop then
      spare := coalesce(spare && part, part);
    else
      whole := coalesce(whole && part, part);
    end if;
  end loop;
  return coalesce(whole, spare);
end
$$;

-- For the panel's search, which looks for a part of these texts in the published rows and the newest versions.
create index tools_name_part_idx on public.tools using gin (name gin_trgm_ops);
create index tools_slug_part_idx on public.tools using gin (slug gin_trgm_ops);
create index tools_url_part_idx on public.tools using gin (url gin_trgm_ops);
create index tools_maker_part_idx on public.tools using gin (maker gin_trgm_ops);
create index _tools_v_name_part_idx on public._tools_v using gin (version_name gin_trgm_ops);
create index _tools_v_slug_part_idx on public._tools_v using gin (version_slug gin_trgm_ops);
create index _tools_v_url_part_idx on public._tools_v using gin (version_url gin_trgm_ops);
create index _tools_v_maker_part_idx on public._tools_v using gin (version_maker gin_trgm_ops);

-- Similar listings, for submissions.
create index tools_joined_name_idx on public.tools using gin (replace(search.fold(name), ' ', '') gin_trgm_ops);

-- How many letters may differ between two names that count as the same: none in very short ones.
create function search.name_distance_limit(name text) returns integer language sql immutable strict parallel safe
  as $$ select case when length(name) < 4 then 0 when length(name) < 6 then 1 else 2 end $$;

-- Tools with the same URL or almost the same name.
create function search.similar_tools(given_name text, given_key text, except_id integer)
returns table (id integer, name text, slug text, url text, listed boolean, same_url boolean) language sql stable
as $$
  with asked as (select replace(search.fold(left(given_name, 80)), ' ', '') as joined),
  candidates as (
    select t.id from public.tools t where t.url_key = given_key and given_key <> ''
    union
    select t.id from public.tools t, asked where replace(search.fold(t.name), ' ', '') % asked.joined
  )
  select t.id, t.name, t.slug, t.url, coalesce(t._status = 'published' and t.active, false), coalesce(t.url_key = given_key and given_key <> '', false)
  from public.tools t join candidates using (id), asked
  where t.id <> except_id and t.deleted_at is null and (
    (t.url_key = given_key and given_key <> '')
    or levenshtein_less_equal(left(replace(search.fold(t.name), ' ', ''), 80), left(asked.joined, 80), search.name_distance_limit(asked.joined)) <= search.name_distance_limit(asked.joined)
  )
  order by 6 desc, 5 desc, t.id limit 5
$$;
