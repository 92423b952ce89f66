import type { Payload } from 'payload';
import { exportFile } from './export-file';
import { checkFile, importFile } from './import-file';
import { Ledger } from './ledger';
import { FileProblem } from './problems';
import { starterOf, startRun } from './run';

/**
 * Does what a transfer waits for: the check of an import, its writing, or an export. False when the process is about to end before it is through;
 * called again it goes on.
 * @throws when the server is at fault, as long as there are attempts left
 */
export async function workOn(payload: Payload, id: number, { isLastAttempt = false } = {}): Promise<boolean> {
  const ledger = await Ledger.open(payload, id);
  if (!ledger || !['checking', 'waiting', 'running'].includes(ledger.transfer.state)) return true;
  const { direction, entity, options, startedBy, state } = ledger.transfer;
  try {
    const user = startedBy === null ? null : await starterOf(payload, startedBy, entity);
    if (!user) throw new FileProblem('account');
    const run = await startRun(payload, entity, user, options.language);
    if (direction === 'export') return await exportFile(run, ledger);
    return await (state === 'checking' ? checkFile(run, ledger) : importFile(run, ledger));
  } catch (error) {
    if (!(error instanceof FileProblem)) {
      payload.logger.error({ err: error, msg: `Transfer ${id} was interrupted` });
      if (!isLastAttempt) throw error;
    }
    ledger.noteFile(error instanceof FileProblem ? error : new FileProblem('crashed'));
    await ledger.keepReport();
    await ledger.moveTo('failed');
    return true;
  }
}
