import { isRecord } from '@/domain/is-record';

/** What this needs of a field, on the server and in the browser. */
export interface FieldShape {
  type?: string | undefined;
  name?: string | undefined;
  label?: unknown;
  localized?: boolean | undefined;
  fields?: readonly FieldShape[] | undefined;
  tabs?: readonly FieldShape[] | undefined;
}

/** A field that is saved as one: leaves of groups apart, an array as a whole. */
export interface Unit {
  /** With dots inside groups: `meta.title`. */
  path: string;
  field: FieldShape;
}

/** Set by the server, or no value of a document. */
const OTHERS = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'updatedBy', 'versionNote'];
const WITHOUT_VALUE = ['ui', 'join'];

export function unitsOf(fields: readonly FieldShape[], prefix = ''): Unit[] {
  return fields.flatMap((field): Unit[] => {
    const { name, type, localized } = field;
    const inner = field.tabs ?? (type === 'array' || type === 'blocks' ? undefined : field.fields);
    if (inner && !(name && localized)) return unitsOf(inner, name ? `${prefix}${name}.` : prefix);
    if (!name || WITHOUT_VALUE.includes(type ?? '') || (prefix === '' && OTHERS.includes(name))) return [];
    return [{ path: prefix + name, field }];
  });
}

type Values = Record<string, unknown>;

/** The value at a path; undefined if there is none. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((holder, name) => (isRecord(holder) ? holder[name] : undefined), values);

/** Copies the values along a path and sets its end. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  const inner = values[name];
  return { ...values, [name]: rest.length > 0 ? withValue(isRecord(inner) ? inner : {}, rest.join('.'), value) : value };
}

/** A value without what storing and reading may change: the order of keys, and whether empty parts are there. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(canonical) : null;
  if (!isRecord(value)) return value === undefined || value === '' ? null : value;
  const entries = Object.entries(value)
    .map(([key, part]) => [key, canonical(part)] as const)
    .filter(([, part]) => part !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
