-- Events are only added. A tool that is deleted for good leaves them without it.
create function public.keep_tool_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.tool_id is null and to_jsonb(new) - 'tool_id' = to_jsonb(old) - 'tool_id' then
    return new;
  end if;
  raise exception 'tool_events is append-only' using errcode = 'restrict_violation';
end
$$;

create trigger tool_events_keep before update or delete on public.tool_events for each row execute function public.keep_tool_events();
create trigger tool_events_keep_all before truncate on public.tool_events for each statement execute function public.keep_tool_events();
