import { sql } from '@payloadcms/db-postgres';
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import {
  dictionary_terms_texts as forbiddenWords,
  settings,
  dictionary_terms as terms,
  tools,
  dictionary_terms_locales as translations,
} from '@/payload-generated-schema';
import { execute } from '../database/transaction';
import { findTerms, type Term } from './find-terms';

const MAX_TERMS = 60;
const MAX_CHARACTERS = 100_000;
/** Inflected forms begin with the same letters ("taal", "talen"). */
const COMMON_LETTERS = 2;
const MAX_NAMES = 4000;
const NAME_WORDS = 4;

interface TermRow {
  id: number;
  en: string | null;
  nl: string | null;
  enPreferred: string | null;
  nlPreferred: string | null;
  keepsName: boolean | null;
  forbidden: { path: string; text: string }[];
}

function termOf({ id, en, nl, enPreferred, nlPreferred, keepsName, forbidden }: TermRow): Term {
  const wordsIn = (locale: Locale) => forbidden.flatMap(({ path, text }) => (path === `translators.${locale}.forbidden` ? text : []));
  const name = { en: en || null, nl: nl || null };
  const kept = enPreferred || name.en || name.nl;
  return {
    id,
    name,
    preferred: keepsName ? { en: kept, nl: kept } : { en: enPreferred || name.en, nl: nlPreferred || name.nl },
    forbidden: { en: wordsIn('en'), nl: wordsIn('nl') },
    keepsName: keepsName === true,
  };
}

/** Published dictionary terms that meet a condition on their names in either language, by English name. */
async function readTerms(req: PayloadRequest, condition: ReturnType<typeof sql>, paging = sql``): Promise<Term[]> {
  const [en, nl] = [alias(translations, 'en'), alias(translations, 'nl')];
  const rows = await execute<TermRow>(
    req,
    sql`select ${terms.id}, ${en.name} as en, ${nl.name} as nl, ${terms.translators_en_preferred} as "enPreferred",
        ${terms.translators_nl_preferred} as "nlPreferred", ${terms.translators_keepName} as "keepsName",
        coalesce((select json_agg(json_build_object('path', ${forbiddenWords.path}, 'text', ${forbiddenWords.text}) order by ${forbiddenWords.order})
          from ${forbiddenWords} where ${forbiddenWords.parent} = ${terms.id}), '[]') as forbidden
      from ${terms} left join ${translations} ${en} on ${en._parentID} = ${terms.id} and ${en._locale} = 'en'
        left join ${translations} ${nl} on ${nl._parentID} = ${terms.id} and ${nl._locale} = 'nl'
      where ${terms._status} = 'published' and ${terms.deletedAt} is null and (${condition})
      order by lower(coalesce(${en.name}, ${nl.name})), ${terms.id} ${paging}`,
  );
  return rows.map(termOf);
}

/** One page of the published terms, by English name, and their number. */
export async function listTerms(req: PayloadRequest, { page, size }: { page: number; size: number }): Promise<{ terms: Term[]; total: number }> {
  const [counted] = await execute<{ total: number }>(
    req,
    sql`select count(*)::integer as total from ${terms} where ${terms._status} = 'published' and ${terms.deletedAt} is null`,
  );
  return { terms: await readTerms(req, sql`true`, sql`limit ${size}::integer offset ${(page - 1) * size}::integer`), total: counted?.total ?? 0 };
}

/** Runs of up to four words that may be names: they begin with a capital or contain a digit. */
function possibleNames(text: string): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|(?:['’]s)?[^\p{L}\p{N}+]*$/gu, ''));
  const names = new Set<string>();
  for (const [index, word] of words.entries()) {
    if (!/^\p{Lu}|\p{N}/u.test(word)) continue;
    for (let count = 1; count <= NAME_WORDS && names.size < MAX_NAMES; count += 1) names.add(words.slice(index, index + count).join(' '));
  }
  return [...names];
}

async function namesOfTools(req: PayloadRequest, text: string): Promise<Term[]> {
  const names = possibleNames(text);
  if (names.length === 0) return [];
  const rows = await execute<{ name: string }>(
    req,
    sql`select distinct ${tools.name} from ${tools} where ${tools.name} in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))
      and ${tools.deletedAt} is null and ${tools.moderation_state} <> 'rejected' order by 1 limit ${MAX_TERMS}::integer`,
  );
  return rows.map(({ name }) => {
    const both = { en: name, nl: name };
    return { id: null, name: both, preferred: both, forbidden: { en: [], nl: [] }, keepsName: true };
  });
}

/**
 * Dictionary terms and names of tools that occur in the texts, by position; at most 60.
 * @param texts plain texts
 */
export async function readGlossary(req: PayloadRequest, texts: string[], from: Locale): Promise<Term[]> {
  const text = texts.join('\n').slice(0, MAX_CHARACTERS).replaceAll('\0', '');
  if (text.trim() === '') return [];
  const own = alias(translations, from);
  const preferred = from === 'en' ? terms.translators_en_preferred : terms.translators_nl_preferred;
  const begins = (name: unknown) => sql`strpos(lower(${text}), left(lower(btrim(${name})), ${COMMON_LETTERS}::integer)) > 0`;
  const known = await readTerms(req, sql`(${own.name} <> '' and ${begins(own.name)}) or (${preferred} <> '' and ${begins(preferred)})`);
  const names = await namesOfTools(req, text);
  return findTerms(text, [...names, ...known], from).slice(0, MAX_TERMS);
}

/** How texts in a language should sound, as admins wrote it. */
export async function readTone(req: PayloadRequest, locale: Locale): Promise<string | null> {
  const rows = await execute<{ tone: string | null }>(
    req,
    sql`select ${locale === 'en' ? settings.tone_en : settings.tone_nl} as tone from ${settings} limit 1`,
  );
  return rows[0]?.tone?.trim() || null;
}
