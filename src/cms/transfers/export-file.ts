import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { CSV, CSV_START } from '@/domain/table-cells';
import { recordContentEvent } from '../audit/record-event';
import { inTransaction } from '../database/transaction';
import { stopping } from '../queues/stopping';
import { saveFile } from './files';
import { completeDocuments } from './judge-rows';
import type { Ledger } from './ledger';
import { type Run, requestOf } from './run';
import { cellOf, type LocalizedDocument, valueIn } from './values';

const BATCH = 200;

/** Cancelled by a person, or the process is about to end. */
class Interrupted extends Error {}

/** The newest version of every document, in the order of their numbers. What is added meanwhile comes too, nothing comes twice. */
async function* documents(run: Run): AsyncGenerator<LocalizedDocument[]> {
  for (let last = 0; ; ) {
    const { docs } = await run.payload.find({
      collection: run.entity,
      draft: true,
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: BATCH,
      pagination: false,
      locale: 'all',
      depth: 0,
      overrideAccess: false,
      req: await requestOf(run),
    });
    if (docs.length === 0) return;
    const batch = docs as unknown as LocalizedDocument[];
    await completeDocuments(run, batch);
    yield batch;
    last = batch.at(-1)?.id ?? last;
  }
}

async function* lines(run: Run, ledger: Ledger): AsyncGenerator<string> {
  const { transfer } = ledger;
  const isCsv = transfer.format === 'csv';
  yield isCsv ? stringify([run.columns.map(({ name }) => name)], CSV_START) : '[';
  for await (const batch of documents(run)) {
    const rows = batch.map((doc) => run.columns.map((column) => [column, valueIn(column, doc, run.names)] as const));
    if (isCsv) {
      const cells = rows.map((row) => row.map(([column, value]) => cellOf(column, value)));
      yield stringify(cells, CSV);
    } else {
      const entries = rows.map((row) => Object.fromEntries(row.map(([{ name }, value]) => [name, value])));
      yield `${transfer.done > 0 ? ',' : ''}\n${entries.map((entry) => JSON.stringify(entry, null, 2)).join(',\n')}`;
    }
    transfer.done += batch.length;
    transfer.total = Math.max(transfer.total, transfer.done);
    if (stopping.signal.aborted || !(await ledger.keep())) throw new Interrupted();
  }
  if (!isCsv) yield '\n]\n';
}

/** Writes an export's file. @returns false if the process is about to end; the export then starts over in the next one */
export async function exportFile(run: Run, ledger: Ledger): Promise<boolean> {
  const { transfer } = ledger;
  if (transfer.state === 'waiting' && !(await ledger.moveTo('running'))) return true;
  const { totalDocs } = await run.payload.count({ collection: run.entity, overrideAccess: false, req: await requestOf(run) });
  ledger.reset();
  transfer.total = totalDocs;
  try {
    transfer.storedFile = await saveFile(Readable.from(lines(run, ledger), { objectMode: false }));
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    return !stopping.signal.aborted;
  }
  transfer.total = transfer.done;
  const req = await requestOf(run);
  await inTransaction(req, async () => {
    await ledger.keep(req);
    await ledger.keepReport(req);
    await recordContentEvent(req, 'content_exported', run.entity, `${transfer.fileName}: ${transfer.done}`);
    await ledger.moveTo('done', req);
  });
  return true;
}
