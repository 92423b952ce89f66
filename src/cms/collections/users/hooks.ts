import type {
  CollectionAfterLogoutHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionMeHook,
  CollectionRefreshHook,
} from 'payload';
import { isOwnerEmail } from '../../access/roles';
import { authFor } from '../../accounts/auth';
import type { SignedInUser } from '../../accounts/session';
import { refuse } from '../../guards/refuse';

/** With an expiry the panel would count down and leave the page, unsaved changes included. */
const me: CollectionMeHook = ({ user }) => ({ user, exp: 0 });

const refresh: CollectionRefreshHook = ({ user }) => ({ user, exp: 0, refreshedToken: '', setCookie: false });

const logout: CollectionAfterLogoutHook = async ({ req }) => {
  const { session } = req.user as unknown as SignedInUser;
  const { adapter } = await authFor(req.payload).$context;
  await adapter.delete({ model: 'session', where: [{ field: 'id', value: session.id }] });
};

/** Payload's `me`, `refresh-token` and `logout` expect tokens; here a sign-in lasts as long as its session. */
export const endWithSession = { me, refresh, logout };

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
