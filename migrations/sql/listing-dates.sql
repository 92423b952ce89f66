-- As before, but a tool counts as new since it was first published, as its events say. One that has none was published with its row.
do $$
declare
  before text := pg_get_functiondef('search.project_tools(integer[])'::regprocedure);
  after text := replace(before, '    t.created_at,',
    '    coalesce((select min(e.noticed_at) from public.tool_events e where e.tool_id = t.id and e.kind = ''listed'' and e.origin = ''published''), t.created_at),');
begin
  if after = before then
    raise exception 'search.project_tools is not as expected';
  end if;
  execute after;
end
$$;

select from search.refresh_tools(array(select distinct tool_id from public.tool_events where kind = 'listed' and origin = 'published' and tool_id is not null));
