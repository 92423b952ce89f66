import type { FlattenedField } from 'payload';
import { LOCALES, type Locale } from '@/domain/locales';

export type StoredValues = Record<string, unknown>;

const isRecord = (value: unknown): value is StoredValues => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The value if it is a record, else an empty one. */
export const recordOf = (value: unknown): StoredValues => (isRecord(value) ? value : {});
const rowsOf = (value: unknown): StoredValues[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * Combines two stored documents: texts of one language and everything without a language from `own`, texts of the other languages from `others`. Rows
 * and their order come from `own`; texts in other languages are matched by row id, never by position.
 * @param own a document in all languages, as the database holds it
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
