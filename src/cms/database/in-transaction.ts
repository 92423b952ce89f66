import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

const isRefusal = (outcome: unknown) => typeof outcome === 'object' && outcome !== null && 'refused' in outcome;

/**
 * Runs `work` in one transaction, or as part of the one that `req` is in. An error rolls back, and so does an outcome with the key `refused`, which is
 * returned.
 */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOwn = await initTransaction(req);
  try {
    const outcome = await work();
    if (isOwn) await (isRefusal(outcome) ? killTransaction(req) : commitTransaction(req));
    return outcome;
  } catch (error) {
    if (isOwn) await killTransaction(req);
    throw error;
  }
}
