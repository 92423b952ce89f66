import { type FlattenedField, getFieldByPath, type Payload } from 'payload';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { TOOL_ATTRIBUTES } from '@/domain/tool/schema';
import { EDITORIAL_CRITERIA } from '@/domain/tool/vocabulary';
import type { TransferCollection } from '@/domain/transfers';
import { labelsOf } from '../translations/localized-fields';

/** Texts without a limit of their own; a rich text counts in Markdown. */
const TEXT_MAX = 10_000;
/** Three times the longest page. Reading a longer text would hold up the process for more than a tenth of a second. */
const RICH_TEXT_MAX = 40_000;

export type ColumnKind =
  | 'key'
  | 'email'
  | 'status'
  | 'text'
  | 'url'
  | 'richText'
  | 'lines'
  | 'plans'
  | 'facts'
  | 'history'
  | 'number'
  | 'checkbox'
  | 'date'
  | 'month'
  | 'choice'
  | 'choices'
  | 'links';

/** The collections that a column may point to, by their key. */
export type LinkTarget = Exclude<TransferCollection, 'subscribers' | 'courses'>;

/** A column of a file: what it is called, where it stands in the document, and what may be in it. */
export interface Column {
  name: string;
  /** Names of fields, from the document inwards. */
  path: string[];
  kind: ColumnKind;
  /** Of a text that each language has its own of. */
  locale?: Locale;
  label: Record<Locale, string>;
  /** May not be empty; in a language, not once anything is written in it. */
  required: boolean;
  /** A new entry may leave the column out: the field has a value of its own then. */
  hasDefault: boolean;
  maxLength: number;
  min?: number;
  max?: number;
  /** How many values a list may have. */
  maxRows?: number;
  options: string[];
  target?: LinkTarget;
  /** Points to one entry, which is stored without a list. */
  isSingle?: boolean;
}

/** The column that says which entry a row is about. */
export const KEY_COLUMNS = {
  tools: 'slug',
  categories: 'code',
  'dictionary-terms': 'slug',
  courses: 'slug',
  subscribers: 'email',
} as const satisfies Record<TransferCollection, string>;

const SEO = ['meta.title', 'meta.description'];

/**
 * What travels, in the order of the file: fields by their path. Images do not, nor who sent something in and what editors noted about it.
 */
const FIELDS: Record<TransferCollection, string[]> = {
  tools: [
    'slug',
    '_status',
    'name',
    'tagline',
    'description',
    'features',
    'maker',
    'url',
    'affiliateUrl',
    'affiliateParty',
    'featureVideo',
    'priceModel',
    'plans',
    'pricesAsOf',
    'pricesBasis',
    'pricesUrl',
    'categories',
    'audiences',
    'alternatives',
    ...TOOL_ATTRIBUTES.filter((name) => name !== 'maker' && name !== 'audiences'),
    'buyerFacts',
    'editorialRating',
    ...EDITORIAL_CRITERIA.map((criterion) => `editorialRatings.${criterion}`),
    'editorialStrengths',
    'editorialWeaknesses',
    'bestFor',
    'notFor',
    'editorialReview',
    'editorsTested',
    'active',
    'successor',
    'verified',
    ...SEO,
  ],
  categories: ['code', '_status', 'name', 'nameInSentence', 'nameShort', 'description', 'icon', ...SEO],
  'dictionary-terms': ['slug', '_status', 'name', 'definition', 'explanation', 'relatedTerms', 'relatedTools', ...SEO],
  courses: [
    'slug',
    '_status',
    'name',
    'provider',
    'url',
    'summary',
    'description',
    'level',
    'hours',
    'language',
    'priceModel',
    'price',
    'currency',
    'certificate',
    ...SEO,
  ],
  subscribers: ['email', 'language', 'status', 'confirmedAt', 'unsubscribedAt'],
};

