import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload';
import { LOCALES, type Locale, localeOf } from '@/domain/locales';
import type { Part } from '@/domain/parts';
import { validationMessage } from '@/domain/validation-messages';
import type { Media } from '@/payload-types';
import { draftBefore, publishedBefore, type StoredRow, storedRow } from '../../versions/document-state';
import { composeParts, type StoredValues } from '../../versions/parts';
import { writeIntent } from '../../versions/write-intent';
import { type ImageField, imageFields, imagesAt } from './where-used';

type StoredImage = Pick<Media, 'id' | 'filename'> & { alt?: Partial<Record<Locale, string | null>> | null };

async function imagesById(req: PayloadRequest, ids: number[]): Promise<Map<number, StoredImage>> {
  const { docs } = await req.payload.db.find<StoredImage>({
    collection: 'media',
    where: { id: { in: ids } },
    pagination: false,
    limit: ids.length,
    req,
  });
  return new Map(docs.map((image) => [image.id, image]));
}

function messageOf({ filename, alt }: StoredImage, language: string): string | null {
  const shown = localeOf(language);
  const missing = LOCALES.filter(({ code }) => !alt?.[code]?.trim()).map(({ names }) => names[shown]);
  if (missing.length === 0) return null;
  const languages = new Intl.ListFormat(shown).format(missing);
  return validationMessage('altMissing', language)
    .replace('{image}', filename ?? '')
    .replace('{languages}', languages);
}

interface Shown {
  id: number;
  field: ImageField;
}

async function refuseWithoutAlt(req: PayloadRequest, collection: SanitizedCollectionConfig, id: number | string, shown: Shown[]): Promise<void> {
  if (shown.length === 0) return;
  const images = await imagesById(req, [...new Set(shown.map((one) => one.id))]);
  const errors = shown.flatMap(({ id: imageId, field }) => {
    const image = images.get(imageId);
    const message = image && messageOf(image, req.i18n.language);
    return message ? [{ path: field.path, label: field.labels.at(-1) ?? field.path, message }] : [];
  });
  if (errors.length === 0) return;
  const error = new ValidationError({ collection: collection.slug, id, errors, req }, req.t);
  // Lists, the queue and scheduled publishing show only the message, not the fields.
  error.message = `${[...new Set(errors.map(({ message }) => message))].join('. ')}.`;
  throw error;
}

/**
 * Refuses to publish a document with an image that lacks an alternative text in any language. It checks the public row after the write, so that every
 * way to publish is covered; the error rolls the change back, names the image and stands at the field.
 */
export const requireAltTexts: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const fields = imageFields(collection);
  if (doc._status === 'draft' || fields.length === 0) return doc;
  const stored = await storedRow(req, collection.slug, doc.id);
  if (!stored || stored.deletedAt || stored._status !== 'published') return doc;
  const shown = fields.flatMap((field) => imagesAt(stored, field).map((id) => ({ id, field })));
  await refuseWithoutAlt(req, collection, doc.id, shown);
  return doc;
};

/** What the public would see after publishing the parts of a document. */
function publishedWith(fields: FlattenedField[], parts: readonly Part[], row: StoredValues | null, newest: StoredValues): StoredValues {
  const shown = row?._status === 'published' ? row : null;
  const pick = (part: Part) => (parts.includes(part) ? newest : shown);
  return composeParts(fields, pick('shared') ?? newest, { en: pick('en'), nl: pick('nl') });
}

/**
 * The same check before a document is written: for bulk changes, whose documents a later error wouldn't roll back, and for dry runs, which end there.
 */
export const requireAltTextsBeforehand: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
  const { flattenedFields, slug } = collection;
  const intent = writeIntent(req, slug);
  const fields = imageFields(collection);
  if (!intent || (!intent.isBulk && !context.isDryRun) || data._status !== 'published' || data.deletedAt || fields.length === 0) return data;
  const { id } = originalDoc as StoredRow;
  const stored = publishedBefore(req, slug, id);
  const newest = (intent.startsFromPublic ? null : draftBefore(req, slug, id)) ?? stored;
  const after = context.isDryRun && newest ? publishedWith(flattenedFields, intent.parts, stored, newest) : newest;
  const isSent = ({ path }: ImageField) => (path.split('.')[0] ?? '') in intent.data;
  const shown = fields.flatMap((field) => imagesAt(isSent(field) ? data : after, field).map((image) => ({ id: image, field })));
  await refuseWithoutAlt(req, collection, id, shown);
  return data;
};
