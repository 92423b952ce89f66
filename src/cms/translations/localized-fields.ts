import type { Access, Field, SanitizedConfig } from 'payload';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@/domain/locales';
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
  fields: Field[];
  /** Field with the document's name. */
  titleField: string | null;
  label: Labels;
  update: Access;
}

const TEXT_KINDS: readonly string[] = ['text', 'textarea', 'richText'] satisfies TextKind[];

export type TextField = Extract<Field, { type: TextKind }>;

const isHidden = (field: Field) =>
  ('hidden' in field && field.hidden === true) ||
  ('admin' in field && field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true);

function isLocalizedText(field: Field): field is TextField {
  const isList = 'hasMany' in field && field.hasMany === true;
  return TEXT_KINDS.includes(field.type) && 'localized' in field && field.localized === true && !isList && !isHidden(field);
}

/** The lists of fields directly below a field. */
function fieldsBelow(field: Field, blocks: SanitizedConfig['blocks']): Field[][] {
  if ('localized' in field && field.localized) return [];
  if (field.type === 'tabs') return field.tabs.map((tab) => tab.fields);
  if (field.type === 'blocks') return blocksOf(field, blocks).map((block) => block.fields);
  return 'fields' in field && Array.isArray(field.fields) ? [field.fields] : [];
}

type BlocksField = Extract<Field, { type: 'blocks' }>;

function blocksOf(field: BlocksField, shared: SanitizedConfig['blocks']) {
  return (field.blockReferences ?? field.blocks).flatMap((block) => {
    const found = typeof block === 'string' ? shared?.find(({ slug }) => slug === block) : block;
    return found ? [found] : [];
  });
}

/** Every localized text field of a collection or global, at any depth. */
export function localizedFields(fields: Field[], blocks: SanitizedConfig['blocks']): TextField[] {
  return fields.flatMap((field) =>
    isLocalizedText(field) ? [field] : isHidden(field) ? [] : fieldsBelow(field, blocks).flatMap((below) => localizedFields(below, blocks)),
  );
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

function inside(place: Place, name: string, field: Field, label: Labels | null = place.label, position = name): Place {
  const restricts = 'access' in field && Boolean(field.access?.read);
  return { path: `${place.path}${name}.`, position: `${place.position}${position}.`, label, isPrivate: place.isPrivate || restricts };
}

type Rows = Extract<Field, { type: 'array' | 'blocks' }>;

function textsOfRows(field: Rows, value: unknown, place: Place, config: SanitizedConfig): LocalizedText[] {
  if (field.localized || !Array.isArray(value)) return [];
  return value.map(objectOf).flatMap((row, index) => {
    const block = field.type === 'blocks' ? blocksOf(field, config.blocks).find(({ slug }) => slug === row.blockType) : null;
    const fields = field.type === 'array' ? field.fields : (block?.fields ?? []);
    const name = labelsOf(block?.labels?.singular ?? field.labels?.singular ?? field.label, field.name);
    const label = joined(place.label, { en: `${name.en} ${index + 1}`, nl: `${name.nl} ${index + 1}` }, ' · ');
    const rows = inside(place, field.name, field, label);
    return textsOf(fields, row, config, inside(rows, String(row.id ?? index), field, label, String(index)), name);
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
  fields: Field[],
  doc: Record<string, unknown>,
  config: SanitizedConfig,
  place: Place = TOP,
  rowName: Labels | null = null,
): LocalizedText[] {
  return fields.flatMap((field): LocalizedText[] => {
    if (isHidden(field)) return [];
    if (isLocalizedText(field)) return [textOf(field, doc[field.name], place, rowName)];
    if (field.type === 'array' || field.type === 'blocks') return textsOfRows(field, doc[field.name], place, config);
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => {
        if (!('name' in tab) || !tab.name) return textsOf(tab.fields, doc, config, place, rowName);
        if (tab.localized) return [];
        const label = joined(place.label, labelsOf(tab.label, tab.name), ' · ');
        const below = { ...place, path: `${place.path}${tab.name}.`, position: `${place.position}${tab.name}.`, label };
        return textsOf(tab.fields, objectOf(doc[tab.name]), config, below);
      });
    }
    if (field.type === 'row' || field.type === 'collapsible') return textsOf(field.fields, doc, config, place, rowName);
    if (field.type !== 'group') return [];
    if (!('name' in field) || !field.name) return textsOf(field.fields, doc, config, place, rowName);
    if (field.localized) return [];
    const label = joined(place.label, labelsOf(field.label, field.name), ' · ');
    return textsOf(field.fields, objectOf(doc[field.name]), config, inside(place, field.name, field, label));
  });
}

const found = new WeakMap<SanitizedConfig, TranslatedEntity[]>();

/** Every collection and global with localized texts. */
export function translatedEntities(config: SanitizedConfig): TranslatedEntity[] {
  const known = found.get(config);
  if (known) return known;
  const collections = config.collections.map(
    (collection): TranslatedEntity => ({
      name: collection.slug,
      slug: collection.slug,
      isGlobal: false,
      hasDrafts: Boolean(collection.versions?.drafts),
      fields: collection.fields,
      titleField: collection.admin.useAsTitle ?? null,
      label: labelsOf(collection.labels.plural, collection.slug),
      update: collection.access.update,
    }),
  );
  const globals = config.globals.map(
    (global): TranslatedEntity => ({
      name: `globals/${global.slug}`,
      slug: global.slug,
      isGlobal: true,
      hasDrafts: false,
      fields: global.fields,
      titleField: null,
      label: labelsOf(global.label, global.slug),
      update: global.access.update,
    }),
  );
  const entities = [...collections, ...globals].filter(({ fields }) => localizedFields(fields, config.blocks).length > 0);
  found.set(config, entities);
  return entities;
}

/** A text in a language, falling back to another one. */
export function inEitherLanguage(value: unknown, locale: Locale): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const texts = value as Record<string, unknown>;
  return (
    [locale, DEFAULT_LOCALE, ...LOCALE_CODES].map((code) => texts[code]).find((text): text is string => typeof text === 'string' && text !== '') ?? ''
  );
}
