-- How often a search found something, and the visitor asked again at once with other words.
alter table workspace.search_misses add column refined integer not null default 0;

-- Searches that asked for a tool that the directory lacks, by an editor's judgment.
create table workspace.wanted_tools (
  locale text not null,
  query text not null,
  count integer not null,
  since timestamptz not null default now(),
  primary key (locale, query)
);
