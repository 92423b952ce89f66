import type { CollectionAfterChangeHook } from 'payload';
import { documentPath } from '@/domain/routes';
import { publishedBefore, storedRow } from '../versions/document-state';

/**
 * Adds a redirect when a published document changes its slug. Redirects to the old address are updated and one on the new address is deleted, so that
 * no chain or loop arises.
 */
export const redirectChangedSlug: CollectionAfterChangeHook = async ({ collection: { slug: collection }, doc, req }) => {
  const before = publishedBefore(req, collection, doc.id);
  if (before?._status !== 'published' || doc._status !== 'published') return doc;
  // The document may hold an address that isn't public yet.
  const after = await storedRow(req, collection, doc.id);
  const [from, to] = [before, after].map((row) => row && documentPath(collection, String(row.code ?? row.slug)));
  if (!from || !to || from === to) return doc;
  const common = { collection: 'redirects', depth: 0, req } as const;
  await req.payload.delete({ ...common, where: { from: { equals: to } } });
  // A redirect that now leads to an entry still stores its former address.
  await req.payload.update({
    ...common,
    where: { 'to.type': { equals: 'custom' }, 'to.url': { equals: from } },
    data: { to: { type: 'custom', url: to } },
  });
  const existing = await req.payload.find({ ...common, where: { from: { equals: from } }, limit: 1, pagination: false });
  const data = { from, type: 'permanent' as const, to: { type: 'custom' as const, url: to } };
  const [known] = existing.docs;
  if (known) await req.payload.update({ ...common, id: known.id, data });
  else await req.payload.create({ ...common, data });
  return doc;
};
