import { sql } from '@payloadcms/db-postgres';
import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { recordContentEvent } from '../audit/record-event';
import { execute, inTransaction } from '../database/transaction';
import { JobTakenOver } from '../queues/claims';
import { stopping } from '../queues/stopping';
import { KEY_COLUMNS } from './columns';
import { hashOf } from './files';
import { type FileKeys, type JudgedRow, judgeRows } from './judge-rows';
import type { Ledger, Transfer } from './ledger';
import { FileProblem, type Problem } from './problems';
import { readRows, type SourceRow } from './read-rows';
import { type Run, requestOf, starterOf } from './run';
import { KeyTaken, writeRow } from './write-row';

const BATCH = 50;
const ROWS_MAX = 100_000;

/** Cancelled by a person, or no longer allowed. */
class Ended extends Error {}

async function* inBatches(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow[]> {
  let batch: SourceRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** With the path of the file on this machine. */
type ImportRun = Run & { file: string };

const sourceOf = (run: ImportRun, { transfer }: Ledger) => readRows(run.file, transfer.format, run.columns);

/** Reads a file to its end: which keys it has, and how many rows. */
async function keysOf(run: ImportRun, ledger: Ledger): Promise<{ keys: FileKeys; total: number }> {
  const keys: FileKeys = new Map();
  let total = 0;
  for await (const { row, cells } of sourceOf(run, ledger)) {
    total += 1;
    if (total > ROWS_MAX) throw new FileProblem('tooManyRows', { max: ROWS_MAX });
    const raw = cells.get(KEY_COLUMNS[run.entity]);
    if (typeof raw !== 'string' || !raw.trim() || raw.length > 300) continue;
    const key = run.entity === 'subscribers' ? raw.trim().toLowerCase() : raw.trim();
    const places = keys.get(key);
    if (places) places.push(row);
    else keys.set(key, [row]);
  }
  if (total === 0) throw new FileProblem('empty');
  return { keys, total };
}

/** Reports what an import would do, without writing. @returns false if the process is about to end; the check then starts over in the next one */
export async function checkFile(run: ImportRun, ledger: Ledger): Promise<boolean> {
  const { transfer } = ledger;
  ledger.reset();
  try {
    const { keys, total } = await keysOf(run, ledger);
    transfer.total = total;
    for await (const batch of inBatches(sourceOf(run, ledger))) {
      if (stopping.signal.aborted) return false;
      for (const judged of await judgeRows(run, batch, transfer.format, keys)) ledger.count(judged);
      transfer.done += batch.length;
      if (!(await ledger.keep())) return true;
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    ledger.noteFile(error);
  }
  transfer.options.checked = ledger.counts;
  await ledger.keep();
  await ledger.keepReport();
  await ledger.moveTo(transfer.report.length > 0 ? 'refused' : 'checked');
  return true;
}

/** The problems of a row that was refused while it was written; throws on when the fault lies elsewhere. */
async function problemsOf(run: Run, error: unknown): Promise<Problem[]> {
  if (error instanceof JobTakenOver) throw error;
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ path, message }): Problem => {
      const column = run.columns.find((one) => path === one.path.join('.') || path.startsWith(`${one.path.join('.')}.`));
      return { column: column?.name ?? path, code: 'refused', message };
    });
  }
  if (error instanceof KeyTaken) return [{ column: KEY_COLUMNS[run.entity], code: 'keyTaken' }];
  if (error instanceof APIError && error.isPublic) return [{ column: '', code: 'refused', message: error.message }];
  // A database that is away is not the row's fault: the job is tried again.
  await execute(await requestOf(run), sql`select 1`);
  run.payload.logger.error({ err: error, msg: 'A row of an import could not be written' });
  return [{ column: '', code: 'refused' }];
}

/** Writes one row and counts it, both or neither. */
async function writeCounted(run: Run, ledger: Ledger, judged: JudgedRow): Promise<void> {
  const { transfer } = ledger;
  const before = { ...ledger.counts, done: transfer.done };
  try {
    const req = await requestOf(run);
    await inTransaction(req, async () => {
      await writeRow(run, req, judged);
      transfer[judged.outcome] += 1;
      transfer.done += 1;
      if (!(await ledger.keep(req))) throw new Ended();
    });
  } catch (error) {
    Object.assign(transfer, before);
    if (error instanceof Ended) throw error;
    const problems = await problemsOf(run, error);
    ledger.count({ outcome: 'wrong', row: judged.row, problems });
    transfer.done += 1;
  }
}

