import type { PayloadRequest } from 'payload';
import type { Bookmark } from '@/payload-types';
import { inTransaction, lockInTransaction } from '../database/transaction';

/** Ids of the tools a person has bookmarked, newest first. */
export async function bookmarkedTools(req: PayloadRequest, user: number): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'bookmarks',
    where: { user: { equals: user } },
    sort: '-createdAt',
    limit: 0,
    pagination: false,
    depth: 0,
    select: { tool: true },
    req,
  });
  return docs.map(({ tool }) => Number(typeof tool === 'object' ? tool.id : tool));
}

const existing = async (req: PayloadRequest, user: number, tool: number) =>
  (await req.payload.db.findOne<Bookmark>({ collection: 'bookmarks', where: { user: { equals: user }, tool: { equals: tool } }, req }))?.id;

/**
 * Bookmarks a tool; idempotent, also for simultaneous requests.
 * @returns false when the tool isn't public
 */
export async function addBookmark(req: PayloadRequest, user: number, tool: number): Promise<boolean> {
  return inTransaction(req, async () => {
    await lockInTransaction(req, 'bookmark', user, tool);
    const { totalDocs } = await req.payload.count({ collection: 'tools', where: { id: { equals: tool } }, overrideAccess: false, user: null, req });
    if (totalDocs === 0) return false;
    if ((await existing(req, user, tool)) === undefined) await req.payload.create({ collection: 'bookmarks', data: { user, tool }, depth: 0, req });
    return true;
  });
}

/** Removes a bookmark; idempotent. */
export async function removeBookmark(req: PayloadRequest, user: number, tool: number): Promise<void> {
  await inTransaction(req, async () => {
    await lockInTransaction(req, 'bookmark', user, tool);
    const id = await existing(req, user, tool);
    if (id !== undefined) await req.payload.delete({ collection: 'bookmarks', id, depth: 0, req });
  });
}
