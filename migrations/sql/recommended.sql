-- Where a tool stands in the recommended order of a language, from 0 to 1; null until it is scored (src/cms/search/score-tools.ts).
alter table search.tools add column recommended real;
create index tools_recommended_idx on search.tools (recommended desc nulls last, name_key, tool_id);

-- As before, with the score that the row has.
create or replace function search.project_tools(wanted integer[]) returns setof search.tools language sql stable as $$
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
        union all select 'price:' || p.model
        union all select 'verified' where t.verified
        union all select 'free' where p.model in ('free', 'freemium') or p.is_free
        union all select 'rating:' || least_rating from unnest(array[3, 4, 4.5]) as least_rating where coalesce(r.rating, t.editorial_rating) >= least_rating
      ) as keys order by key
    ),
    t.verified or b.bookmarks >= 25 or (r.rating_count >= 5 and r.rating >= 4),
    round(coalesce(r.rating, t.editorial_rating), 2),
    r.rating_count,
    case when coalesce(r.rating, t.editorial_rating) is null then 0
      else (5 * coalesce(t.editorial_rating, 3.5) + coalesce(r.rating_sum, 0)) / (5 + r.rating_count) end,
    b.bookmarks,
    t.created_at,
    (select s.recommended from search.tools s where s.tool_id = t.id and s.locale = l.locale)
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
    select coalesce(bool_or(kind = 'free'), false) as is_free, search.price_model(t.price_model::text, array_agg(kind::text)) as model
    from public.tools_plans where _parent_id = t.id
  ) p
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
