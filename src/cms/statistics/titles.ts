import { sql } from '@payloadcms/db-postgres';
import { inArray } from '@payloadcms/db-postgres/drizzle';
import type { PgColumn, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { PayloadRequest } from 'payload';
import { type Locale, localeInfo } from '@/domain/locales';
import {
  _categories_v,
  _categories_v_locales,
  _courses_v,
  _dictionary_terms_v,
  _dictionary_terms_v_locales,
  _faqs_v,
  _faqs_v_locales,
  _pages_v,
  _pages_v_locales,
  _products_v,
  _products_v_locales,
  _tools_v,
  categories,
  categories_locales,
  courses,
  dictionary_terms,
  dictionary_terms_locales,
  faqs,
  faqs_locales,
  pages,
  pages_locales,
  products,
  products_locales,
  tools,
} from '@/payload-generated-schema';
import { execute } from '../database/transaction';

/** Where the name of a document is stored, in its row and in its versions; in another table if it is localized. */
const NAMES = {
  tools: { row: { table: tools, name: tools.name }, version: { table: _tools_v, name: _tools_v.version_name } },
  categories: {
    row: { table: categories, name: categories_locales.name, locales: categories_locales },
    version: { table: _categories_v, name: _categories_v_locales.version_name, locales: _categories_v_locales },
  },
  courses: { row: { table: courses, name: courses.name }, version: { table: _courses_v, name: _courses_v.version_name } },
  'dictionary-terms': {
    row: { table: dictionary_terms, name: dictionary_terms_locales.name, locales: dictionary_terms_locales },
    version: { table: _dictionary_terms_v, name: _dictionary_terms_v_locales.version_name, locales: _dictionary_terms_v_locales },
  },
  products: {
    row: { table: products, name: products_locales.name, locales: products_locales },
    version: { table: _products_v, name: _products_v_locales.version_name, locales: _products_v_locales },
  },
  faqs: {
    row: { table: faqs, name: faqs_locales.question, locales: faqs_locales },
    version: { table: _faqs_v, name: _faqs_v_locales.version_question, locales: _faqs_v_locales },
  },
  pages: {
    row: { table: pages, name: pages_locales.title, locales: pages_locales },
    version: { table: _pages_v, name: _pages_v_locales.version_title, locales: _pages_v_locales },
  },
};

interface NamePlace {
  table: PgTable & { id: PgColumn };
  name: PgColumn;
  locales?: PgTable & { _parentID: PgColumn; _locale: PgColumn };
}

/** Collections that editors write as drafts and publish. */
type Written = keyof typeof NAMES;
const WRITTEN = Object.keys(NAMES) as Written[];

export interface NamedDocument {
  collection: string;
  id: number;
  title: string | null;
}

/** The name of a row in a language, else in the other one. */
function nameOf({ table, name, locales }: NamePlace, locale: Locale) {
  if (!locales) return sql`${name}::text`;
  const inLocale = (code: Locale) => sql`(select ${name} from ${locales} where ${locales._parentID} = ${table.id} and ${locales._locale} = ${code})`;
  return sql`coalesce(${inLocale(locale)}, ${inLocale(localeInfo(locale).fallback)})::text`;
}

/** Names of documents, in a language where they have one in it. Documents that are gone are left out. */
export async function titlesOf(
  req: PayloadRequest,
  documents: { collection: string; id: number }[],
  locale: Locale,
): Promise<Map<string, string | null>> {
  const selects = WRITTEN.flatMap((collection) => {
    const ids = documents.filter((document) => document.collection === collection).map(({ id }) => id);
    if (ids.length === 0) return [];
    const { row } = NAMES[collection];
    return [
      sql`select ${collection}::text as collection, ${row.table.id}, ${nameOf(row, locale)} as title from ${row.table} where ${inArray(row.table.id, ids)}`,
    ];
  });
  if (selects.length === 0) return new Map();
  const rows = await execute<NamedDocument>(req, sql.join(selects, sql` union all `));
  return new Map(rows.map(({ collection, id, title }) => [`${collection}:${id}`, title]));
}

/** Documents whose newest version is a draft, edited last first. What visitors sent in stands in the queue instead. */
export async function lastDrafts(req: PayloadRequest, locale: Locale, limit: number): Promise<(NamedDocument & { updatedAt: string })[]> {
  const selects = WRITTEN.map((collection) => {
    const { version } = NAMES[collection];
    const { table } = version;
    const isOwn = collection === 'tools' ? sql`and ${_tools_v.version_moderation_state} is distinct from 'pending'` : sql``;
    return sql`(select ${collection}::text as collection, ${table.parent} as id, ${nameOf(version, locale)} as title, ${table.updatedAt}
      from ${table}
      where ${table.latest} and ${table.version__status} = 'draft' and ${table.version_deletedAt} is null and ${table.parent} is not null ${isOwn}
      order by ${table.updatedAt} desc limit ${limit})`;
  });
  const rows = await execute<NamedDocument & { updated_at: string }>(
    req,
    sql`select * from (${sql.join(selects, sql` union all `)}) as drafts order by updated_at desc limit ${limit}`,
  );
  return rows.map(({ updated_at, ...row }) => ({ ...row, updatedAt: updated_at }));
}
