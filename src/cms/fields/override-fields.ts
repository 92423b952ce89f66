import type { Field } from 'payload';
import { deepMergeSimple } from 'payload/shared';

/** Merges changes into the fields of a plugin, by name, also in groups. */
export const overrideFields = (fields: Field[], changes: Record<string, object>): Field[] =>
  fields.map((field) => ({
    ...deepMergeSimple(field, ('name' in field && field.name && changes[field.name]) || {}),
    ...('fields' in field ? { fields: overrideFields(field.fields, changes) } : {}),
  }));
