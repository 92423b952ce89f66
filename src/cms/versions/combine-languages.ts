import type { FlattenedField } from 'payload';
import { LOCALES, type Locale } from '@/domain/locales';

export type StoredValues = Record<string, unknown>;

const isRecord = (value: unknown): value is StoredValues => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A value as a record, an empty one when it is none. */
export const recordOf = (value: unknown): StoredValues => (isRecord(value) ? value : {});
const rowsOf = (value: unknown): StoredValues[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * One stored document made of two: the texts of one language and everything that has no language from `own`, the texts of every other language from
 * `others`. Rows are those of `own`, in its order; a row finds its texts in other languages by its id, never by its place.
 *
 * @param own a document with the texts of all languages, as the database gives it
 * @param others the same; null when there are no texts in other languages
 */
export function combineLanguages(fields: FlattenedField[], own: StoredValues, others: StoredValues | null, locale: Locale): StoredValues {
  const combined = { ...own };
  for (const field of fields) {
    const [value, other] = [own[field.name], others?.[field.name]];
    if ('localized' in field && field.localized) {
      combined[field.name] = Object.fromEntries(LOCALES.map(({ code }) => [code, recordOf(code === locale ? value : other)[code] ?? null]));
    } else if (field.type === 'array') {
      const otherRows = new Map(rowsOf(other).map((row) => [row.id, row]));
      combined[field.name] = rowsOf(value).map((row) => combineLanguages(field.flattenedFields, row, otherRows.get(row.id) ?? null, locale));
    } else if (field.type === 'group' || field.type === 'tab') {
      combined[field.name] = combineLanguages(field.flattenedFields, recordOf(value), isRecord(other) ? other : null, locale);
    }
  }
  return combined;
}
