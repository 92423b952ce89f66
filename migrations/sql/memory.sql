-- Translation memory. cms/translations/remember-texts.ts updates it in the transaction of every change and can rebuild it.

-- Pairs of texts that were published as each other's translation.
create table workspace.memory_texts (
  -- Of both texts.
  hash text primary key,
  en text not null,
  nl text not null,
  -- Texts that resemble each other share one of these (cms/terminology/fingerprint.ts).
  en_marks integer[] not null,
  nl_marks integer[] not null
);
create index memory_texts_en_idx on workspace.memory_texts using hash (en);
create index memory_texts_nl_idx on workspace.memory_texts using hash (nl);
create index memory_texts_en_marks_idx on workspace.memory_texts using gin (en_marks);
create index memory_texts_nl_marks_idx on workspace.memory_texts using gin (nl_marks);
create index memory_texts_en_words_idx on workspace.memory_texts using gin (to_tsvector('simple', en));
create index memory_texts_nl_words_idx on workspace.memory_texts using gin (to_tsvector('simple', nl));

-- Where a pair is public. A paragraph of a rich text has its number at the end of the path.
create table workspace.memory_uses (
  collection text not null,
  document integer not null,
  path text not null,
  hash text not null references workspace.memory_texts (hash),
  published_at timestamptz not null,
  primary key (collection, document, path)
);
create index memory_uses_hash_idx on workspace.memory_uses (hash, published_at desc);
