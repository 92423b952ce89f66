import type { FlattenedField } from 'payload';
import type { Locale } from '@/domain/locales';
import type { Part } from '@/domain/parts';
import { labelsOf } from '../translations/localized-fields';
import { composeParts, type StoredValues } from '../versions/parts';

/** Payload's own fields. */
const STAMPS = ['id', '_status', 'createdAt', 'updatedAt', 'deletedAt'];

const isShown = (field: FlattenedField) => !STAMPS.includes(field.name) && !('hidden' in field && field.hidden);

/** The part of a field, in the rows of `shared`. */
function partOf(field: FlattenedField, doc: StoredValues, shared: StoredValues, part: Part): string {
  const texts = { en: part === 'en' ? doc : null, nl: part === 'nl' ? doc : null };
  return JSON.stringify(composeParts([field], { [field.name]: shared[field.name] ?? null }, texts)[field.name] ?? null);
}

/**
 * Labels of the top-level fields that publishing a part would change.
 * @param shown the public row, `draft` the newest version, in all languages as the database holds them
 */
export function changedFields(fields: FlattenedField[], shown: StoredValues, draft: StoredValues, part: Part, language: Locale): string[] {
  return fields
    .filter((field) => {
      if (!isShown(field)) return false;
      const [before, after] = part === 'shared' ? [shown, draft] : [draft, draft];
      return partOf(field, shown, before, part) !== partOf(field, draft, after, part);
    })
    .map((field) => labelsOf('label' in field ? field.label : null, field.name)[language]);
}
