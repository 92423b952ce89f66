import type { PayloadRequest } from 'payload';

const waiting = new Map<string, (() => void)[]>();

/** Does something as soon as what a request writes is kept; at once when it writes outside a transaction, and never when it is taken back. */
export async function afterCommit(req: PayloadRequest, work: () => void): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) return work();
  const key = String(transaction);
  waiting.set(key, [...(waiting.get(key) ?? []), work]);
}

/** Called at the end of a transaction. */
export function settleCommit(transaction: number | string, isKept: boolean): void {
  const key = String(transaction);
  const works = waiting.get(key) ?? [];
  waiting.delete(key);
  if (isKept) for (const work of works) work();
}
