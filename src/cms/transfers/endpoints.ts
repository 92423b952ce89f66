import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { and, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import type { PgUpdateSetSource } from '@payloadcms/db-postgres/drizzle/pg-core';
import { stringify } from 'csv-stringify/sync';
import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { MAX_ID } from '@/domain/limits';
import { TRANSFER_COLLECTIONS, TRANSFER_FORMATS, type TransferCollection, type TransferFormat, type TransferState } from '@/domain/transfers';
import { validationMessage } from '@/domain/validation-messages';
import { transfers } from '@/payload-generated-schema';
import { isEditor } from '../access/roles';
import { databaseOf, inTransaction } from '../database/transaction';
import { JOB_QUEUES } from '../queues/queues';
import { guardFormula } from './cells';
import { columnsOf } from './columns';
import { transferFile } from './files';
import { Ledger, type Transfer } from './ledger';
import { listTransfers } from './list-transfers';
import { problemText } from './problems';
import { receiveFile } from './receive-file';
import { mayTransfer } from './run';
import { emptyValue } from './values';

const NOW = sql`now()`;
const UNWRITTEN = { done: 0, created: 0, updated: 0, unchanged: 0, wrong: 0 };
const BOM = '\uFEFF';
const CSV = { record_delimiter: '\r\n' } as const;
const TYPES: Record<TransferFormat, string> = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

const asked = z.object({ entity: z.enum(TRANSFER_COLLECTIONS), format: z.enum(TRANSFER_FORMATS) });
const upload = asked.extend({ name: z.string().trim().min(1).max(200) });
const start = z.object({ onlyGood: z.boolean().optional() });

function parse<T>(req: PayloadRequest, schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new APIError(validationMessage('query', req.i18n.language), 400, undefined, true);
  return parsed.data;
}

function requireRight(req: PayloadRequest, entity: TransferCollection): void {
  if (!mayTransfer(req.user, entity)) throw new Forbidden(req.t);
}

/** The transfer of the address, for somebody who may see it. */
async function named(req: PayloadRequest): Promise<Ledger> {
  if (!isEditor(req.user)) throw new Forbidden(req.t);
  const id = Number(req.routeParams?.id);
  const ledger = Number.isInteger(id) && id > 0 && id <= MAX_ID ? await Ledger.open(req.payload, id) : null;
  if (!ledger || !mayTransfer(req.user, ledger.transfer.entity)) throw new NotFound(req.t);
  return ledger;
}

const queue = (req: PayloadRequest, transfer: number) =>
  req.payload.jobs.queue({ task: 'run-transfer', queue: JOB_QUEUES.transfers, input: { transfer }, req });

/** A file that is offered for saving, to this person only. */
function asFile(body: BodyInit, name: string, format: TransferFormat, size?: number): Response {
  return new Response(body, {
    headers: {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(size === undefined ? {} : { 'Content-Length': String(size) }),
    },
  });
}

async function startExport(req: PayloadRequest): Promise<Response> {
  if (!isEditor(req.user)) throw new Forbidden(req.t);
  const { entity, format } = parse(req, asked, await req.json?.().catch(() => null));
  requireRight(req, entity);
  const fileName = `${entity}-${new Date().toISOString().slice(0, 10)}.${format}`;
  const id = await inTransaction(req, async () => {
    const made = await req.payload.create({
      collection: 'transfers',
      data: { direction: 'export', entity, format, state: 'waiting', fileName, startedBy: req.user?.id, options: { language: req.i18n.language } },
      depth: 0,
      req,
    });
    await queue(req, made.id);
    return made.id;
  });
  return Response.json({ id }, { status: 202 });
}

async function startImport(req: PayloadRequest): Promise<Response> {
  if (!isEditor(req.user)) throw new Forbidden(req.t);
  const { entity, format, name } = parse(req, upload, Object.fromEntries(req.searchParams));
  requireRight(req, entity);
  const file = await receiveFile(req);
  try {
    const id = await inTransaction(req, async () => {
      const options = { language: req.i18n.language, hash: file.hash, bytes: file.bytes };
      const startedBy = req.user?.id;
      const made = await req.payload.create({
        collection: 'transfers',
        data: { direction: 'import', entity, format, state: 'checking', fileName: name, storedFile: file.name, startedBy, options },
        depth: 0,
        req,
      });
      await queue(req, made.id);
      return made.id;
    });
    return Response.json({ id }, { status: 202 });
  } catch (error) {
    await rm(transferFile(file.name), { force: true });
    throw error;
  }
}

/** Changes the state of a transfer if it is one of those given; 409 when somebody else was first. */
async function changeState(req: PayloadRequest, { id }: Transfer, from: TransferState[], change: PgUpdateSetSource<typeof transfers>): Promise<void> {
  const db = await databaseOf(req);
  const changed = await db
    .update(transfers)
    .set({ ...change, updatedAt: NOW })
    .where(and(eq(transfers.id, id), inArray(transfers.state, from)))
    .returning({ id: transfers.id });
  if (changed.length === 0) throw new APIError(problemText('otherState', req.i18n.language), 409, undefined, true);
}

/** `{ onlyGood? }`: writes what was checked. With errors, only when the person wants the rows without errors. */
async function startWriting(req: PayloadRequest): Promise<Response> {
  const { transfer } = await named(req);
  const { onlyGood = false } = parse(req, start, (await req.json?.().catch(() => null)) ?? {});
  const options = { ...transfer.options, onlyGood };
  const { created = 0, updated = 0 } = transfer.options.checked ?? {};
  const isPossible = transfer.direction === 'import' && !transfer.options.isUnreadable && created + updated > 0;
  await inTransaction(req, async () => {
    // The work goes on with the rights of the person who presses the button.
    const from: TransferState[] = isPossible ? ['checked', ...(onlyGood ? ['refused' as const] : [])] : [];
    const startedBy = req.user?.id ?? null;
    await changeState(req, transfer, from, { ...UNWRITTEN, state: 'waiting', finishedAt: null, startedBy, options });
    await queue(req, transfer.id);
  });
  return Response.json({ id: transfer.id }, { status: 202 });
}

async function cancel(req: PayloadRequest): Promise<Response> {
  const { transfer } = await named(req);
  await changeState(req, transfer, ['checking', 'checked', 'refused', 'waiting', 'running'], { state: 'cancelled', finishedAt: NOW });
  return Response.json({ id: transfer.id });
}

async function download(req: PayloadRequest): Promise<Response> {
  const { transfer } = await named(req);
  const file = transferFile(transfer.storedFile ?? '');
  const found = transfer.direction === 'export' && transfer.state === 'done' && transfer.storedFile ? await stat(file).catch(() => null) : null;
  if (!found) throw new NotFound(req.t);
  return asFile(Readable.toWeb(createReadStream(file)) as unknown as BodyInit, transfer.fileName, transfer.format, found.size);
}

/** The report as a table for the page, or as a file (`?format=csv`). */
async function report(req: PayloadRequest): Promise<Response> {
  const { transfer } = await named(req);
  if (req.searchParams.get('format') !== 'csv') return Response.json({ report: transfer.report });
  const names = req.i18n.language === 'nl' ? ['rij', 'kolom', 'melding', 'waarde'] : ['row', 'column', 'message', 'value'];
  const lines = transfer.report.map(({ row, column, message, excerpt }) => [String(row), column, message, excerpt ?? ''].map(guardFormula));
  return asFile(BOM + stringify([names, ...lines], CSV), `report-${transfer.id}.csv`, 'csv');
}

/** A file with the columns and nothing in them. */
async function template(req: PayloadRequest): Promise<Response> {
  if (!isEditor(req.user)) throw new Forbidden(req.t);
  const { entity, format } = parse(req, asked, Object.fromEntries(req.searchParams));
  requireRight(req, entity);
  const columns = columnsOf(req.payload, entity);
  const body =
    format === 'csv'
      ? BOM + stringify([columns.map(({ name }) => name)], CSV)
      : `${JSON.stringify([Object.fromEntries(columns.map((column) => [column.name, emptyValue(column)]))], null, 2)}\n`;
  return asFile(body, `${entity}.${format}`, format);
}

async function list(req: PayloadRequest): Promise<Response> {
  if (!isEditor(req.user)) throw new Forbidden(req.t);
  return Response.json({ transfers: await listTransfers(req) }, { headers: { 'Cache-Control': 'private, no-store' } });
}

/** Under `/api/transfers`, for editors; what is about subscribers is for admins. Exports and imports are answered with 202 and their number. */
export const transferEndpoints: Endpoint[] = [
  { method: 'get', path: '/list', handler: list },
  { method: 'get', path: '/template', handler: template },
  { method: 'post', path: '/export', handler: startExport },
  { method: 'post', path: '/import', handler: startImport },
  { method: 'post', path: '/:id/start', handler: startWriting },
  { method: 'post', path: '/:id/cancel', handler: cancel },
  { method: 'get', path: '/:id/file', handler: download },
  { method: 'get', path: '/:id/report', handler: report },
];
