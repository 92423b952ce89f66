import type { FlattenedField } from 'payload';
import { isRecord } from '@/domain/is-record';
import { LOCALES, type Locale } from '@/domain/locales';
import { VERSION_STAMPS } from '../fields/updated-by';

/** A document in all languages, as the database holds it. */
export type StoredValues = Record<string, unknown>;

/** The value if it is a record, else an empty one. */
export const recordOf = (value: unknown): StoredValues => (isRecord(value) ? value : {});
const rowsOf = (value: unknown): StoredValues[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const isLocalized = (field: FlattenedField) => 'localized' in field && Boolean(field.localized);
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** True if documents with these fields have texts per language. */
export const isTranslated = (fields: FlattenedField[]): boolean =>
  fields.some((field) => isLocalized(field) || ('flattenedFields' in field && isTranslated(field.flattenedFields)));

/**
 * Composes a document of its parts: everything without a language, rows and their order included, from `shared`; the texts of each language from
 * `texts`, none where that is null. Texts of rows are matched by row id, never by position.
 */
export function composeParts(fields: FlattenedField[], shared: StoredValues, texts: Record<Locale, StoredValues | null>): StoredValues {
  const inside = (pick: (doc: StoredValues) => StoredValues | null): Record<Locale, StoredValues | null> => ({
    en: texts.en && pick(texts.en),
    nl: texts.nl && pick(texts.nl),
  });
  const composed = { ...shared };
  for (const field of fields) {
    const { name } = field;
    if (isLocalized(field)) composed[name] = Object.fromEntries(LOCALES.map(({ code }) => [code, recordOf(texts[code]?.[name])[code] ?? null]));
    else if (field.type === 'array') {
      composed[name] = rowsOf(shared[name]).map((row) =>
        composeParts(
          field.flattenedFields,
          row,
          inside((doc) => rowsOf(doc[name]).find(({ id }) => id === row.id) ?? null),
        ),
      );
    } else if (field.type === 'group' || field.type === 'tab') {
      composed[name] = composeParts(
        field.flattenedFields,
        recordOf(shared[name]),
        inside((doc) => recordOf(doc[name])),
      );
    }
  }
  return composed;
}

/** True if a write neither added, removed nor moved rows of a list. */
const hasSameRows = (from: unknown, to: unknown): boolean =>
  isSame(
    rowsOf(from).map(({ id }) => id),
    rowsOf(to).map(({ id }) => id),
  );

/**
 * Repeats on `target` what a write in one language changed between `from` and `to`, and rows one by one; everything else stays. Only that language of a
 * text is compared: the database returns the languages of a text in any order, and an absent one as null or not at all.
 */
export function applyChange(fields: FlattenedField[], target: StoredValues, from: StoredValues, to: StoredValues, locale: Locale): StoredValues {
  const changed = { ...target };
  for (const field of fields) {
    const { name } = field;
    const [mine, was, is] = [target[name], from[name], to[name]];
    if (isLocalized(field)) {
      if (isSame(recordOf(was)[locale], recordOf(is)[locale])) continue;
      changed[name] = Object.fromEntries(LOCALES.map(({ code }) => [code, recordOf(code === locale ? is : mine)[code] ?? null]));
    } else if (field.type === 'group' || field.type === 'tab') {
      changed[name] = applyChange(field.flattenedFields, recordOf(mine), recordOf(was), recordOf(is), locale);
    } else if (field.type === 'array') {
      const rowIn = (rows: unknown, row: StoredValues) => rowsOf(rows).find(({ id }) => id === row.id);
      changed[name] = rowsOf(hasSameRows(was, is) ? mine : is).map((row) => {
        const own = rowIn(mine, row);
        return own
          ? applyChange(field.flattenedFields, own, recordOf(rowIn(was, row)), recordOf(rowIn(is, row)), locale)
          : composeParts(field.flattenedFields, row, { en: null, nl: null, [locale]: row });
      });
    } else if (!isSame(was, is)) changed[name] = is;
  }
  return changed;
}

/** True if two documents hold the same content, whatever their status and dates. */
export function isSameContent(fields: FlattenedField[], one: StoredValues, other: StoredValues): boolean {
  const [mine, theirs] = [one, other].map((doc) => composeParts(fields, doc, { en: doc, nl: doc }));
  return fields.every(({ name }) => ['_status', 'createdAt', 'updatedAt', ...VERSION_STAMPS].includes(name) || isSame(mine?.[name], theirs?.[name]));
}

/** True if a document has any text in a language. */
export function hasTexts(fields: FlattenedField[], doc: StoredValues, locale: Locale): boolean {
  return fields.some((field) => {
    const value = doc[field.name];
    if (isLocalized(field)) return (recordOf(value)[locale] ?? '') !== '';
    if (field.type === 'array') return rowsOf(value).some((row) => hasTexts(field.flattenedFields, row, locale));
    return (field.type === 'group' || field.type === 'tab') && hasTexts(field.flattenedFields, recordOf(value), locale);
  });
}
