import type { PayloadRequest } from 'payload';

const waiting = new Map<string, (() => void)[]>();

/** Runs work when the transaction of a request commits; immediately outside a transaction, never after a rollback. */
export async function afterCommit(req: PayloadRequest, work: () => void): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) return work();
  const key = String(transaction);
  waiting.set(key, [...(waiting.get(key) ?? []), work]);
}

/** Runs or drops the work that waits for a transaction. */
export function settleCommit(transaction: number | string, isCommitted: boolean): void {
  const key = String(transaction);
  const works = waiting.get(key) ?? [];
  waiting.delete(key);
  if (isCommitted) for (const work of works) work();
}
