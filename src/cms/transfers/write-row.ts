import type { PayloadRequest } from 'payload';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { fromMarkdown } from '../rich-text/rich-text-markdown';
import { areSameLines, type Column, KEY_COLUMNS } from './columns';
import type { JudgedRow } from './judge-rows';
import type { Run } from './run';
import { type LocalizedDocument, type PlanValue, type Value, valueIn } from './values';

type Data = Record<string, unknown>;
type Rows = { id?: string; [field: string]: unknown }[];

/** The middle of a month is that month in every time zone. */
const monthDate = (month: string) => `${month}-15T12:00:00.000Z`;

/** Another entry took the key since the row was checked. */
export class KeyTaken extends Error {}

/** What a column holds after the row. */
function valueAfter(run: Run, { values, existing }: JudgedRow, column: Column): Value {
  const value = values.get(column.name);
  if (value !== undefined) return value;
  return existing ? valueIn(column, existing, run.names.keyOf) : null;
}

function storedForm(run: Run, column: Column, value: Value): unknown {
  if (value === null) return null;
  if (column.kind === 'richText') return fromMarkdown(String(value));
  if (column.kind === 'month') return monthDate(String(value));
  if (column.kind === 'date') return new Date(String(value)).toISOString();
  if (column.kind === 'links') return (value as string[]).flatMap((key) => run.names.idOf(column.target as 'tools', key) ?? []);
  return value;
}

function put(data: Data, path: string[], value: unknown): void {
  const [name, ...rest] = path as [string, ...string[]];
  if (rest.length === 0) data[name] = value;
  else {
    data[name] ??= {};
    put(data[name] as Data, rest, value);
  }
}

/** The rows of a list in one language. They keep their ids, by which Payload knows the texts of the other language. */
function listRows(column: Column, judged: JudgedRow, run: Run, locale: Locale, known: Rows): Rows {
  const withId = (index: number) => (known[index]?.id ? { id: known[index].id } : {});
  if (column.kind === 'plans') {
    return ((valueAfter(run, judged, column) ?? []) as PlanValue[]).map(({ name_en, name_nl, ...plan }, index) => ({
      price: null,
      ...plan,
      name: { en: name_en, nl: name_nl }[locale],
      ...withId(index),
    }));
  }
  const texts = new Map(
    run.columns.filter((one) => areSameLines(one, column)).map((one) => [one.locale, (valueAfter(run, judged, one) ?? []) as string[]]),
  );
  const count = Math.max(0, ...LOCALE_CODES.map((code) => texts.get(code)?.length ?? 0));
  return Array.from({ length: count }, (_, index) => ({ text: texts.get(locale)?.[index] || null, ...withId(index) }));
}

/** The columns of a group come together: Payload takes a group as a whole. */
function columnsToWrite(run: Run, { changed }: JudgedRow): Column[] {
  const groups = new Set(run.columns.filter(({ name, path }) => changed.has(name) && path.length > 1).map(({ path }) => path[0]));
  const changedLines = run.columns.filter(({ name, kind }) => kind === 'lines' && changed.has(name));
  return run.columns.filter(
    (column) =>
      changed.has(column.name) || (column.path.length > 1 && groups.has(column.path[0])) || changedLines.some((one) => areSameLines(one, column)),
  );
}

function dataFor(run: Run, judged: JudgedRow, locale: Locale, isFirst: boolean, known: LocalizedDocument | Data | null): Data {
  const data: Data = {};
  for (const column of columnsToWrite(run, judged)) {
    const isList = column.kind === 'lines' || column.kind === 'plans';
    if (column.kind === 'status' || (isList ? (column.path[0] as string) in data : column.locale ? column.locale !== locale : !isFirst)) continue;
    if (isList) {
      const rows = (known?.[column.path[0] as string] ?? []) as Rows;
      put(data, column.path, listRows(column, judged, run, locale, rows));
      continue;
    }
    put(data, column.path, storedForm(run, column, valueAfter(run, judged, column)));
  }
  return data;
}

async function writeSubscriber(run: Run, req: PayloadRequest, judged: JudgedRow): Promise<void> {
  const { existing, key } = judged;
  const data = dataFor(run, judged, 'en', true, existing);
  const status = data.status ?? existing?.status ?? 'pending';
  if (status !== existing?.status) {
    if (status === 'unsubscribed') Object.assign(data, { unsubscribedAt: data.unsubscribedAt ?? new Date().toISOString(), mailedAt: null });
    if (status === 'confirmed') data.unsubscribedAt = null;
    // A link that was mailed before says nothing any more.
    if (status !== 'pending') data.confirmation = null;
  }
  // Nobody may make subscribers through the API; that the person is an admin was checked with each batch.
  const common = { collection: 'subscribers', depth: 0, req } as const;
  if (existing) await run.payload.update({ ...common, id: existing.id, data });
  else await run.payload.create({ ...common, data: { ...data, email: key } as never });
}

/**
 * Writes one row in both languages, with the rights of its person, as part of the transaction of the request. The public sees the last write only: those
 * before it are drafts.
 * @throws whatever Payload refuses, and {@link KeyTaken}
 */
export async function writeRow(run: Run, req: PayloadRequest, judged: JudgedRow): Promise<void> {
  const { entity, payload } = run;
  if (entity === 'subscribers') return writeSubscriber(run, req, judged);
  const { existing, key, locales } = judged;
  const keyField = KEY_COLUMNS[entity];
  const before = existing?._status as string | undefined;
  const wanted = (judged.values.get('status') as string | null | undefined) ?? before ?? 'draft';
  let id = existing?.id;
  let known: LocalizedDocument | Data | null = existing;
  for (const [index, locale] of locales.entries()) {
    const isLast = index === locales.length - 1;
    // Unpublishing writes the public row; any other draft leaves it unchanged.
    const isDraft = !isLast || (wanted === 'draft' && before !== 'published');
    const data = { ...dataFor(run, judged, locale, index === 0, known), _status: isLast ? wanted : 'draft' };
    const common = { collection: entity, locale, draft: isDraft, depth: 0, overrideAccess: false, overrideLock: false, req } as const;
    const written: LocalizedDocument = (id === undefined
      ? await payload.create({ ...common, data: { ...data, [keyField]: key } as never })
      : await payload.update({ ...common, id, data: data as never })) as unknown as LocalizedDocument;
    id = written.id;
    known = written;
    if (written[keyField] !== key) throw new KeyTaken();
  }
  if (entity !== 'courses' && id !== undefined) run.names.add(entity, id, key);
}
