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

-- Texts that may match a wanted one. Without the setting the planner, which can't know how rare a mark is, reads the whole table.
create function workspace.similar_texts(wanted text, marks integer[], language text, threshold real, most integer)
  returns table (hash text, source text, target text, similarity real)
  language sql stable rows 3 set enable_seqscan = off as $$
    (select t.hash, t.en, t.nl, 1::real from workspace.memory_texts t where language = 'en' and t.en = wanted limit most)
    union all
    (select t.hash, t.nl, t.en, 1::real from workspace.memory_texts t where language = 'nl' and t.nl = wanted limit most)
    union all
    select * from (
      (select t.hash, t.en, t.nl, public.similarity(t.en, wanted) as measured from workspace.memory_texts t
        where language = 'en' and t.en_marks && marks and t.en <> wanted limit most)
      union all
      (select t.hash, t.nl, t.en, public.similarity(t.nl, wanted) from workspace.memory_texts t
        where language = 'nl' and t.nl_marks && marks and t.nl <> wanted limit most)
    ) compared where measured >= threshold
  $$;
