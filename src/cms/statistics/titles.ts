import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { type Locale, localeInfo } from '@/domain/locales';
import { execute } from '../database/execute';

/** What a document is called, by collection: where that is stored, and whether in each language. */
const NAMES = {
  tools: { table: 'tools', column: 'name', isLocalized: false },
  categories: { table: 'categories', column: 'name', isLocalized: true },
  courses: { table: 'courses', column: 'name', isLocalized: false },
  'dictionary-terms': { table: 'dictionary_terms', column: 'name', isLocalized: true },
  products: { table: 'products', column: 'name', isLocalized: true },
  faqs: { table: 'faqs', column: 'question', isLocalized: true },
  pages: { table: 'pages', column: 'title', isLocalized: true },
} as const;

/** Collections that editors write as drafts and publish. */
type Written = keyof typeof NAMES;
const WRITTEN = Object.keys(NAMES) as Written[];

export interface NamedDocument {
  collection: string;
  id: number;
  title: string | null;
}

/** An SQL expression for the name of a row `d` of a collection or of its versions, in a language, else in the other one. */
function nameOf(collection: Written, locale: Locale, isVersion: boolean) {
  const { table, column, isLocalized } = NAMES[collection];
  const field = `${isVersion ? 'version_' : ''}${column}`;
  if (!isLocalized) return sql.raw(`d.${field}`);
  const locales = isVersion ? `_${table}_v_locales` : `${table}_locales`;
  const inLocale = (code: Locale) => `(select l.${field} from ${locales} l where l._parent_id = d.id and l._locale = '${code}')`;
  return sql.raw(`coalesce(${inLocale(locale)}, ${inLocale(localeInfo(locale).fallback)})`);
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
    const table = sql.raw(NAMES[collection].table);
    return [
      sql`select ${collection}::text as collection, d.id, ${nameOf(collection, locale, false)}::text as title from ${table} d where d.id in (${sql.join(ids, sql`, `)})`,
    ];
  });
  if (selects.length === 0) return new Map();
  const rows = await execute<NamedDocument>(req, sql.join(selects, sql` union all `));
  return new Map(rows.map(({ collection, id, title }) => [`${collection}:${id}`, title]));
}

/** Documents whose newest version is a draft, edited last first. What visitors sent in stands in the queue instead. */
export async function lastDrafts(req: PayloadRequest, locale: Locale, limit: number): Promise<(NamedDocument & { updatedAt: string })[]> {
  const selects = WRITTEN.map((collection) => {
    const versions = sql.raw(`_${NAMES[collection].table}_v`);
    const isOwn = collection === 'tools' ? sql`and d.version_moderation_state is distinct from 'pending'` : sql``;
    return sql`(select ${collection}::text as collection, d.parent_id as id, ${nameOf(collection, locale, true)}::text as title, d.updated_at
      from ${versions} d
      where d.latest and d.version__status = 'draft' and d.version_deleted_at is null and d.parent_id is not null ${isOwn}
      order by d.updated_at desc limit ${limit})`;
  });
  const rows = await execute<NamedDocument & { updated_at: string }>(
    req,
    sql`select * from (${sql.join(selects, sql` union all `)}) as drafts order by updated_at desc limit ${limit}`,
  );
  return rows.map(({ updated_at, ...row }) => ({ ...row, updatedAt: updated_at }));
}
