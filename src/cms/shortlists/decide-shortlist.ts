import type { PayloadRequest } from 'payload';
import type { ShortlistOutcome } from '@/domain/shortlists';
import { inTransaction, lockInTransaction } from '../database/transaction';
import { refuse } from '../guards/refuse';

/**
 * Makes a list public, or leaves it visible by its link.
 * @param seen `updatedAt` of the list that the editor read
 * @throws APIError 409 when it is already decided or has changed since
 */
export function decideShortlist(req: PayloadRequest, { id, outcome, seen }: { id: number; outcome: ShortlistOutcome; seen: string }): Promise<void> {
  return inTransaction(req, async () => {
    const read = () => req.payload.findByID({ collection: 'shortlists', id, depth: 0, showHiddenFields: true, disableErrors: true, req });
    const before = await read();
    if (before) await lockInTransaction(req, 'shortlist', before.address);
    const list = await read();
    if (list?.visibility !== 'requested' || list.updatedAt !== seen) return refuse(req, 'moderationChanged');
    const visibility = outcome === 'published' ? 'public' : 'unlisted';
    await req.payload.update({ collection: 'shortlists', id, data: { visibility }, depth: 0, req });
  });
}
