-- What buyers require, and the values of a fact that meet it (src/domain/tool/needs.ts).
create table search.needs (
  need text collate "C" not null,
  fact text collate "C" not null,
  value text collate "C" not null,
  primary key (need, value)
);
insert into search.needs values
  ('eu-data', 'dataLocation', 'eu'), ('eu-data', 'dataLocation', 'choice'), ('eu-data', 'dataLocation', 'own-servers'),
  ('no-training', 'trainingBusiness', 'never'), ('no-training', 'trainingBusiness', 'opt-in'),
  ('dpa', 'dpa', 'yes'), ('dpa', 'dpa', 'on-request'),
  ('sso', 'sso', 'all-plans'), ('sso', 'sso', 'higher-plans'),
  ('self-hosting', 'selfHosting', 'yes'),
  ('open-source', 'openness', 'open-source'), ('open-source', 'openness', 'open-weights'),
  ('good-dutch', 'dutchOutput', 'good'),
  ('dutch-interface', 'dutchInterface', 'yes');

-- Filter values that follow from the facts of a tool.
create function search.fact_keys(wanted integer) returns table (key text) language sql stable as $$
  select 'language:' || value::text from public.tools_languages where parent_id = wanted
  union all select 'platform:' || value::text from public.tools_platforms where parent_id = wanted
  union all select 'country:' || country from public.tools where id = wanted and country <> ''
  union all select distinct 'need:' || n.need
    from public.tools_buyer_facts f
    join search.needs n on n.fact = f.fact::text and f.values ? n.value
    where f._parent_id = wanted
$$;

-- As before, with those values.
do $$
declare
  before text := pg_get_functiondef('search.project_tools(integer[])'::regprocedure);
  after text := replace(before, 'union all select ''verified'' where t.verified', 'union all select f.key from search.fact_keys(t.id) f
        union all select ''verified'' where t.verified');
begin
  if after = before then
    raise exception 'search.project_tools is not as expected';
  end if;
  execute after;
end
$$;

select from search.refresh_tools(array(select tool_id from search.tools where locale = 'en'));
