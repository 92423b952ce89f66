-- What tools cost teams per month in euros: fixed + per_seat × seats, from the first to the last number of seats (src/cms/costs/cost-tools.ts).
create table search.costs (
  tool_id integer not null references public.tools (id) on delete cascade,
  billing text collate "C" not null,
  vat text collate "C" not null,
  first_seat smallint not null,
  last_seat smallint not null,
  fixed float8 not null,
  per_seat float8 not null,
  primary key (tool_id, billing, vat, first_seat)
);
create index costs_of_team_idx on search.costs (billing, vat, last_seat) include (tool_id, first_seat, fixed, per_seat);
