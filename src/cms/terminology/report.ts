import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { execute } from '../database/transaction';
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

/** How texts with a name are found: by words in an index, the last one in any form, and then in this order in the text. */
function searchFor(name: string): { words: string; pattern: string } | null {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [last, ...others] = words.toReversed();
  if (last === undefined) return null;
  const [stem, before] = [last.replace(/s$/, ''), others.toReversed()];
  return { words: [...before, `${stem}:*`].join(' & '), pattern: `\\m${[...before, stem].join('[^[:alnum:]]+')}` };
}

async function textsWith(req: PayloadRequest, term: Term, from: Locale, to: Locale): Promise<TextRow[]> {
  const names = new Set([term.name[from], term.preferred[from]]);
  const searches = [...names].flatMap((name) => (name && searchFor(name)) || []);
  if (searches.length === 0) return [];
  const [source, target] = [COLUMNS[from].text, COLUMNS[to].text];
  const words = searches.map((search) => `(${search.words})`).join(' | ');
  // A phrase in the full text query would split every text with these words into its words again.
  return execute<TextRow>(
    req,
    sql`select hash, ${source} as source, ${target} as target from workspace.memory_texts
      where to_tsvector('simple', ${source}) @@ to_tsquery('simple', ${words}) and ${source} ~* ${searches.map(({ pattern }) => pattern).join('|')}
      limit ${TEXTS_MAX}::integer`,
  );
}

/** Where a text was published last. */
async function placesOf(req: PayloadRequest, hashes: string[]): Promise<Map<string, { collection: string; document: number }>> {
  const rows = await execute<{ hash: string; collection: string; document: number }>(
    req,
    sql`select wanted.hash, place.* from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as wanted (hash)
        cross join lateral (select collection, document from workspace.memory_uses used
          where used.hash = wanted.hash order by published_at desc limit 1) place`,
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
  const checked = [];
  for (const term of terms) checked.push({ term, broken: await brokenBy(req, term, from, locale) });
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
