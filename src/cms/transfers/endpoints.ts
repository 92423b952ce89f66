import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest, type RequiredDataFromCollectionSlug } from 'payload';
import { z } from 'zod';
import { MAX_ID } from '@/domain/limits';
import { CSV_START, guardFormula } from '@/domain/table-cells';
import { TRANSFER_COLLECTIONS, TRANSFER_FORMATS, type TransferCollection, type TransferFormat, type TransferState } from '@/domain/transfers';
import { isEditor } from '../access/roles';
import { inTransaction } from '../database/transaction';
import { checkInput, readBody } from '../guards/refuse';
import { JOB_QUEUES } from '../queues/queues';
import { columnsOf } from './columns';
import { deleteFile, openFile, receiveFile } from './files';
import { changeRow, Ledger, NOW, type Transfer, UNWRITTEN } from './ledger';
import { listTransfers } from './list-transfers';
import { problemText } from './problems';
import { mayTransfer } from './run';
import { readValue } from './values';

const TYPES: Record<TransferFormat, string> = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

const asked = z.object({ entity: z.enum(TRANSFER_COLLECTIONS), format: z.enum(TRANSFER_FORMATS) });
const upload = asked.extend({ name: z.string().trim().min(1).max(200) });
const start = z.object({ onlyGood: z.boolean().optional() }).nullable();

function requireRight(req: PayloadRequest, entity: TransferCollection): void {
  if (!mayTransfer(req.user, entity)) throw new Forbidden(req.t);
}

/** The query as the schema describes it, from a user who may transfer what it names. */
function askedFor<T extends z.infer<typeof asked>>(req: PayloadRequest, schema: z.ZodType<T>): T {
  const query = checkInput(req, schema, Object.fromEntries(req.searchParams));
  requireRight(req, query.entity);
  return query;
}

/** The transfer of the address, for somebody who may see it. */
async function named(req: PayloadRequest): Promise<Transfer> {
  const id = Number(req.routeParams?.id);
  const ledger = Number.isInteger(id) && id > 0 && id <= MAX_ID ? await Ledger.open(req.payload, id) : null;
  if (!ledger || !mayTransfer(req.user, ledger.transfer.entity)) throw new NotFound(req.t);
  return ledger.transfer;
}

const queue = (req: PayloadRequest, transfer: number) =>
  req.payload.jobs.queue({ task: 'run-transfer', queue: JOB_QUEUES.transfers, input: { transfer }, req });

const accepted = (id: number) => Response.json({ id }, { status: 202 });

type NewTransfer = Omit<RequiredDataFromCollectionSlug<'transfers'>, 'startedBy'>;

/** Adds a transfer and its job, both or neither. */
function begin(req: PayloadRequest, transfer: NewTransfer): Promise<Response> {
  return inTransaction(req, async () => {
    const { id } = await req.payload.create({ collection: 'transfers', data: { ...transfer, startedBy: req.user?.id }, depth: 0, req });
    await queue(req, id);
    return accepted(id);
  });
}

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
  const { entity, format } = await readBody(req, asked);
  requireRight(req, entity);
  const fileName = `${entity}-${new Date().toISOString().slice(0, 10)}.${format}`;
  return begin(req, { direction: 'export', entity, format, state: 'waiting', fileName, options: { language: req.i18n.language } });
}

async function startImport(req: PayloadRequest): Promise<Response> {
  const { entity, format, name: fileName } = askedFor(req, upload);
  const { name: storedFile, hash } = await receiveFile(req);
  const options = { language: req.i18n.language, hash };
  try {
    return await begin(req, { direction: 'import', entity, format, state: 'checking', fileName, storedFile, options });
  } catch (error) {
    await deleteFile(storedFile);
    throw error;
  }
}

/** Like `changeRow`, with status 409 when somebody else was first. */
async function change(...[req, ...args]: Parameters<typeof changeRow>): Promise<void> {
  if (!(await changeRow(req, ...args))) throw new APIError(problemText('otherState', req.i18n.language), 409, undefined, true);
}

