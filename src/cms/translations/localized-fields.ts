import type { Access, FlattenedField, SanitizedConfig } from 'payload';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@/domain/locales';
import { isOwnInEachLanguage } from '../fields/own-in-each-language';
import type { TextKind } from './types';

type Labels = Record<Locale, string>;

/** One localized text of a document or of one of its rows. */
export interface LocalizedText {
  /** With row ids: `features.<row id>.text`. */
  path: string;
  /** With row positions, as validation errors name it: `features.0.text`. */
  position: string;
  label: Labels;
  kind: TextKind;
  maxLength: number | null;
  isRequired: boolean;
  /** Not readable by everyone. */
  isPrivate: boolean;
  values: Record<Locale, unknown>;
}

/** A collection or global with localized texts. */
export interface TranslatedEntity {
  /** `tools`, `globals/footer` */
  name: string;
  slug: string;
  isGlobal: boolean;
  hasDrafts: boolean;
  fields: FlattenedField[];
  /** Field with the document's name. */
  titleField: string | null;
  label: Labels;
  update: Access;
}

const TEXT_KINDS: readonly string[] = ['text', 'textarea', 'richText'] satisfies TextKind[];

export type TextField = Extract<FlattenedField, { type: TextKind }>;
type BlocksField = Extract<FlattenedField, { type: 'blocks' }>;
type RowsField = BlocksField | Extract<FlattenedField, { type: 'array' }>;

const isHidden = (field: FlattenedField) =>
  ('hidden' in field && field.hidden) || (field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden);

const isLocalized = (field: FlattenedField) => 'localized' in field && field.localized === true;

const isLocalizedText = (field: FlattenedField): field is TextField =>
  TEXT_KINDS.includes(field.type) && isLocalized(field) && !('hasMany' in field && field.hasMany) && !isOwnInEachLanguage(field);

function blocksOf(field: BlocksField, shared: SanitizedConfig['blocks']) {
  return (field.blockReferences ?? field.blocks).flatMap((block) =>
    typeof block === 'string' ? (shared?.find(({ slug }) => slug === block) ?? []) : block,
  );
}

/** Every localized text field of a collection or global, at any depth. */
export function localizedFields(fields: FlattenedField[], blocks: SanitizedConfig['blocks']): TextField[] {
  return fields.flatMap((field) => {
    if (isHidden(field)) return [];
    if (isLocalized(field)) return isLocalizedText(field) ? [field] : [];
    if (field.type === 'blocks') return blocksOf(field, blocks).flatMap(({ flattenedFields }) => localizedFields(flattenedFields, blocks));
    return 'flattenedFields' in field ? localizedFields(field.flattenedFields, blocks) : [];
  });
}

/** A label of the configuration in both languages. */
export function labelsOf(label: unknown, fallback: string): Labels {
  const one = (locale: Locale) => {
    if (typeof label === 'string') return label;
    const text = typeof label === 'object' && label !== null ? (label as Record<string, unknown>)[locale] : null;
    return typeof text === 'string' ? text : fallback;
  };
  return { en: one('en'), nl: one('nl') };
}

const joined = (above: Labels | null, label: Labels, separator: string): Labels =>
  above ? { en: above.en + separator + label.en, nl: above.nl + separator + label.nl } : label;

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

interface Place {
  path: string;
  position: string;
  label: Labels | null;
  isPrivate: boolean;
}

const TOP: Place = { path: '', position: '', label: null, isPrivate: false };

function inside(place: Place, name: string, field: FlattenedField, label: Labels | null = place.label, position = name): Place {
  const restricts = 'access' in field && Boolean(field.access?.read);
  return { path: `${place.path}${name}.`, position: `${place.position}${position}.`, label, isPrivate: place.isPrivate || restricts };
}

function textsOfRows(field: RowsField, value: unknown, place: Place, config: SanitizedConfig): LocalizedText[] {
  if (!Array.isArray(value)) return [];
  return value.map(objectOf).flatMap((row, index) => {
    const block = field.type === 'blocks' ? blocksOf(field, config.blocks).find(({ slug }) => slug === row.blockType) : null;
    const { flattenedFields = [] } = field.type === 'array' ? field : (block ?? {});
    const name = labelsOf(block?.labels?.singular ?? field.labels?.singular ?? field.label, field.name);
    const label = joined(place.label, { en: `${name.en} ${index + 1}`, nl: `${name.nl} ${index + 1}` }, ' · ');
    const rows = inside(place, field.name, field, label);
    return textsOf(flattenedFields, row, config, inside(rows, String(row.id ?? index), field, label, String(index)), name);
  });
}