/** Links to entries that were to come with this file, and did not. */
function openLinks(run: Run, { changed, values }: JudgedRow): Problem[] {
  return run.columns.flatMap(({ target, name }): Problem[] => {
    if (!target || !changed.has(name)) return [];
    const keys = (values.get(name) as string[]).filter((key) => run.names.idOf(target, key) === undefined);
    return keys.length > 0 ? [{ column: name, code: 'unknown', details: { keys: keys.slice(0, 5).join(', ') } }] : [];
  });
}

/** Links rows to entries that later rows have made. Done again from its beginning after an interruption: what is linked already is left alone. */
async function linkRows(run: ImportRun, ledger: Ledger, keys: FileKeys): Promise<boolean> {
  for await (const batch of inBatches(sourceOf(run, ledger))) {
    if (stopping.signal.aborted) return false;
    run.user = await starterOf(run.payload, ledger.transfer);
    for (const judged of await judgeRows(run, batch, ledger.transfer.format, keys)) {
      if (judged.outcome !== 'updated') continue;
      try {
        const req = await requestOf(run);
        await inTransaction(req, () => writeRow(run, req, judged));
        if (judged.waits) ledger.note(judged.row, openLinks(run, judged));
      } catch (error) {
        ledger.note(judged.row, await problemsOf(run, error));
      }
    }
    if (!(await ledger.keep())) throw new Ended();
  }
  return true;
}

async function writeRows(run: ImportRun, ledger: Ledger): Promise<boolean> {
  const { transfer } = ledger;
  const { keys } = await keysOf(run, ledger);
  let position = 0;
  for await (const all of inBatches(sourceOf(run, ledger))) {
    const batch = all.slice(Math.max(0, transfer.done - position));
    position += all.length;
    if (batch.length === 0) continue;
    run.user = await starterOf(run.payload, transfer);
    const noted = transfer.report.length;
    for (const judged of await judgeRows(run, batch, transfer.format, keys)) {
      if (stopping.signal.aborted) {
        await ledger.keep();
        await ledger.keepReport();
        return false;
      }
      if (judged.waits) transfer.options.links = true;
      if (judged.outcome === 'created' || judged.outcome === 'updated') await writeCounted(run, ledger, judged);
      else {
        ledger.count(judged);
        transfer.done += 1;
      }
    }
    if (!(await ledger.keep())) throw new Ended();
    if (transfer.report.length > noted || transfer.options.links) await ledger.keepReport();
  }
  return transfer.options.links ? linkRows(run, ledger, keys) : true;
}

/** Writes into the audit log what an import has done, when it ends. */
export async function recordImport(req: PayloadRequest, { entity, fileName, created, updated, unchanged, wrong }: Transfer): Promise<void> {
  await recordContentEvent(req, 'content_imported', entity, `${fileName}: +${created} ~${updated} =${unchanged} !${wrong}`);
}

/** Writes what was checked, from where it stopped before. False when the process is about to end: a later call goes on. */
export async function importFile(run: ImportRun, ledger: Ledger): Promise<boolean> {
  const { transfer } = ledger;
  if (transfer.state === 'waiting') {
    if (!(await ledger.moveTo('running'))) return true;
    ledger.reset();
    await ledger.keep();
  }
  let outcome: 'done' | 'failed' = 'done';
  try {
    if ((await hashOf(run.file)) !== transfer.options.hash) throw new FileProblem('changedFile');
    if (!(await writeRows(run, ledger))) return false;
  } catch (error) {
    if (error instanceof FileProblem) {
      ledger.noteFile(error);
      outcome = 'failed';
    } else if (!(error instanceof Ended)) throw error;
  }
  const req = await requestOf(run);
  await inTransaction(req, async () => {
    await ledger.keep(req);
    await ledger.keepReport(req);
    await recordImport(req, transfer);
    await ledger.moveTo(outcome, req);
  });
  return true;
}
