import type { QueryResultRow } from 'pg';
import { query } from './database';

interface Column {
  type: string;
  /** An insert that doesn't name the column fails. */
  isRequired: boolean;
}

/** As Payload's adapter describes it. */
export interface Table {
  name: string;
  columns: Record<string, { name: string }>;
}

export interface Schema {
  columns: Map<string, Column>;
  labels: Set<string>;
  functions: Map<string, string>;
  /** By definition, with the columns they concern. */
  rules: Map<string, { isUnique: boolean; columns: string[] }>;
}

const OURS = "nspname !~ '^pg_' and nspname <> 'information_schema'";

const COLUMNS = `select nspname || '.' || relname || '.' || attname as name, format_type(atttypid, atttypmod) as type,
    attnotnull and not atthasdef and attidentity = '' as required
  from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
  where ${OURS} and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped`;

const LABELS = `select nspname || '.' || typname || ' ' || enumlabel as name from pg_enum join pg_type t on t.oid = enumtypid
  join pg_namespace n on n.oid = typnamespace where ${OURS}`;

const FUNCTIONS = `select p.oid::regprocedure::text as name, pg_get_function_result(p.oid) as result from pg_proc p join pg_namespace n on n.oid = pronamespace
  where ${OURS} and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`;

/** Checks and foreign keys can refuse a write; unique indexes too, and "on conflict" needs them. Those of expressions concern all columns. */
const RULES = `select nspname || '.' || relname as table, pg_get_constraintdef(o.oid) as definition, false as unique,
    array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
  from pg_constraint o join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = relnamespace
  where ${OURS} and contype in ('c', 'f', 'x')
  union all
  select nspname || '.' || c.relname, regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', 'unique '), true,
    array(select attname::text from pg_attribute where attrelid = indrelid and attnum > 0 and (attnum = any (indkey) or 0 = any (indkey)))
  from pg_index join pg_class c on c.oid = indrelid join pg_namespace n on n.oid = relnamespace where ${OURS} and indisunique`;

/** What statements can refer to, and what can refuse them. */
export async function readSchema(url: string): Promise<Schema> {
  const rows = <Row extends QueryResultRow>(text: string) => query<Row>(text, url);
  const columns = await rows<{ name: string; type: string; required: boolean }>(COLUMNS);
  const rules = await rows<{ table: string; definition: string; unique: boolean; columns: string[] }>(RULES);
  return {
    columns: new Map(columns.map(({ name, type, required }) => [name, { type, isRequired: required }])),
    labels: new Set((await rows<{ name: string }>(LABELS)).map(({ name }) => name)),
    functions: new Map((await rows<{ name: string; result: string }>(FUNCTIONS)).map(({ name, result }) => [name, result])),
    rules: new Map(
      rules.map(({ table, definition, unique, columns }) => [
        `${table}: ${definition}`,
        { isUnique: unique, columns: columns.map((column) => `${table}.${column}`) },
      ]),
    ),
  };
}

/** Every value of the first type is one of the second, and reads the same. */
const WIDER = [
  [/^character varying\(\d+\)$/, /^(character varying|text)$/],
  [/^character varying$/, /^text$/],
  [/^smallint$/, /^(integer|bigint)$/],
];
const isWider = (before: string, after: string) => WIDER.some(([from, to]) => from?.test(before) && to?.test(after));

const tableOf = (column: string) => column.slice(0, column.lastIndexOf('.'));

/**
 * What a release that was written for `before` can't do on `after`, one line each.
 *
 * @param unused tables (`public.tools`) and columns (`public.tools.maker`) that the release doesn't use any more
 */
export function schemaLosses(before: Schema, after: Schema, unused: string[] = []): string[] {
  const isUsed = (column: string) => !unused.includes(column) && !unused.includes(tableOf(column));
  const known = [...before.columns].filter(([name]) => isUsed(name));
  const tables = new Set(known.map(([name]) => tableOf(name)));
  const losses: string[] = [];
  for (const [name, { type, isRequired }] of known) {
    const column = after.columns.get(name);
    if (!column) losses.push(`${name} is gone`);
    else if (column.type !== type && !isWider(type, column.type)) losses.push(`${name} was ${type} and is ${column.type}`);
    else if (column.isRequired && !isRequired) losses.push(`${name} must have a value`);
  }
  for (const [name, { isRequired }] of after.columns) {
    if (isRequired && !before.columns.has(name) && tables.has(tableOf(name))) losses.push(`${name} is new and must have a value`);
  }
  for (const label of before.labels) if (!after.labels.has(label)) losses.push(`the label ${label} is gone`);
  for (const [name, result] of before.functions) {
    const now = after.functions.get(name);
    if (now !== result) losses.push(now ? `${name} returned ${result} and returns ${now}` : `${name} is gone`);
  }
  for (const [rule, { isUnique, columns }] of before.rules) {
    if (isUnique && columns.every(isUsed) && !after.rules.has(rule)) losses.push(`${rule} is gone`);
  }
  for (const [rule, { columns }] of after.rules) {
    if (!before.rules.has(rule) && columns.some((column) => before.columns.has(column) && isUsed(column))) losses.push(`${rule} is new`);
  }
  return losses;
}

/** What the content model doesn't use of the schema `public`, since it is there for an older release only. */
export function unusedOf({ columns }: Schema, contentModel: Table[]): string[] {
  const tables = new Set(contentModel.map(({ name }) => `public.${name}`));
  const used = new Set(contentModel.flatMap((table) => Object.values(table.columns).map(({ name }) => `public.${table.name}.${name}`)));
  const unused = [...columns.keys()].filter((column) => column.startsWith('public.') && !used.has(column));
  return [...new Set(unused.map((column) => (tables.has(tableOf(column)) ? column : tableOf(column))))].sort();
}
