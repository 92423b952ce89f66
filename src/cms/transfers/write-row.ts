import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import { PARTS } from '@/domain/parts';
import { subscribers } from '@/payload-generated-schema';
import { execute, lockDocument } from '../database/transaction';
import { refuse } from '../guards/refuse';
import { areSameLines, type Column, isRowList, KEY_COLUMNS } from './columns';
import type { JudgedRow } from './judge-rows';
import type { Run } from './run';
import { addedHistory, type FactValue, type LocalizedDocument, type PlanValue, storedForm } from './values';

type Data = Record<string, unknown>;
type Rows = { id?: string; [field: string]: unknown }[];

/** Another entry took the key since the row was checked. */
export class KeyTaken extends Error {}

/** The rows of a list in one language. They keep their ids, by which Payload knows the texts of the other language. */
function listRows({ columns }: Run, column: Column, { after }: JudgedRow, locale: Locale, known: Rows): Rows {
  const withId = (index: number) => (known[index]?.id ? { id: known[index].id } : {});
  if (column.kind === 'plans') {
    return ((after(column) ?? []) as PlanValue[]).map(
      ({ name_en, name_nl, limits_en, limits_nl, min_seats: minSeats = null, max_seats: maxSeats = null, ...plan }, index) => ({
        price: null,
        vat: null,
        ...plan,
        minSeats,
        maxSeats,
        name: { en: name_en, nl: name_nl }[locale],
        limits: { en: limits_en, nl: limits_nl }[locale] ?? null,
        ...withId(index),
      }),
    );
  }
  if (column.kind === 'facts') {
    return ((after(column) ?? []) as FactValue[]).map(
      ({ note_en: en, note_nl: nl, checked_at: checkedAt, source_url: sourceUrl, ...stated }, index) => ({
        ...stated,
        note: { en, nl }[locale] ?? null,
        checkedAt: checkedAt ?? null,
        sourceUrl: sourceUrl ?? null,
        ...withId(index),
      }),
    );
  }
  const texts = new Map(columns.filter((one) => areSameLines(one, column)).map((one) => [one.locale, (after(one) ?? []) as string[]]));
  const length = Math.max(...[...texts.values()].map((lines) => lines.length));
  return Array.from({ length }, (_, index) => ({ text: texts.get(locale)?.[index] || null, ...withId(index) }));
}

/** The columns of a group or list come together: Payload takes them as a whole. */
function columnsToWrite({ columns }: Run, { changed }: JudgedRow): Column[] {
  const isWhole = (column: Column) => column.path.length > 1 || column.kind === 'lines';
  const wholes = new Set(columns.filter((column) => changed.has(column.name) && isWhole(column)).map(({ path }) => path[0]));
  return columns.filter((column) => changed.has(column.name) || wholes.has(column.path[0]));
}

function dataFor(run: Run, judged: JudgedRow, locale: Locale, isFirst: boolean, known: LocalizedDocument | Data | null): Data {
  const data: Data = {};
  for (const column of columnsToWrite(run, judged)) {
    const [top, name] = column.path as [string, string?];
    if (isRowList(column)) {
      data[top] ??= listRows(run, column, judged, locale, (known?.[top] ?? []) as Rows);
    } else if (column.kind !== 'status' && column.kind !== 'history' && (column.locale ? column.locale === locale : isFirst)) {
      const value = storedForm(column, judged.after(column), run.names);
      data[top] = name ? { ...(data[top] as Data), [name]: value } : value;
    }
  }
  return data;
}

/** Locks the entry of a row until the end of the transaction. @throws APIError 409 if it has changed since the row was judged */
async function lockEntry({ entity, payload }: Run, req: PayloadRequest, { id, updatedAt }: LocalizedDocument): Promise<void> {
  // Subscribers confirm and unsubscribe with one statement, which waits for locks of rows only.
  if (entity === 'subscribers') await execute(req, sql`select 1 from ${subscribers} where ${subscribers.id} = ${id} for update`);
  else await lockDocument(req, entity, id);
  const newest = await payload.findByID({ collection: entity, id, draft: true, depth: 0, disableErrors: true, req });
  if (newest?.updatedAt !== updatedAt) refuse(req, 'moderationChanged');
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

/** Adds changes from before the directory. */
async function writeHistory({ payload, columns }: Run, req: PayloadRequest, judged: JudgedRow, tool: number): Promise<void> {
  const column = columns.find(({ kind }) => kind === 'history');
  if (!column || !judged.changed.has(column.name)) return;
  for (const { kind, changed_on: changedOn, note_en: en, note_nl: nl, source_url: source } of addedHistory(
    judged.before(column),
    judged.after(column),
  )) {
    const data = { tool, kind, changedOn, note: { en, nl }, source } as never;
    await payload.create({ collection: 'tool-events', data, depth: 0, overrideAccess: false, req });
  }
}

/**
 * Writes one row in both languages, with the rights of its person, as part of the transaction of the request. The public sees the last write only: those
 * before it are drafts.
 * @throws whatever Payload refuses, and {@link KeyTaken}
 */
export async function writeRow(run: Run, req: PayloadRequest, judged: JudgedRow): Promise<void> {
  const { entity, payload } = run;
  const { changed, existing, key } = judged;
  if (existing) await lockEntry(run, req, existing);
  if (entity === 'subscribers') return writeSubscriber(run, req, judged);
  // History is stored in its own collection, so it needs no new version of the tool.
  const locales = existing && changed.size === 1 && changed.has('history') ? [] : judged.locales;
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
    // The status column is about the document, its texts are those of the row's languages.
    const context = { parts: wanted === 'draft' ? PARTS : ([...locales, 'shared'] as const) };
    const common = { collection: entity, locale, context, draft: isDraft, depth: 0, overrideAccess: false, req } as const;
    const written: LocalizedDocument = (id === undefined
      ? await payload.create({ ...common, data: { ...data, [keyField]: key } as never })
      : await payload.update({ ...common, id, data: data as never })) as unknown as LocalizedDocument;
    id = written.id;
    known = written;
    if (written[keyField] !== key) throw new KeyTaken();
  }
  if (id === undefined) return;
  await writeHistory(run, req, judged, id);
  if (entity !== 'courses') run.names.add(entity, id, key);
}
