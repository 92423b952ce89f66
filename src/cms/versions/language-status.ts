import type { CollectionSlug, FlattenedField, PayloadRequest, SelectType, Where } from 'payload';
import type { Locale } from '@/domain/locales';
import { composeParts, hasTexts, isSameContent, isTranslated, type StoredValues } from './parts';

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

/**
 * The status of documents of a collection with drafts, trashed ones included. Only unfinished drafts are compared with what is public; otherwise both
 * are the same, and the texts tell.
 */
export async function languageStatuses(req: PayloadRequest, slug: CollectionSlug, ids: number[]): Promise<Map<number, DocumentStatus>> {
  const { db, collections } = req.payload;
  const { flattenedFields: fields } = collections[slug].config;
  const page = { collection: slug, limit: 0, pagination: false, req };
  const newestOf = async (parents: number[], select?: SelectType) =>
    parents.length > 0
      ? (await db.queryDrafts<StoredValues>({ ...page, where: { parent: { in: parents } }, ...(select ? { select } : {}) })).docs
      : [];
  const texts = Object.fromEntries(fields.filter((field) => isTranslated([field])).map(({ name }) => [name, true]));
  const newest = await newestOf(ids, { parent: true, version: { ...texts, _status: true } });
  const unfinished = newest.filter(({ _status }) => _status !== 'published').map(({ id }) => Number(id));
  const isPublic: Where = { and: [{ id: { in: unfinished } }, { _status: { equals: 'published' } }] };
  const [drafts, rows] = await Promise.all([
    newestOf(unfinished),
    unfinished.length > 0 ? db.find<StoredValues>({ ...page, where: isPublic }) : null,
  ]);
  const states = [
    ...newest.filter(({ _status }) => _status === 'published').map((doc) => ({ draft: doc, shown: doc })),
    ...drafts.map((draft) => ({ draft, shown: rows?.docs.find(({ id }) => id === draft.id) ?? null })),
  ];
  return new Map(states.map(({ draft, shown }) => [Number(draft.id), languageStatus(fields, shown, draft)]));
}
