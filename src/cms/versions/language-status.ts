import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { composeParts, hasTexts, isSameContent, type StoredValues } from './parts';

/** `ahead`: public, with texts in the draft that are not; `draft`: not public yet; `missing`: no texts at all. */
export type LanguageStatus = 'public' | 'ahead' | 'draft' | 'missing';

export interface DocumentStatus {
  languages: Record<Locale, LanguageStatus>;
  /** Public, with a draft that changes something without a language, such as a price. */
  isSharedAhead: boolean;
}

/** How a document came in and was moderated isn't content. */
const NOT_CONTENT = ['moderation', 'submitter'];

/**
 * The status of each language, which Payload knows for the whole document only.
 * @param shown what the public sees, null if nothing
 */
export function languageStatus(fields: FlattenedField[], shown: StoredValues | null, draft: StoredValues): DocumentStatus {
  const content = fields.filter(({ name }) => !NOT_CONTENT.includes(name));
  const statusOf = (locale: Locale): LanguageStatus => {
    if (!shown || !hasTexts(content, shown, locale)) return hasTexts(content, draft, locale) ? 'draft' : 'missing';
    const published = composeParts(content, shown, { en: shown, nl: shown, [locale]: draft });
    return isSameContent(content, shown, published) ? 'public' : 'ahead';
  };
  return {
    languages: { en: statusOf('en'), nl: statusOf('nl') },
    isSharedAhead: shown !== null && !isSameContent(content, shown, composeParts(content, draft, { en: shown, nl: shown })),
  };
}

/** The status of documents of a collection with drafts, trashed ones included, in two queries. */
export async function languageStatuses(req: PayloadRequest, slug: CollectionSlug, ids: number[]): Promise<Map<number, DocumentStatus>> {
  const { db, collections } = req.payload;
  const { flattenedFields } = collections[slug].config;
  const page = { collection: slug, limit: 0, pagination: false, req };
  const [{ docs: drafts }, { docs: rows }] = await Promise.all([
    db.queryDrafts<StoredValues>({ ...page, where: { parent: { in: ids } } }),
    db.find<StoredValues>({ ...page, where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] } }),
  ]);
  const shown = new Map(rows.map((row) => [Number(row.id), row]));
  return new Map(drafts.map((draft) => [Number(draft.id), languageStatus(flattenedFields, shown.get(Number(draft.id)) ?? null, draft)]));
}
