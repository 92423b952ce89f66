import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { execute, inTransaction } from '../database/transaction';
import { marksOf } from './fingerprint';

/** Least trigram similarity of a match. */
const SIMILARITY = 0.6;
const MAX_MATCHES = 3;
/** Texts compared for one match, so that thousands of near copies can't slow it down. */
const MAX_COMPARED = 400;
const MAX_CHARACTERS = 4000;

/** Two texts that are public as each other's translation. */
export interface TextPairOfMemory {
  document: number;
  /** Of the field, with the number of the paragraph in a rich text. */
  path: string;
  hash: string;
  en: string;
  nl: string;
  publishedAt: string;
}

/** A published translation of the same or a similar text. */
export interface MemoryMatch {
  source: string;
  target: string;
  /** 1 for the same text. */
  similarity: number;
  /** Where it was published last. */
  collection: string;
  document: number;
  publishedAt: string;
}

export const fitsMemory = ({ en, nl }: Pick<TextPairOfMemory, Locale>): boolean =>
  en !== '' && nl !== '' && en !== nl && en.length <= MAX_CHARACTERS && nl.length <= MAX_CHARACTERS;

/** Columns of a language. */
export const COLUMNS = { en: { text: sql`en`, marks: sql`en_marks` }, nl: { text: sql`nl`, marks: sql`nl_marks` } };

/**
 * Up to three published translations of each text, the most similar and newest first, in one query.
 * @param from language of the texts
 * @param collections where a match may come from
 */
export async function findMatches(
  req: PayloadRequest,
  texts: readonly string[],
  from: Locale,
  collections: readonly string[],
): Promise<MemoryMatch[][]> {
  const wanted = texts
    .map((text, number) => ({ number, text: text.trim().replaceAll('\0', '') }))
    .filter(({ text }) => text !== '' && text.length <= MAX_CHARACTERS)
    .map((one) => ({ ...one, marks: marksOf(one.text) }));
  if (wanted.length === 0) return texts.map(() => []);
  const rows = await execute<MemoryMatch & { number: number }>(
    req,
    sql`select number, source, target, similarity, collection, document, "publishedAt" from (
        select number, source, target, similarity, collection, document, published_at as "publishedAt",
          row_number() over (partition by number order by similarity desc, published_at desc) as place
        from jsonb_to_recordset(${asJson(wanted)}) as wanted (number integer, text text, marks integer[])
          cross join lateral workspace.similar_texts(wanted.text, wanted.marks, ${from}, ${SIMILARITY}::real, ${MAX_COMPARED}::integer) near
          cross join lateral (
            select collection, document, published_at from workspace.memory_uses u
            where u.hash = near.hash and collection in (select jsonb_array_elements_text(${asJson(collections)}))
            order by published_at desc limit 1
          ) used
      ) ranked where place <= ${MAX_MATCHES}::integer order by number, place`,
  );
  return texts.map((_, number) => rows.flatMap(({ number: of, ...match }) => (of === number ? match : [])));
}

const asJson = (rows: unknown) => sql`${JSON.stringify(rows)}::jsonb`;

/** Hashes in the memory of some documents, by document and path. */
export async function rememberedHashes(req: PayloadRequest, collection: string, documents: number[]): Promise<ReadonlySet<string>> {
  const rows = await execute<{ key: string }>(
    req,
    sql`select document || ' ' || path || ' ' || hash as key from workspace.memory_uses
      where collection = ${collection} and document in (select jsonb_array_elements_text(${asJson(documents)})::integer)`,
  );
  return new Set(rows.map(({ key }) => key));
}

export const keyOf = ({ document, path, hash }: TextPairOfMemory): string => `${document} ${path} ${hash}`;

/** Replaces what the memory has of some documents, in the transaction of the request. Texts that aren't public anymore stay until the next rebuild. */
export async function remember(req: PayloadRequest, collection: string, documents: number[], pairs: TextPairOfMemory[]): Promise<void> {
  // In one order everywhere, so that two transactions with the same texts wait for each other instead of failing.
  const sorted = [...pairs].sort((one, other) => (one.hash < other.hash ? -1 : 1));
  const texts = sorted.map(({ hash, en, nl }) => ({ hash, en, nl, en_marks: marksOf(en), nl_marks: marksOf(nl) }));
  if (texts.length > 0) {
    await execute(
      req,
      sql`insert into workspace.memory_texts (hash, en, nl, en_marks, nl_marks)
        select hash, en, nl, en_marks, nl_marks
        from jsonb_to_recordset(${asJson(texts)}) as r (hash text, en text, nl text, en_marks integer[], nl_marks integer[])
        on conflict (hash) do nothing`,
    );
  }
  await execute(
    req,
    sql`delete from workspace.memory_uses where collection = ${collection}
      and document in (select jsonb_array_elements_text(${asJson(documents)})::integer)
      and not (document || ' ' || path || ' ' || hash) in (select jsonb_array_elements_text(${asJson(pairs.map(keyOf))}))`,
  );
  if (pairs.length === 0) return;
  await execute(
    req,
    sql`insert into workspace.memory_uses (collection, document, path, hash, published_at)
      select ${collection}, document, path, hash, "publishedAt"
      from jsonb_to_recordset(${asJson(pairs)}) as r (document integer, path text, hash text, "publishedAt" timestamptz)
      on conflict (collection, document, path) do nothing`,
  );
}

/** Deletes texts that are public nowhere, and places of collections that no longer exist. Changes wait until it is done. */
export function forgetUnused(req: PayloadRequest, collections: string[]): Promise<void> {
  return inTransaction(req, async () => {
    await execute(req, sql`lock table workspace.memory_texts in share row exclusive mode`);
    await execute(req, sql`delete from workspace.memory_uses where not ${asJson(collections)} ? collection`);
    await execute(req, sql`delete from workspace.memory_texts t where not exists (select from workspace.memory_uses u where u.hash = t.hash)`);
  });
}
