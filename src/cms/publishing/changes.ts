import type { FlattenedField, PayloadRequest } from 'payload';
import { LOCALE_CODES, type Locale, localeInfo, localeOf } from '@/domain/locales';
import type { Part } from '@/domain/parts';
import { env } from '@/env';
import { relationIds } from '../fields/relation-ids';
import { type LocalizedText, labelsOf, textsOf } from '../translations/localized-fields';
import { plainTextOf } from '../translations/texts';
import { composeParts, isSame, recordOf, type StoredValues } from '../versions/parts';

/** A field that differs between what is public and the draft, as text in the language of the panel. */
export interface ChangedField {
  label: string;
  before: string;
  after: string;
}

export type Changes = Record<Part, ChangedField[]>;

/** Set by the server, not by editors. */
const INTERNAL = ['_status', 'createdAt', 'updatedAt', 'deletedAt', 'moderation', 'submitter', 'generateSlug', 'id'];
const TITLES_MAX = 50;

const isHidden = (field: FlattenedField) =>
  ('hidden' in field && Boolean(field.hidden)) || Boolean(field.admin && 'hidden' in field.admin && field.admin.hidden);
const isFlag = (field: FlattenedField) => 'virtual' in field && Boolean(field.virtual);

/** The texts of one language that differ, in field order. */
export function changedTexts(req: PayloadRequest, fields: FlattenedField[], before: StoredValues, after: StoredValues, code: Locale): ChangedField[] {
  const { config } = req.payload;
  const [old, now] = [textsOf(fields, before, config), textsOf(fields, after, config)];
  const valueAt = (texts: LocalizedText[], path: string) => texts.find((text) => text.path === path)?.values[code] ?? null;
  const gone = old.filter(({ path }) => !now.some((text) => text.path === path));
  return [...now, ...gone].flatMap(({ path, label }) => {
    const values = [valueAt(old, path), valueAt(now, path)] as const;
    if (isSame(values[0] || null, values[1] || null)) return [];
    return [{ label: label[localeOf(req.i18n.language)], before: plainTextOf(values[0]), after: plainTextOf(values[1]) }];
  });
}

/** Names of related documents, so that a change of relations can be read. */
async function titlesOf(req: PayloadRequest, collection: string, ids: number[]): Promise<string> {
  const { config } = req.payload.collections[collection as 'tools'];
  const title = config.admin.useAsTitle ?? 'id';
  const { docs } = await req.payload.find({
    collection: collection as 'tools',
    where: { id: { in: ids.slice(0, TITLES_MAX) } },
    limit: TITLES_MAX,
    pagination: false,
    depth: 0,
    draft: true,
    locale: localeOf(req.i18n.language),
    fallbackLocale: localeOf(req.i18n.language) === 'en' ? 'nl' : 'en',
    overrideAccess: false,
    select: { [title]: true } as never,
    req,
  });
  const names = new Map(docs.map(recordOf).map((doc) => [Number(doc.id), String(doc[title] ?? `#${doc.id}`)]));
  return ids.map((id) => names.get(id) ?? `#${id}`).join(', ');
}

/** A value without a language in words. */
async function worded(req: PayloadRequest, field: FlattenedField, value: unknown): Promise<string> {
  const language = localeOf(req.i18n.language);
  if (value === null || value === undefined || value === '') return '';
  switch (field.type) {
    case 'checkbox':
      return value ? '✓' : '–';
    case 'select':
    case 'radio': {
      const labelOf = (chosen: unknown) => {
        const option = field.options.find((one) => (typeof one === 'string' ? one : one.value) === chosen);
        return typeof option === 'object' ? labelsOf(option.label, option.value)[language] : String(chosen);
      };
      return [value].flat().map(labelOf).join(', ');
    }
    case 'relationship':
    case 'upload': {
      if (typeof field.relationTo !== 'string') return JSON.stringify(value);
      return titlesOf(req, field.relationTo, relationIds(value as never).map(Number));
    }
    case 'date':
      return new Intl.DateTimeFormat(localeInfo(language).iso, { dateStyle: 'medium', timeZone: env.TIME_ZONE }).format(new Date(String(value)));
    case 'array': {
      const rows = await Promise.all((value as StoredValues[]).map((row) => wordedRow(req, field.flattenedFields, row)));
      return rows.join('\n');
    }
    default:
      return typeof value === 'object' ? plainTextOf(value) || JSON.stringify(value) : String(value);
  }
}

/** A row on one line, with its texts in the language of the panel. */
async function wordedRow(req: PayloadRequest, fields: FlattenedField[], row: StoredValues): Promise<string> {
  const language = localeOf(req.i18n.language);
  const own = fields.filter((field) => !INTERNAL.includes(field.name) && !isHidden(field));
  const values = await Promise.all(
    own.map((field) => {
      const value = row[field.name];
      if (!('localized' in field && field.localized)) return worded(req, field, value);
      const texts = recordOf(value);
      return plainTextOf(texts[language] ?? texts[LOCALE_CODES.find((code) => texts[code]) ?? language]);
    }),
  );
  return values.filter(Boolean).join(' · ');
}

interface SharedChange {
  label: string;
  field: FlattenedField;
  before: unknown;
  after: unknown;
}

/** Everything without a language that differs, rows and their order included. */
export function differingShared(
  req: PayloadRequest,
  fields: FlattenedField[],
  before: StoredValues,
  after: StoredValues,
  above = '',
): SharedChange[] {
  const bare = (doc: StoredValues, field: FlattenedField) => composeParts([field], doc, { en: null, nl: null })[field.name];
  return fields.flatMap((field) => {
    const { name } = field;
    if (INTERNAL.includes(name) || isHidden(field) || isFlag(field) || ('localized' in field && field.localized)) return [];
    const label = above + labelsOf(field.label, name)[localeOf(req.i18n.language)];
    if (field.type === 'group' || field.type === 'tab') {
      return differingShared(req, field.flattenedFields, recordOf(before[name]), recordOf(after[name]), `${label} · `);
    }
    return isSame(bare(before, field), bare(after, field)) ? [] : [{ label, field, before: before[name], after: after[name] }];
  });
}

/** Everything without a language that differs, in words. */
const changedShared = (req: PayloadRequest, fields: FlattenedField[], before: StoredValues, after: StoredValues): Promise<ChangedField[]> =>
  Promise.all(
    differingShared(req, fields, before, after).map(async ({ label, field, ...values }) => ({
      label,
      before: await worded(req, field, values.before),
      after: await worded(req, field, values.after),
    })),
  );

/** Everything that differs between two states of a document, by part. */
export async function changesBetween(req: PayloadRequest, fields: FlattenedField[], before: StoredValues, after: StoredValues): Promise<Changes> {
  const textsIn = (code: Locale) => changedTexts(req, fields, before, after, code);
  return { en: textsIn('en'), nl: textsIn('nl'), shared: await changedShared(req, fields, before, after) };
}
