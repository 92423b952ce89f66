import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload';
import { validationMessage } from '@/domain/validation-messages';
import { isOwnerEmail } from '../../../access/roles';

const role: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const email = data.email ?? originalDoc?.email;
  const wasOwner = isOwnerEmail(originalDoc?.email);
  // The address makes the owner, so nobody may take it or give it away from outside (`req.user` is empty for the server itself).
  const changesOwner = originalDoc && wasOwner !== isOwnerEmail(email);
  if (req.user && (changesOwner || (wasOwner && data.deletedAt)))
    throw new APIError(validationMessage('owner', req.i18n.language), 403, undefined, true);
  return isOwnerEmail(email) ? { ...data, role: 'admin' } : data;
};

const account: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, trash: true, select: { email: true }, disableErrors: true, req });
  if (isOwnerEmail(user?.email)) throw new APIError(validationMessage('owner', req.i18n.language), 403, undefined, true);
};

/** The site owner's account (`ADMIN_EMAIL`) can't lose the admin role or be deleted. */
export const protectOwner = { role, account };
