-- A search may also have been refined: the visitor asked again at once, with other words.
alter table workspace.search_misses add column kind text not null default 'missed' check (kind in ('missed', 'refined'));
alter table workspace.search_misses drop constraint search_misses_pkey;
alter table workspace.search_misses add primary key (locale, query, day, kind);

-- Searches that asked for a tool that the directory lacks, by an editor's judgment.
create table workspace.wanted_tools (
  locale text not null,
  query text not null,
  count integer not null,
  since timestamptz not null default now(),
  primary key (locale, query)
);
