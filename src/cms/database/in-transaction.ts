import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/**
 * Does some work in one transaction: all of it happens or nothing. Inside another transaction it becomes part of that one.
 * @throws whatever the work throws, after everything is taken back
 */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOwn = await initTransaction(req);
  try {
    const result = await work();
    if (isOwn) await commitTransaction(req);
    return result;
  } catch (error) {
    if (isOwn) await killTransaction(req);
    throw error;
  }
}
