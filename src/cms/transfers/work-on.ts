import { createLocalReq, type Payload } from 'payload';
import { isDiskFull } from '@/domain/disk-full';
import { JobTakenOver } from '../queues/claims';
import { exportFile } from './export-file';
import { lendFile } from './files';
import { checkFile, importFile, recordImport } from './import-file';
import { Ledger, type Transfer } from './ledger';
import { FileProblem } from './problems';
import { startRun } from './run';

/** What an import that cannot go on had written before. Who ended it is not known here. */
async function recordUnfinished(payload: Payload, transfer: Transfer): Promise<void> {
  const { direction, options, created, updated } = transfer;
  const isBegun = direction === 'import' && options.onlyGood !== undefined && created + updated > 0;
  if (isBegun) await recordImport(await createLocalReq({}, payload), transfer);
}

/**
 * Does what a transfer waits for: the check of an import, its writing, or an export. False when the process is about to end before it is through;
 * called again it goes on.
 * @throws when the server is at fault, as long as there are attempts left
 */
export async function workOn(payload: Payload, id: number, { isLastAttempt = false } = {}): Promise<boolean> {
  const ledger = await Ledger.open(payload, id);
  // Cancelled while no process worked on it.
  if (ledger?.transfer.state === 'cancelled') await recordUnfinished(payload, ledger.transfer);
  if (!ledger || !['checking', 'waiting', 'running'].includes(ledger.transfer.state)) return true;
  const { direction, state } = ledger.transfer;
  try {
    const run = await startRun(payload, ledger.transfer);
    if (direction === 'export') return await exportFile(run, ledger);
    const work = state === 'checking' ? checkFile : importFile;
    return await lendFile(ledger.transfer.storedFile, (file) => work({ ...run, file }, ledger));
  } catch (error) {
    if (error instanceof JobTakenOver) throw error;
    // Only people can make room. While the database has none, this can't be noted either, and is tried again.
    const isFull = isDiskFull(error);
    if (!(error instanceof FileProblem)) {
      payload.logger.error({ err: error, msg: `Transfer ${id} was interrupted` });
      if (!isLastAttempt && !isFull) throw error;
    }
    ledger.noteFile(error instanceof FileProblem ? error : new FileProblem(isFull ? 'diskFull' : 'crashed'));
    await ledger.keepReport();
    if (state === 'running') await recordUnfinished(payload, ledger.transfer);
    await ledger.moveTo('failed');
    return true;
  }
}