function textOf(field: TextField, value: unknown, place: Place, rowName: Labels | null): LocalizedText {
  const label = labelsOf(field.label, field.name);
  const values = objectOf(value);
  // "Feature 2", not "Feature 2 · Feature".
  const repeats = place.label !== null && rowName?.en === label.en;
  return {
    path: place.path + field.name,
    position: place.position + field.name,
    label: repeats && place.label ? place.label : joined(place.label, label, ' · '),
    kind: field.type,
    maxLength: 'maxLength' in field ? (field.maxLength ?? null) : null,
    isRequired: 'required' in field && field.required === true,
    isPrivate: place.isPrivate || ('access' in field && Boolean(field.access?.read)),
    values: { en: values.en ?? null, nl: values.nl ?? null },
  };
}

/**
 * Every localized text of a document, in field order.
 * @param doc a document or part of it in all languages, as the database holds it
 */
export function textsOf(
  fields: FlattenedField[],
  doc: Record<string, unknown>,
  config: SanitizedConfig,
  place: Place = TOP,
  rowName: Labels | null = null,
): LocalizedText[] {
  return fields.flatMap((field): LocalizedText[] => {
    if (isHidden(field)) return [];
    const value = doc[field.name];
    if (isLocalized(field)) return isLocalizedText(field) ? [textOf(field, value, place, rowName)] : [];
    if (field.type === 'array' || field.type === 'blocks') return textsOfRows(field, value, place, config);
    if (field.type !== 'group' && field.type !== 'tab') return [];
    const label = joined(place.label, labelsOf(field.label, field.name), ' · ');
    return textsOf(field.flattenedFields, objectOf(value), config, inside(place, field.name, field, label));
  });
}

interface FieldChoice {
  /** Without row ids, `features.text`. */
  path: string;
  label: Labels;
}

/** Every localized text field of a collection or global, for filters. */
export function fieldChoices(fields: FlattenedField[], blocks: SanitizedConfig['blocks']): FieldChoice[] {
  const choicesIn = (inner: FlattenedField[], path: string, above: Labels | null): FieldChoice[] =>
    inner.flatMap((field) => {
      if (isHidden(field)) return [];
      const label = joined(above, labelsOf(field.label, field.name), ' · ');
      const own = `${path}${field.name}`;
      if (isLocalized(field)) return isLocalizedText(field) ? [{ path: own, label }] : [];
      const nested = field.type === 'blocks' ? blocksOf(field, blocks).flatMap(({ flattenedFields }) => flattenedFields) : nestedIn(field);
      return choicesIn(nested, `${own}.`, label);
    });
  return choicesIn(fields, '', null);
}

const nestedIn = (field: FlattenedField): FlattenedField[] => ('flattenedFields' in field ? field.flattenedFields : []);

/** Every collection and global with localized texts. */
export function translatedEntities(config: SanitizedConfig): TranslatedEntity[] {
  const collections = config.collections.map(
    ({ slug, versions, flattenedFields, admin, labels, access }): TranslatedEntity => ({
      name: slug,
      slug,
      isGlobal: false,
      hasDrafts: Boolean(versions?.drafts),
      fields: flattenedFields,
      titleField: admin.useAsTitle ?? null,
      label: labelsOf(labels.plural, slug),
      update: access.update,
    }),
  );
  const globals = config.globals.map(
    ({ slug, flattenedFields, label, access }): TranslatedEntity => ({
      name: `globals/${slug}`,
      slug,
      isGlobal: true,
      hasDrafts: false,
      fields: flattenedFields,
      titleField: null,
      label: labelsOf(label, slug),
      update: access.update,
    }),
  );
  return [...collections, ...globals].filter(({ fields }) => localizedFields(fields, config.blocks).length > 0);
}

/** A text in a language, falling back to another one. */
export function inEitherLanguage(value: unknown, locale: Locale): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const texts = value as Record<string, unknown>;
  return (
    [locale, DEFAULT_LOCALE, ...LOCALE_CODES].map((code) => texts[code]).find((text): text is string => typeof text === 'string' && text !== '') ?? ''
  );
}
