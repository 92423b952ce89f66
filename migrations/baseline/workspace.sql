-- Tables of the editors' workspace. The content model does not know this schema.

create schema workspace;

-- Translation state per document and language. cms/translations updates it in the transaction of every change and can rebuild it.
create table workspace.translations (
  collection text not null,
  document integer not null,
  locale text not null,
  -- Texts that exist in any language, and how many of them are missing here, outdated by a change of the source, or machine drafts.
  total integer not null,
  missing integer not null,
  changed integer not null,
  machine integer not null,
  -- By field path: state, hash of the source text it was translated from, and whether a machine translated it.
  fields jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (collection, document, locale)
);
create index translations_open_idx on workspace.translations (collection, locale, document) where missing > 0 or changed > 0 or machine > 0;

-- Clicks on a tool's visit button per day. Nothing about visitors.
create table workspace.clicks (
  tool integer not null,
  day date not null,
  count integer not null,
  primary key (tool, day)
);
create index clicks_day_idx on workspace.clicks (day);

-- Queries without results per day. Nothing about visitors.
create table workspace.search_misses (
  locale text not null,
  query text not null,
  day date not null,
  count integer not null,
  primary key (locale, query, day)
);
create index search_misses_day_idx on workspace.search_misses (day);
