-- As before, with former names, by which a tool is found as by its name.
do $$
declare
  before text := pg_get_functiondef('search.project_tools(integer[])'::regprocedure);
  after text := replace(before, 'search.name_words(t.name)', 'search.name_words(concat_ws('' '', t.name, t.former_names))');
begin
  if after = before then
    raise exception 'search.project_tools is not as expected';
  end if;
  execute after;
end
$$;
