import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { execute } from '../database/execute';
import { plainTextOf } from './texts';
import type { GlossaryHint } from './types';

const MAX_HINTS = 30;
const MAX_CHARACTERS = 100_000;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True if a term occurs as a whole word, singular or with a plural -s. */
export function occursIn(text: string, term: string): boolean {
  const name = term.trim();
  if (name === '') return false;
  const singular = /[^s]s$/i.test(name) ? name.slice(0, -1) : name;
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(singular)}(?:['’]?s)?(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/**
 * Published dictionary terms that occur in the texts, by name; at most 30.
 * @param texts strings or rich text states
 */
export async function findHints(req: PayloadRequest, texts: unknown[], from: Locale): Promise<GlossaryHint[]> {
  const text = texts.map(plainTextOf).join('\n').slice(0, MAX_CHARACTERS).replaceAll('\0', '');
  if (text.trim() === '') return [];
  const candidates = await execute<{ id: number; en: string | null; nl: string | null; name: string }>(
    req,
    sql`select t.id, l.name, (select name from dictionary_terms_locales where _parent_id = t.id and _locale = 'en') as en,
        (select name from dictionary_terms_locales where _parent_id = t.id and _locale = 'nl') as nl
      from dictionary_terms t join dictionary_terms_locales l on l._parent_id = t.id and l._locale = ${from}::_locales
      where t._status = 'published' and t.deleted_at is null and l.name <> ''
        and strpos(lower(${text}), rtrim(lower(l.name), 's')) > 0
      order by lower(l.name)`,
  );
  return candidates
    .filter(({ name }) => occursIn(text, name))
    .slice(0, MAX_HINTS)
    .map(({ id, en, nl }) => ({ id, name: { en, nl } }));
}