const SPECIAL: Record<string, ColumnKind> = {
  _status: 'status',
  features: 'lines',
  editorialStrengths: 'lines',
  editorialWeaknesses: 'lines',
  plans: 'plans',
  buyerFacts: 'facts',
  pricesAsOf: 'month',
  url: 'url',
  affiliateUrl: 'url',
  featureVideo: 'url',
  pricesUrl: 'url',
};

const BY_TYPE: Record<string, ColumnKind> = {
  text: 'text',
  textarea: 'text',
  email: 'email',
  richText: 'richText',
  number: 'number',
  checkbox: 'checkbox',
  date: 'date',
  relationship: 'links',
};

const STATUS_LABEL = { en: 'Status', nl: 'Status' };

const columnName = (path: string) =>
  (path === '_status' ? 'status' : path.replace(/^meta\./, 'seo.')).replaceAll('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function kindOf(field: FlattenedField, isKey: boolean): ColumnKind {
  if (isKey) return field.type === 'email' ? 'email' : 'key';
  if (field.type === 'select') return SPECIAL[field.name] ?? (field.hasMany ? 'choices' : 'choice');
  const kind = SPECIAL[field.name] ?? BY_TYPE[field.type];
  if (!kind) throw new Error(`Fields of type ${field.type} do not travel: "${field.name}"`);
  return kind;
}

function columnsOfField(fields: FlattenedField[], dotted: string, key: string): Column[] {
  const field = getFieldByPath({ fields, path: dotted })?.field;
  if (!field) throw new Error(`There is no field "${dotted}"`);
  const kind = kindOf(field, dotted === key);
  const [text] = field.type === 'array' && kind === 'lines' ? field.flattenedFields : [field];
  const maxLength = text && 'maxLength' in text ? text.maxLength : undefined;
  const isSingle = field.type === 'relationship' && !field.hasMany;
  const options = 'options' in field ? field.options.map((option) => (typeof option === 'string' ? option : option.value)) : [];
  const column: Column = {
    name: columnName(dotted),
    path: dotted.split('.'),
    kind,
    label: kind === 'status' ? STATUS_LABEL : labelsOf('label' in field ? field.label : null, field.name),
    required: dotted === key || ('required' in field && Boolean(field.required) && field.type !== 'checkbox'),
    hasDefault: 'defaultValue' in field && field.defaultValue !== undefined,
    maxLength: kind === 'richText' ? RICH_TEXT_MAX : (maxLength ?? TEXT_MAX),
    ...(field.type === 'number' ? { min: field.min, max: field.max } : {}),
    maxRows: isSingle ? 1 : 'maxRows' in field ? field.maxRows : undefined,
    options: kind === 'status' ? ['draft', 'published'] : options,
    ...(field.type === 'relationship' ? { target: field.relationTo as LinkTarget, isSingle } : {}),
  };
  const isLocalized = kind === 'lines' || ('localized' in field && Boolean(field.localized));
  return isLocalized ? LOCALE_CODES.map((locale) => ({ ...column, name: `${column.name}_${locale}`, locale })) : [column];
}

/** Known changes from before the directory, stored in their own collection. */
const HISTORY: Column = {
  name: 'history',
  path: ['history'],
  kind: 'history',
  label: { en: 'History', nl: 'Geschiedenis' },
  required: false,
  hasDefault: true,
  maxLength: TEXT_MAX,
  options: [],
};

/** Whether a column holds rows that both languages share. */
export const isRowList = ({ kind }: Column) => kind === 'lines' || kind === 'plans' || kind === 'facts';

/** Whether two columns hold the same list of lines, each in a language of its own. */
export const areSameLines = (one: Column, other: Column) => one.kind === 'lines' && other.kind === 'lines' && one.path[0] === other.path[0];

/** The columns of a collection's files: what import, export and the page of the panel go by. Limits and choices are those of the fields. */
export function columnsOf(payload: Payload, entity: TransferCollection): Column[] {
  const { flattenedFields } = payload.collections[entity].config;
  const columns = FIELDS[entity].flatMap((path) => columnsOfField(flattenedFields, path, KEY_COLUMNS[entity]));
  return entity === 'tools' ? [...columns, HISTORY] : columns;
}
