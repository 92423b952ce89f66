import type { BetterAuthPlugin, Session, User } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { decodeJwt } from 'jose';
import { FRESH_SESSION_SECONDS } from '@/domain/limits';
import { requestLanguage } from '@/domain/request-language';
import { routes } from '@/domain/routes';
import { siteAddress } from '../site-address';

/** Ways that stay open to somebody whose second factor is still asked for: into a session, out of it, and through the challenge. */
const OPEN_WHILE_CHALLENGED =
  /^\/(?:get-session|sign-out|ok|error|jwks|sign-in\/.*|sign-up\/.*|callback\/.*|oauth2\/callback\/.*|magic-link\/verify|send-verification-email|email-otp\/send-verification-otp|request-password-reset|reset-password.*|phone-number\/(?:send-otp|request-password-reset|reset-password)|two-factor\/verify-.*|passkey\/(?:generate-authenticate-options|verify-authentication))$/;

/** Ways that change how somebody signs in, or end the account: the sign-in must be recent. */
const SENSITIVE =
  /^\/(?:change-email|link-social|oauth2\/link|unlink-account|two-factor\/(?:enable|disable|generate-backup-codes)|phone-number\/verify|passkey\/(?:generate-register-options|verify-registration|delete-passkey))$/;

const RAISES_ASSURANCE = /^\/(?:two-factor\/verify-(?:totp|backup-code)|passkey\/verify-authentication)$/;

/** True while a session of somebody with a second factor has not shown it. */
export const isChallenged = (session: object, user: object) =>
  'twoFactorEnabled' in user && Boolean(user.twoFactorEnabled) && !('aal' in session && session.aal === 'aal2');

/** True when a sign-in was recent enough for something sensitive. */
export const isFresh = (session: { createdAt: Date | string }) => Date.now() - new Date(session.createdAt).getTime() < FRESH_SESSION_SECONDS * 1000;

const USED_CODE_SECONDS = 120;

/** A passkey counts as two factors only when the device has made sure who holds it. */
export async function refuseUnverifiedUser({ verification }: { verification: { authenticationInfo?: { userVerified: boolean } } }): Promise<void> {
  if (!verification.authenticationInfo?.userVerified) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED', message: 'Not verified' });
}

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** True for a code of an app that was used before: it counts once, though it is shown for half a minute. */
async function isUsedCode(ctx: Context, userId: string): Promise<boolean> {
  if (ctx.path !== '/two-factor/verify-totp') return false;
  const identifier = `used-code:${userId}:${ctx.body?.code}`;
  const { internalAdapter } = ctx.context;
  if (await internalAdapter.findVerificationValue(identifier)) return true;
  await internalAdapter.createVerificationValue({ identifier, value: 'used', expiresAt: new Date(Date.now() + USED_CODE_SECONDS * 1000) });
  return false;
}

/** What a link for another address would change; null for every other link. Its signature is checked by Better Auth. */
function addressChangeIn(token: unknown): { userId: string; issuedAt: number } | null {
  try {
    const { updateTo, userId, iat } = decodeJwt(String(token));
    return updateTo ? { userId: String(userId), issuedAt: Number(iat) * 1000 } : null;
  } catch {
    return null;
  }
}

/**
 * A link for another address counts in the session that asked for it only: one that has ended since, by a new password or by an admin, has taken its
 * wishes along.
 */
async function refuseForeignAddressChange(ctx: Context): Promise<void> {
  const change = addressChangeIn(ctx.query?.token);
  if (!change) return;
  const current = await getSessionFromCtx(ctx, { disableRefresh: true });
  const isAsker =
    current?.user.id === change.userId &&
    !isChallenged(current.session, current.user) &&
    new Date(current.session.createdAt).getTime() < change.issuedAt + 1000;
  if (!isAsker) throw ctx.redirect(siteAddress(routes.login, requestLanguage(ctx.headers), { error: 'email_change_elsewhere' }));
}

/** Replaces a session by a new one of a level; the old one ends. */
async function renewSession(ctx: Context, { user, session }: { user: User; session: Session }, aal: string): Promise<void> {
  const { internalAdapter } = ctx.context;
  const renewed = await internalAdapter.createSession(user.id, false, { aal }, true);
  await setSessionCookie(ctx, { session: renewed, user });
  await internalAdapter.deleteSession(session.token);
}

/**
 * Assurance levels (aal1: one factor, aal2: two) on every kind of sign-in. Better Auth asks for the second factor after a password only; here each
 * session of somebody with a second factor is worth nothing until it has shown it, however it began. A session gets a new token when its level rises,
 * and the one it replaces ends.
 */
export function assurance() {
  return {
    id: 'assurance',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && !OPEN_WHILE_CHALLENGED.test(path),
          handler: createAuthMiddleware(async (ctx) => {
            // Calls of the server itself name no request.
            if (!ctx.request) return;
            if (ctx.path === '/verify-email') return refuseForeignAddressChange(ctx);
            // Signs in; a number is changed by it in a session only.
            if (ctx.path === '/phone-number/verify' && !ctx.body?.updatePhoneNumber) return;
            if (ctx.path === '/update-user' && ctx.body && 'phoneNumber' in ctx.body)
              throw new APIError('BAD_REQUEST', { code: 'FIELD_NOT_ALLOWED', message: 'A phone number is changed by its code' });
            const current = await getSessionFromCtx(ctx, { disableRefresh: true });
            if (!current) return;
            if (isChallenged(current.session, current.user))
              throw new APIError('FORBIDDEN', { code: 'second_factor_required', message: 'The second factor is required' });
            if (SENSITIVE.test(ctx.path) && !isFresh(current.session))
              throw new APIError('FORBIDDEN', { code: 'reauthentication_needed', message: 'Sign in again to do this' });
          }),
        },
      ],
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            if (!ctx.request) return;
            const { internalAdapter, authCookies, secret, newSession } = ctx.context;
            const sent = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
            if (RAISES_ASSURANCE.test(ctx.path)) {
              const raised = newSession ?? (isSuccess(ctx.context.returned) ? await getSessionFromCtx(ctx) : null);
              if (!raised) return;
              if (await isUsedCode(ctx, raised.user.id)) {
                if (newSession) {
                  await internalAdapter.deleteSession(newSession.session.token);
                  deleteSessionCookie(ctx);
                }
                throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Used' });
              }
              await renewSession(ctx, raised, 'aal2');
              if (sent && sent !== raised.session.token) await internalAdapter.deleteSession(sent);
              return;
            }
            if (ctx.path === '/verify-email' && addressChangeIn(ctx.query?.token)) {
              const current = await getSessionFromCtx(ctx);
              if (!current) return;
              // The link was read at the new address. Other sessions end, and this one is new, so that the link works once.
              await internalAdapter.updateUser(current.user.id, { emailVerified: true });
              await internalAdapter.deleteUserSessions(current.user.id);
              await renewSession(ctx, current, String(current.session.aal));
              return;
            }
            if (!newSession || !sent || sent === newSession.session.token) return;
            await internalAdapter.deleteSession(sent);
            // A new session in the middle of one, as after a changed password, is as sure as that.
            const before = ctx.context.session;
            if (before?.user.id === newSession.user.id && before.session.aal === 'aal2')
              await internalAdapter.updateSession(newSession.session.token, { aal: 'aal2' });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

const isSuccess = (returned: unknown) => !(returned instanceof Error);
