-- An editor checked its prices within six months, as `RECENT_MONTHS` has it.
create function search.has_recent_prices(wanted integer) returns boolean language sql stable as $$
  select exists (select from public.tools where id = wanted and prices_basis = 'checked' and prices_as_of >= now() - interval '6 months')
$$;

-- As before, with recently checked prices.
do $$
declare
  before text := pg_get_functiondef('search.fact_keys(integer)'::regprocedure);
  first text := 'select ''language:'' ||';
  after text := replace(before, first, 'select ''checked'' where search.has_recent_prices(wanted) union all ' || first);
begin
  if after = before then
    raise exception 'search.fact_keys is not as expected';
  end if;
  execute after;
end
$$;
