import { sql } from '@payloadcms/db-postgres';
import { and, asc, eq, gt, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload } from 'payload';
import { type DatasetList, type DatasetRow, datasetFields } from '@/domain/dataset';
import { TOLD_KINDS } from '@/domain/tool/events';
import { tool_events, tools } from '@/payload-generated-schema';
import { databaseOf } from '../database/transaction';
import { columnsOf } from '../transfers/columns';
import { type LocalizedDocument, valueIn } from '../transfers/values';

const BATCH = 200;
const DAY = 'yyyy-mm-dd'.length;

const byVisitor = { overrideAccess: false, depth: 0, pagination: false } as const;

async function categoryCodes(payload: Payload): Promise<Map<number, string>> {
  const { docs } = await payload.find({ ...byVisitor, collection: 'categories', select: { code: true } });
  return new Map(docs.map(({ id, code }) => [id, code]));
}

/** Public tools with what a visitor may read of them, in the order of their ids. */
async function* toolRows(payload: Payload): AsyncGenerator<DatasetRow> {
  const fields = datasetFields('tools');
  const columns = columnsOf(payload, 'tools')
    .filter(({ name }) => fields.some((field) => field === name))
    .toSorted((one, other) => fields.indexOf(one.name as never) - fields.indexOf(other.name as never));
  const select = Object.fromEntries(columns.map(({ path: [field] }) => [String(field), true as const]));
  const codes = await categoryCodes(payload);
  const links = { keyOf: (_: string, id: number) => codes.get(id), idOf: () => undefined };
  for (let last = 0; ; ) {
    const where = { id: { greater_than: last } };
    const { docs } = await payload.find({ ...byVisitor, collection: 'tools', where, select, sort: 'id', limit: BATCH, locale: 'all' });
    for (const doc of docs as unknown as LocalizedDocument[]) {
      const values = columns.map((column) => [column.name, valueIn(column, doc, links)]);
      yield { id: doc.id, ...Object.fromEntries(values) } as DatasetRow;
    }
    if (docs.length < BATCH) return;
    last = docs.at(-1)?.id ?? last;
  }
}

/** What visitors are told of public tools, as `features/tools/changes` tells it, in the order of the ids. */
async function* changeRows(payload: Payload): AsyncGenerator<DatasetRow> {
  const db = await databaseOf(await createLocalReq({}, payload));
  const { id, kind, subject, before, after, source, note_en, note_nl } = tool_events;
  const at = sql<string>`coalesce(${tool_events.changedOn}, ${tool_events.noticedAt})`;
  const columns = { id, tool: tools.slug, name: tools.name, kind, subject, at, before, after, source, note_en, note_nl };
  for (let last = 0; ; ) {
    const told = and(eq(tool_events.isCorrection, false), inArray(kind, TOLD_KINDS), eq(tools._status, 'published'), isNull(tools.deletedAt));
    const events = await db
      .select(columns)
      .from(tool_events)
      .innerJoin(tools, eq(tools.id, tool_events.tool))
      .where(and(told, gt(id, last)))
      .orderBy(asc(id))
      .limit(BATCH);
    for (const event of events) {
      const values: Record<string, unknown> = { ...event, day: new Date(event.at).toISOString().slice(0, DAY) };
      yield Object.fromEntries(datasetFields('changes').map((field) => [field, values[field]])) as DatasetRow;
    }
    if (events.length < BATCH) return;
    last = events.at(-1)?.id ?? last;
  }
}

/** The rows of each list, read in batches. */
export const ROWS: Record<DatasetList, (payload: Payload) => AsyncGenerator<DatasetRow>> = { tools: toolRows, changes: changeRows };
