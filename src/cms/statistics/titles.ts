import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { _categories_v, _courses_v, _dictionary_terms_v, _faqs_v, _pages_v, _products_v, _tasks_v, _tools_v } from '@/payload-generated-schema';
import { execute } from '../database/transaction';
import { inEitherLanguage, translatedEntities } from '../translations/localized-fields';
import { newestOf } from '../translations/newest';

/** Versions of the collections that editors write as drafts and publish. */
const VERSIONS = {
  tools: _tools_v,
  categories: _categories_v,
  courses: _courses_v,
  'dictionary-terms': _dictionary_terms_v,
  products: _products_v,
  tasks: _tasks_v,
  faqs: _faqs_v,
  pages: _pages_v,
};

export interface NamedDocument {
  collection: string;
  id: number;
  title: string | null;
  isTrashed: boolean;
}

/**
 * Adds the names of documents, in a language if they have one in it, and whether they are in the trash. The name is null for globals and documents
 * that are gone.
 */
export async function withTitles<T extends Pick<NamedDocument, 'collection' | 'id'>>(
  req: PayloadRequest,
  documents: T[],
  locale: Locale,
): Promise<(T & NamedDocument)[]> {
  const known = new Map<string, Pick<NamedDocument, 'title' | 'isTrashed'>>();
  for (const entity of translatedEntities(req.payload.config)) {
    const { name, titleField } = entity;
    if (!titleField) continue;
    const ids = documents.filter(({ collection }) => collection === name).map(({ id }) => id);
    const docs = await newestOf(req, entity, ids, { [titleField]: true, updatedAt: true, deletedAt: true });
    for (const [id, doc] of docs) {
      known.set(`${name}:${id}`, { title: inEitherLanguage(doc[titleField], locale) || null, isTrashed: Boolean(doc.deletedAt) });
    }
  }
  const unknown = { title: null, isTrashed: false };
  return documents.map((document) => ({ ...document, ...(known.get(`${document.collection}:${document.id}`) ?? unknown) }));
}

/** Documents whose newest version is a draft, edited last first. What visitors sent in stands in the queue instead. */
export async function lastDrafts(req: PayloadRequest, locale: Locale, limit: number): Promise<(NamedDocument & { updatedAt: string })[]> {
  const selects = Object.entries(VERSIONS).map(([collection, table]) => {
    const isOwn = collection === 'tools' ? sql`and ${_tools_v.version_moderation_state} is distinct from 'pending'` : sql``;
    return sql`(select ${collection}::text as collection, ${table.parent} as id, ${table.updatedAt} as "updatedAt" from ${table}
      where ${table.latest} and ${table.version__status} = 'draft' and ${table.version_deletedAt} is null and ${table.parent} is not null ${isOwn}
      order by ${table.updatedAt} desc limit ${limit})`;
  });
  const drafts = await execute<Pick<NamedDocument, 'collection' | 'id'> & { updatedAt: string }>(
    req,
    sql`select * from (${sql.join(selects, sql` union all `)}) as drafts order by "updatedAt" desc limit ${limit}`,
  );
  return withTitles(req, drafts, locale);
}
