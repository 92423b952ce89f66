import type { JsonSchema } from '@/server/door/reads';

interface Words {
  or: string;
  listOf: (type: string) => string;
}

const nameIn = (ref: unknown) => String(ref).split('/').at(-1) ?? '';

/** A schema in words, such as "string or null". */
export function typeText(schema: JsonSchema, words: Words): string {
  const either = (parts: string[]) => [...new Set(parts)].join(` ${words.or} `);
  if (schema.$ref) return nameIn(schema.$ref);
  if (Array.isArray(schema.anyOf)) return either(schema.anyOf.map((part: JsonSchema) => typeText(part, words)));
  if (Array.isArray(schema.enum)) return either(schema.enum.map((value) => JSON.stringify(value)));
  const types = [schema.type ?? 'any'].flat().map(String);
  return either(types.map((type) => (type === 'array' ? words.listOf(typeText((schema.items ?? {}) as JsonSchema, words)) : type)));
}

export interface FieldRow {
  path: string;
  schema: JsonSchema;
}

/** Fields of an object and of nested objects, named by their path. */
export function fieldRows(schema: JsonSchema, prefix = ''): FieldRow[] {
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, field]) => {
    const path = prefix + name;
    const items = field.items as JsonSchema | undefined;
    return [{ path, schema: field }, ...(items?.properties ? fieldRows(items, `${path}[].`) : fieldRows(field, `${path}.`))];
  });
}
