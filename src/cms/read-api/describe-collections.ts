import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { type Locale, localeOf } from '@/domain/locales';
import { READ_COLLECTIONS, type ReadCollection } from '@/domain/read-api';
import { isClosed, queryableFields } from '../guards/guard-query';

/** A JSON Schema 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown };

export interface DescribedCollection {
  slug: ReadCollection;
  /** Such as `DictionaryTerm`. */
  schemaName: string;
  singular: string;
  plural: string;
  defaultSort: string;
  /** Fields to filter and sort by, with their operators. */
  queryable: { path: string; operators: string[] }[];
}

export interface ReadApiDescription {
  collections: DescribedCollection[];
  /** Schemas of documents and their images, by name. */
  schemas: Record<string, JsonSchema>;
}

const SHOWN_WITH_DOCUMENTS = ['media'];
const OWN_SCHEMA: string[] = [...READ_COLLECTIONS, ...SHOWN_WITH_DOCUMENTS];
const RICH_TEXT = 'RichText';

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const nameOf = (slug: string) =>
  slug
    .replace(/ies$/, 'y')
    .replace(/([^i])s$/, '$1')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** A label in a language; null for labels that aren't the site's. */
function inLanguage(label: unknown, locale: Locale): string | null {
  if (typeof label === 'string') return label;
  const texts = label as Partial<Record<Locale, string>> | null | undefined;
  return typeof texts === 'object' && texts ? (texts[locale] ?? null) : null;
}

/** A relation: the id, or the document with a larger `depth`. */
function relationSchema(relationTo: string | string[]): JsonSchema {
  const isShown = typeof relationTo === 'string' && OWN_SCHEMA.includes(relationTo);
  return isShown ? { anyOf: [{ type: 'integer' }, refTo(nameOf(relationTo))] } : { type: 'integer' };
}

function choiceSchema(field: Extract<FlattenedField, { type: 'select' }>): JsonSchema {
  return { type: 'string', enum: field.options.map((option) => (typeof option === 'string' ? option : option.value)) };
}

function valueSchema(field: FlattenedField, locale: Locale): JsonSchema {
  const listOf = (items: JsonSchema): JsonSchema => ('hasMany' in field && field.hasMany ? { type: 'array', items } : items);
  switch (field.type) {
    case 'number':
      return listOf({ type: 'number' });
    case 'checkbox':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date-time' };
    case 'select':
      return listOf(choiceSchema(field));
    case 'relationship':
    case 'upload':
      return listOf(relationSchema(field.relationTo));
    case 'richText':
      return refTo(RICH_TEXT);
    case 'group':
      return objectSchema(field.flattenedFields, locale);
    case 'array':
      return { type: 'array', items: objectSchema(field.flattenedFields, locale) };
    case 'json':
      return { ...field.jsonSchema?.schema } as JsonSchema;
    default:
      return listOf({ type: 'string' });
  }
}

/** Empty values are null. */
const orNull = (schema: JsonSchema): JsonSchema => {
  if (typeof schema.type === 'string' && !schema.enum) return { ...schema, type: [schema.type, 'null'] };
  return { anyOf: [...(Array.isArray(schema.anyOf) ? schema.anyOf : [schema]), { type: 'null' }] };
};

/** Values that publishing requires in every language. Deleting a related document empties a required relation as well. */
function isNeverNull(field: FlattenedField): boolean {
  if (field.type === 'group') return true;
  const isOptional = !('required' in field && field.required) || ('virtual' in field && Boolean(field.virtual)) || Boolean(field.admin?.condition);
  return !isOptional && !field.localized && field.type !== 'relationship' && field.type !== 'upload';
}

function propertySchema(field: FlattenedField, locale: Locale): JsonSchema {
  const schema = valueSchema(field, locale);
  const label = 'label' in field ? inLanguage(field.label, locale) : null;
  return { ...(label ? { title: label } : {}), ...(isNeverNull(field) ? schema : orNull(schema)) };
}

/** No other properties exist, and everyone may read these. */
function objectSchema(fields: FlattenedField[], locale: Locale, id?: JsonSchema): JsonSchema {
  const properties = fields.filter((field) => !isClosed(field)).map((field) => [field.name, propertySchema(field, locale)] as const);
  return { type: 'object', properties: { ...(id ? { id } : {}), ...Object.fromEntries(properties) }, additionalProperties: false };
}

const documentSchema = ({ flattenedFields }: SanitizedCollectionConfig, locale: Locale): JsonSchema => ({
  ...objectSchema(flattenedFields, locale, { type: 'integer' }),
  required: ['id'],
});

/** Rich text as Lexical stores it. */
const richText: JsonSchema = {
  type: 'object',
  properties: { root: { type: 'object', additionalProperties: true } },
  required: ['root'],
  additionalProperties: false,
};

/** Describes the read API from the configuration that serves it; private fields are left out. */
export function describeCollections({ collections }: SanitizedConfig, language: string): ReadApiDescription {
  const locale = localeOf(language);
  const find = (slug: string) => collections.find((collection) => collection.slug === slug) as SanitizedCollectionConfig;
  return {
    collections: READ_COLLECTIONS.map((slug) => {
      const { labels, defaultSort, flattenedFields } = find(slug);
      return {
        slug,
        schemaName: nameOf(slug),
        singular: inLanguage(labels.singular, locale) ?? slug,
        plural: inLanguage(labels.plural, locale) ?? slug,
        defaultSort: [defaultSort ?? '-createdAt'].flat().join(','),
        queryable: queryableFields(flattenedFields),
      };
    }),
    schemas: { ...Object.fromEntries(OWN_SCHEMA.map((slug) => [nameOf(slug), documentSchema(find(slug), locale)])), [RICH_TEXT]: richText },
  };
}
