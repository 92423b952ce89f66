import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionMeHook,
  type CollectionRefreshHook,
  Forbidden,
} from 'payload';
import { isAdmin, isOwnerEmail } from '../../access/roles';
import { type Account, authIdOf } from '../../accounts/account-of';
import { authFor } from '../../accounts/auth';
import { eraseTraces } from '../../accounts/erase';
import { logErasure } from '../../accounts/erasure-log';
import { forgetTokens } from '../../accounts/forget-tokens';
import { endSessions, freeAddress, newIdentity, removeIdentity, updateIdentity } from '../../accounts/identities';
import { invite, tellAddressChanged } from '../../accounts/invite';
import type { SignedInUser } from '../../accounts/session';
import { refuseStaleSession } from '../../accounts/session';
import { recordEvent } from '../../audit/record-event';
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

const isFromIdentity = (context: Record<string, unknown>) => Boolean(context.fromIdentity);

function erasedIdentities(context: Record<string, unknown>): Map<number, string> {
  context.erasedIdentities ??= new Map<number, string>();
  return context.erasedIdentities as Map<number, string>;
}

/** An account created in the panel gets an identity without a password; the owner sets one through the invitation. */
const identityFirst: CollectionBeforeChangeHook<Account> = async ({ data, operation, originalDoc, req, context }) => {
  if (isFromIdentity(context)) return data;
  const changesEmail = data.email !== undefined && data.email !== originalDoc?.email;
  const changesRights =
    operation === 'create' || changesEmail || (data.role ?? originalDoc?.role) !== originalDoc?.role || data.deletedAt !== originalDoc?.deletedAt;
  if (req.user && operation === 'update' && data.deletedAt !== undefined && data.deletedAt !== originalDoc?.deletedAt && !isAdmin(req.user))
    throw new Forbidden(req.t);
  if (changesRights) refuseStaleSession(req);
  if (operation === 'update' && changesEmail && data.email) await freeAddress(req, data.email);
  if (operation !== 'create' || data.authId) return data;
  if (!data.email) refuse(req, 'email', 400);
  const identity = await newIdentity(req, { email: data.email, name: data.name ?? '', language: data.language });
  return { ...data, authId: identity.id };
};

const invited: CollectionAfterChangeHook<Account> = async ({ doc, operation, req, context }) => {
  if (operation !== 'create' || isFromIdentity(context)) return doc;
  await recordEvent(req, 'account_invited', doc.id, doc.role);
  if (!context.skipInvitation) await invite(req, { ...doc, authId: await authIdOf(req, doc.id) });
  return doc;
};

/** Copies account changes to the identity and ends sessions where needed. */
const identityAfter: CollectionAfterChangeHook<Account> = async ({ doc, previousDoc, operation, req, context }) => {
  if (operation !== 'update' || isFromIdentity(context)) return doc;
  const update: Parameters<typeof updateIdentity>[2] = {};
  if (doc.name !== previousDoc.name) update.name = doc.name ?? '';
  if (doc.language !== previousDoc.language) update.language = doc.language;
  if (doc.email && doc.email !== previousDoc.email) Object.assign(update, { email: doc.email, emailVerified: false });
  const wasDisabled = Boolean(previousDoc.deletedAt);
  const isDisabled = Boolean(doc.deletedAt);
  if (wasDisabled !== isDisabled) update.banned = isDisabled;
  const endsSessions = doc.role !== previousDoc.role || Boolean(update.email) || isDisabled;
  if (Object.keys(update).length > 0 || endsSessions) {
    const authId = await authIdOf(req, doc.id);
    await updateIdentity(req, authId, update);
    if (endsSessions) {
      await endSessions(req, authId);
      await forgetTokens(req, authId);
    }
  }

  if (doc.role !== previousDoc.role) await recordEvent(req, 'account_role_changed', doc.id, `${previousDoc.role} → ${doc.role}`);
  if (update.email) {
    await recordEvent(req, 'account_email_changed', doc.id);
    await tellAddressChanged(req, previousDoc.email, { ...doc, email: update.email });
  }
  if (wasDisabled !== isDisabled) await recordEvent(req, isDisabled ? 'account_disabled' : 'account_enabled', doc.id);
  return doc;
};

const RIGHTS = ['role', 'email', 'deletedAt'];

/** Before the first account: a request for several would report each refusal apart, without its code. */
const signedInRecently: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const changesRights = operation === 'update' && 'where' in args && 'data' in args && RIGHTS.some((field) => field in args.data);
  if (operation === 'delete' || changesRights) refuseStaleSession(req);
};

const erased: CollectionBeforeDeleteHook = async ({ id, req, context }) => {
  // By id: one request can delete several accounts.
  erasedIdentities(context).set(Number(id), await authIdOf(req, Number(id)));
  await eraseTraces(req, Number(id), context.removeReviews === true ? 'remove' : 'anonymise');
};

const identityGone: CollectionAfterDeleteHook<Account> = async ({ doc, req, context }) => {
  await recordEvent(req, 'account_deleted', doc.id);
  const authId = erasedIdentities(context).get(doc.id);
  if (!authId) return doc;
  await removeIdentity(req, authId);
  await logErasure(authId, context.removeReviews === true ? 'remove' : 'anonymise');
  return doc;
};

/** Copies changes of accounts to identities; `accounts/follow-identity.ts` does the opposite. */
export const steerIdentity = { signedInRecently, identityFirst, invited, identityAfter, erased, identityGone };
