import type { Field } from 'payload';

/** Merges changes into the fields of a plugin, by name, also in groups. */
export const overrideFields = (fields: Field[], changes: Record<string, { label?: object; admin?: object }>): Field[] =>
  fields.map((field) => {
    const change = 'name' in field && field.name ? changes[field.name] : undefined;
    const inside = 'fields' in field ? { fields: overrideFields(field.fields, changes) } : {};
    return { ...field, ...change, admin: { ...field.admin, ...change?.admin }, ...inside } as Field;
  });
