import type { CollectionAfterLogoutHook, CollectionMeHook, CollectionRefreshHook } from 'payload';
import { authFor } from '../../../accounts/auth';
import type { SignedInUser } from '../../../accounts/session';

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
