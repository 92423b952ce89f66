create schema cache;

-- What was published or changed, for the caches of all web processes.
create table cache.changes (
  transaction xid8 not null default pg_current_xact_id(),
  tags text[] not null,
  at timestamptz not null default now()
);
create index changes_transaction_idx on cache.changes (transaction);
create index changes_at_idx on cache.changes (at);

create function cache.expire(tags text[]) returns void language sql
  as $$
    insert into cache.changes (tags) values (tags);
    select pg_notify('cache_changes', '')
  $$;
