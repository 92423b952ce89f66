import { type CollectionAfterChangeHook, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';
import { LOCALES, type Locale, localeOf } from '@/domain/locales';
import { validationMessage } from '@/domain/validation-messages';
import type { Media } from '@/payload-types';
import { imageFields, imagesAt } from '../collections/media/image-fields';

type StoredImage = Pick<Media, 'id' | 'filename'> & { alt?: Partial<Record<Locale, string | null>> | null };
type StoredDocument = Record<string, unknown> & { id: number | string };

const LANGUAGE_NAMES: Record<Locale, Record<Locale, string>> = { en: { en: 'English', nl: 'Dutch' }, nl: { en: 'Engels', nl: 'Nederlands' } };

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
  const missing = LOCALES.filter(({ code }) => !alt?.[code]?.trim()).map(({ code }) => LANGUAGE_NAMES[shown][code]);
  if (missing.length === 0) return null;
  const languages = new Intl.ListFormat(shown).format(missing);
  return validationMessage('altMissing', language)
    .replace('{image}', filename ?? '')
    .replace('{languages}', languages);
}

/**
 * Refuses to publish what shows an image without an alternative text in every language. It looks at the public row as this change leaves it, whichever
 * way it was published, and takes the change back by its error, which names the image and stands at the field.
 */
export const needAltTexts: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const fields = imageFields(collection);
  if (doc._status === 'draft' || fields.length === 0) return doc;
  const stored = await req.payload.db.findOne<StoredDocument>({
    collection: collection.slug as CollectionSlug,
    where: { id: { equals: doc.id } },
    req,
  });
  if (!stored || stored.deletedAt || stored._status !== 'published') return doc;
  const shown = fields.flatMap((field) => imagesAt(stored, field).map((id) => ({ id, field })));
  if (shown.length === 0) return doc;
  const images = await imagesById(req, [...new Set(shown.map(({ id }) => id))]);
  const errors = shown.flatMap(({ id, field }) => {
    const image = images.get(id);
    const message = image && messageOf(image, req.i18n.language);
    return message ? [{ path: field.path, label: field.labels.at(-1) ?? field.path, message }] : [];
  });
  if (errors.length === 0) return doc;
  const error = new ValidationError({ collection: collection.slug, id: doc.id, errors, req }, req.t);
  // The fields alone would not say what is wrong with them to who publishes from a list, the queue or at a set time.
  error.message = `${[...new Set(errors.map(({ message }) => message))].join('. ')}.`;
  throw error;
};
