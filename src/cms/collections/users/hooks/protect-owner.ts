import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { isOwnerEmail } from '../../../access/roles';
import { refuse } from '../../../guards/refuse';

const role: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const email = data.email ?? originalDoc?.email;
  const wasOwner = isOwnerEmail(originalDoc?.email);
  // The address makes the owner, so nobody may take it or give it away from outside (`req.user` is empty for the server itself).
  const changesOwner = originalDoc && wasOwner !== isOwnerEmail(email);
  if (req.user && (changesOwner || (wasOwner && data.deletedAt))) refuse(req, 'owner', 403);
  return isOwnerEmail(email) ? { ...data, role: 'admin' } : data;
};

const account: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, trash: true, select: { email: true }, disableErrors: true, req });
  if (isOwnerEmail(user?.email)) refuse(req, 'owner', 403);
};

/** The site owner's account (`ADMIN_EMAIL`) can't lose the admin role or be deleted. */
export const protectOwner = { role, account };
