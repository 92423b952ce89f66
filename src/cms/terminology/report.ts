import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { execute, inTransaction } from '../database/transaction';
import { type CheckedTerm, checkTerms, isViolation } from './check-terms';
import type { Term } from './find-terms';
import { listTerms } from './glossary';
import { COLUMNS } from './memory';

const TERMS_PER_PAGE = 15;
/** Published texts with a term that are read for the report. */
const TEXTS_MAX = 300;
const PLACES_MAX = 8;

interface TermPlace extends Pick<CheckedTerm, 'use' | 'word'> {
  collection: string;
  document: number;
  target: string;
}

export interface TermReport {
  term: Term;
  /** Texts that break a rule, at most eight. */
  places: TermPlace[];
  /** Texts that break a rule, among the first 300 with this term. */
  count: number;
}

interface TextRow {
  hash: string;
  source: string;
  target: string;
}

/** Words as a full text query: in this order, the last one in any form. */
const phraseOf = (name: string): string => {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word, index) => (index === words.length - 1 ? `'${word.replace(/s$/, '')}':*` : `'${word}'`)).join(' <-> ');
};

async function textsWith(req: PayloadRequest, term: Term, from: Locale, to: Locale): Promise<TextRow[]> {
  const phrases = [...new Set([term.name[from], term.preferred[from]])].flatMap((name) => (name && phraseOf(name) ? [`(${phraseOf(name)})`] : []));
  if (phrases.length === 0) return [];
  const [source, target] = [COLUMNS[from].text, COLUMNS[to].text];
  return execute<TextRow>(
    req,
    sql`select hash, ${source} as source, ${target} as target from workspace.memory_texts
      where to_tsvector('simple', ${source}) @@ to_tsquery('simple', ${phrases.join(' | ')}) limit ${TEXTS_MAX}::integer`,
  );
}

/** Where a text was published last. */
async function placesOf(req: PayloadRequest, hashes: string[]): Promise<Map<string, { collection: string; document: number }>> {
  const rows = await execute<{ hash: string; collection: string; document: number }>(
    req,
    sql`select distinct on (hash) hash, collection, document from workspace.memory_uses
      where hash in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb)) order by hash, published_at desc`,
  );
  return new Map(rows.map(({ hash, ...place }) => [hash, place]));
}

/** Published texts in which a translation breaks a rule about a term, among the first 300 with that term. */
async function brokenBy(req: PayloadRequest, term: Term, from: Locale, to: Locale) {
  const texts = await textsWith(req, term, from, to);
  return texts.flatMap(({ hash, source, target }) =>
    checkTerms([term], source, target, from, to).flatMap((checked) =>
      isViolation(checked) ? { hash, target, use: checked.use, word: checked.word } : [],
    ),
  );
}

/**
 * How published texts in a language follow the dictionary: one page (from 1) of its terms.
 * @param locale of the translations
 */
export async function readReport(
  req: PayloadRequest,
  { page, locale }: { page: number; locale: Locale },
): Promise<{ rows: TermReport[]; pages: number }> {
  const from: Locale = locale === 'en' ? 'nl' : 'en';
  const { terms, total } = await listTerms(req, { page, size: TERMS_PER_PAGE });
  const checked = await inTransaction(req, async () => {
    // For a common term the planner would rather read texts until it has enough, and split each into words.
    await execute(req, sql`set local enable_seqscan = off`);
    const rows = [];
    for (const term of terms) rows.push({ term, broken: await brokenBy(req, term, from, locale) });
    return rows;
  });
  const places = await placesOf(req, [...new Set(checked.flatMap(({ broken }) => broken.map(({ hash }) => hash)))]);
  const rows = checked.map(({ term, broken }): TermReport => {
    const found = broken.flatMap(({ hash, ...text }): TermPlace[] => {
      const place = places.get(hash);
      return place ? [{ ...place, ...text }] : [];
    });
    return { term, places: found.slice(0, PLACES_MAX), count: found.length };
  });
  return { rows, pages: Math.ceil(total / TERMS_PER_PAGE) };
}
