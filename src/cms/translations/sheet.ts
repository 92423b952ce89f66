import type { CollectionSlug, PayloadRequest } from 'payload';
import { LOCALE_CODES, type Locale, localeOf } from '@/domain/locales';
import { entityFor } from './access';
import { inEitherLanguage, type LocalizedText, type TranslatedEntity, textsOf } from './localized-fields';
import { newestOf, type StoredDocument } from './newest';
import { type DocumentStates, otherLocale } from './text-states';
import { hashOf, plainTextOf } from './texts';
import type { TextPair, TextState, TranslationSheet } from './types';
import { knownOf, sourceKey, sourcesOf, statesOf } from './upkeep';
import { wordChanges } from './word-diff';

type SourceAt = (path: string, locale: Locale) => string | undefined;

function pairOf({ path, label, kind, maxLength, isRequired, values }: LocalizedText, { locales }: DocumentStates, sourceAt: SourceAt): TextPair {
  const target = LOCALE_CODES.find((locale) => locales[locale].entries[path] !== undefined);
  const isEmpty = (locale: Locale) => hashOf(values[locale]) === null;
  const stateIn = (locale: Locale): TextState => {
    if (LOCALE_CODES.every(isEmpty)) return null;
    return locales[locale].entries[path]?.state ?? 'fine';
  };
  const states = { en: stateIn('en'), nl: stateIn('nl') };
  const source = target ? otherLocale(target) : null;
  const before = target && states[target] === 'changed' ? sourceAt(path, target) : undefined;
  const sourceChange = source && before !== undefined ? wordChanges(before, plainTextOf(values[source])) : null;
  return { path, label, kind, maxLength, isRequired, values, states, source, sourceChange };
}

/** The document's name in the user's language, falling back to the other one. */
export function titleOf(req: PayloadRequest, entity: TranslatedEntity, doc: StoredDocument): string {
  const language = localeOf(req.i18n.language);
  if (entity.isGlobal) return entity.label[language];
  return inEitherLanguage(entity.titleField ? doc[entity.titleField] : doc.id, language) || `#${doc.id}`;
}

/** True if anybody can see the document. */
export async function isPublic(req: PayloadRequest, entity: TranslatedEntity, id: number): Promise<boolean> {
  if (!entity.hasDrafts) return true;
  const stored = await req.payload.db.findOne<{ id: number; _status?: string }>({
    collection: entity.slug as CollectionSlug,
    where: { id: { equals: id } },
    select: { _status: true },
    req,
  });
  return stored?._status === 'published';
}

/**
 * The newest version of a document for translators; null if it is missing, trashed or not open to this user.
 * @param collection slug, or `globals/footer` with the id 0
 */
export async function readSheet(req: PayloadRequest, collection: string, id: number): Promise<TranslationSheet | null> {
  const entity = await entityFor(req, collection);
  if (!entity) return null;
  const doc = (await newestOf(req, entity, [id])).get(id);
  if (!doc || doc.deletedAt) return null;
  const states = statesOf(req, entity, doc, (await knownOf(req, entity, [id])).get(id));
  const isPublished = await isPublic(req, entity, id);
  const sources = await sourcesOf(req, entity, [id]);
  return {
    collection,
    id,
    title: titleOf(req, entity, doc),
    seen: doc.updatedAt,
    isPublished,
    hasDraft: entity.hasDrafts && doc._status !== 'published',
    pairs: textsOf(entity.fields, doc, req.payload.config).map((text) =>
      pairOf(text, states, (path, locale) => sources.get(sourceKey(id, locale))?.[path]),
    ),
  };
}