/** `{ onlyGood? }`: writes what was checked. With errors, only when the person wants the rows without errors. */
async function startWriting(req: PayloadRequest): Promise<Response> {
  const transfer = await named(req);
  const { onlyGood = false } = (await readBody(req, start)) ?? {};
  const { checked, isUnreadable } = transfer.options;
  const isPossible = transfer.direction === 'import' && !isUnreadable && checked && checked.created + checked.updated > 0;
  await inTransaction(req, async () => {
    const states: TransferState[] = onlyGood ? ['checked', 'refused'] : ['checked'];
    // The work goes on with the rights of the person who presses the button.
    const startedBy = req.user?.id ?? null;
    const options = { ...transfer.options, onlyGood };
    await change(req, transfer, isPossible ? states : [], { ...UNWRITTEN, state: 'waiting', finishedAt: null, startedBy, options });
    await queue(req, transfer.id);
  });
  return accepted(transfer.id);
}

async function cancel(req: PayloadRequest): Promise<Response> {
  const transfer = await named(req);
  await change(req, transfer, ['checking', 'checked', 'refused', 'waiting', 'running'], { state: 'cancelled', finishedAt: NOW });
  return Response.json({ id: transfer.id });
}

async function download(req: PayloadRequest): Promise<Response> {
  const { direction, state, storedFile, fileName, format } = await named(req);
  const stored = direction === 'export' && state === 'done' && storedFile ? await openFile(storedFile) : null;
  if (!stored) throw new NotFound(req.t);
  return asFile(Readable.toWeb(stored.body) as unknown as BodyInit, fileName, format, stored.bytes);
}

/** The report as a table for the page, or as a file (`?format=csv`). */
async function report(req: PayloadRequest): Promise<Response> {
  const transfer = await named(req);
  if (req.searchParams.get('format') !== 'csv') return Response.json({ report: transfer.report });
  const names = req.i18n.language === 'nl' ? ['rij', 'kolom', 'melding', 'waarde'] : ['row', 'column', 'message', 'value'];
  const lines = transfer.report.map(({ row, column, message, excerpt }) => [String(row), column, message, excerpt ?? ''].map(guardFormula));
  return asFile(stringify([names, ...lines], CSV_START), `report-${transfer.id}.csv`, 'csv');
}

/** A file with the columns and nothing in them. */
async function template(req: PayloadRequest): Promise<Response> {
  const { entity, format } = askedFor(req, asked);
  const columns = columnsOf(req.payload, entity);
  const empty = columns.map((column) => [column.name, readValue(column, null, format)]);
  const body =
    format === 'csv' ? stringify([columns.map(({ name }) => name)], CSV_START) : `${JSON.stringify([Object.fromEntries(empty)], null, 2)}\n`;
  return asFile(body, `${entity}.${format}`, format);
}

async function list(req: PayloadRequest): Promise<Response> {
  return Response.json({ transfers: await listTransfers(req) }, { headers: { 'Cache-Control': 'private, no-store' } });
}

const forEditors = (method: 'get' | 'post', path: string, answer: (req: PayloadRequest) => Promise<Response>): Endpoint => ({
  method,
  path,
  handler: async (req) => {
    if (!isEditor(req.user)) throw new Forbidden(req.t);
    return answer(req);
  },
});

/** Under `/api/transfers`, for editors; what is about subscribers is for admins. Exports and imports are answered with 202 and their number. */
export const transferEndpoints: Endpoint[] = [
  forEditors('get', '/list', list),
  forEditors('get', '/template', template),
  forEditors('post', '/export', startExport),
  forEditors('post', '/import', startImport),
  forEditors('post', '/:id/start', startWriting),
  forEditors('post', '/:id/cancel', cancel),
  forEditors('get', '/:id/file', download),
  forEditors('get', '/:id/report', report),
];
