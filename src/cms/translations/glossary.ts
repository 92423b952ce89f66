import { sql } from '@payloadcms/db-postgres';
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { dictionary_terms as terms, dictionary_terms_locales as translations } from '@/payload-generated-schema';
import { execute } from '../database/transaction';
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
  const [own, en, nl] = [alias(translations, 'own'), alias(translations, 'en'), alias(translations, 'nl')];
  const candidates = await execute<{ id: number; en: string | null; nl: string | null; name: string }>(
    req,
    sql`select ${terms.id}, ${own.name}, ${en.name} as en, ${nl.name} as nl
      from ${terms} join ${translations} ${own} on ${own._parentID} = ${terms.id} and ${own._locale} = ${from}::_locales
        left join ${translations} ${en} on ${en._parentID} = ${terms.id} and ${en._locale} = 'en'
        left join ${translations} ${nl} on ${nl._parentID} = ${terms.id} and ${nl._locale} = 'nl'
      where ${terms._status} = 'published' and ${terms.deletedAt} is null and ${own.name} <> ''
        and strpos(lower(${text}), rtrim(lower(${own.name}), 's')) > 0
      order by lower(${own.name})`,
  );
  return candidates
    .filter(({ name }) => occursIn(text, name))
    .slice(0, MAX_HINTS)
    .map(({ id, en, nl }) => ({ id, name: { en, nl } }));
}
