import type { BetterAuthPlugin, Session, User } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { decodeJwt } from 'jose';
import { FRESH_SESSION_SECONDS } from '@/domain/limits';
import { requestLanguage } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { siteAddress } from '../site-address';

/** Paths that stay open while the second factor is pending: sign-in, sign-out and the challenge. */
const OPEN_WHILE_CHALLENGED =
  /^\/(?:get-session|sign-out|ok|error|jwks|sign-in\/.*|sign-up\/.*|callback\/.*|oauth2\/callback\/.*|magic-link\/verify|send-verification-email|email-otp\/send-verification-otp|request-password-reset|reset-password.*|phone-number\/(?:send-otp|request-password-reset|reset-password)|two-factor\/verify-.*|passkey\/(?:generate-authenticate-options|verify-authentication))$/;

/** Paths that change how a person signs in, or end the account: they need a recent sign-in. */
const SENSITIVE =
  /^\/(?:change-email|link-social|oauth2\/link|unlink-account|two-factor\/(?:enable|disable|generate-backup-codes)|phone-number\/verify|passkey\/(?:generate-register-options|verify-registration|delete-passkey))$/;

const RAISES_ASSURANCE = /^\/(?:two-factor\/verify-(?:totp|backup-code)|passkey\/verify-authentication)$/;

/** True for a session that still has to pass the second factor. */
export const isChallenged = (session: object, user: object) =>
  'twoFactorEnabled' in user && Boolean(user.twoFactorEnabled) && !('aal' in session && session.aal === 'aal2');

/** True when the sign-in is recent enough for a sensitive action. */
export const isFresh = (session: { createdAt: Date | string }) => Date.now() - new Date(session.createdAt).getTime() < FRESH_SESSION_SECONDS * 1000;

const USED_CODE_SECONDS = 120;

/** A passkey counts as two factors only if the device verified its holder. */
export async function refuseUnverifiedUser({ verification }: { verification: { authenticationInfo?: { userVerified: boolean } } }): Promise<void> {
  if (!verification.authenticationInfo?.userVerified) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED', message: 'Not verified' });
}

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Records the use of an authenticator code. True if it was used before: a code is shown for 30 s but works once. */
async function isUsedCode(ctx: Context, userId: string): Promise<boolean> {
  if (ctx.path !== '/two-factor/verify-totp') return false;
  const identifier = `used-code:${userId}:${ctx.body?.code}`;
  const { internalAdapter } = ctx.context;
  // Only one of several requests at the same moment gets it.
  return !(await internalAdapter.reserveVerificationValue({ identifier, value: 'used', expiresAt: new Date(Date.now() + USED_CODE_SECONDS * 1000) }));
}

/** The change that the link in a verification mail asks for; null for other links. Better Auth checks the signature. */
function addressChangeIn(token: unknown): { userId: string; issuedAt: number } | null {
  try {
    const { updateTo, userId, iat } = decodeJwt(String(token));
    return updateTo ? { userId: String(userId), issuedAt: Number(iat) * 1000 } : null;
  } catch {
    return null;
  }
}

/** A link that changes the address works only in the session that asked for it, and no longer once that session has ended. */
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

/** Replaces a session by one of the given level. */
async function renewSession(ctx: Context, { user, session }: { user: User; session: Session }, aal: string): Promise<void> {
  const { internalAdapter } = ctx.context;
  const renewed = await internalAdapter.createSession(user.id, false, { aal }, true);
  await setSessionCookie(ctx, { session: renewed, user });
  await internalAdapter.deleteSession(session.token);
}

/**
 * Assurance levels (aal1: one factor, aal2: two) for every kind of sign-in. Better Auth asks for the second factor after a password only; here a
 * session of a person with a second factor is worth nothing until it has passed it, however it began. A session that rises in level is replaced, so
 * that it gets a new token.
 * @param actions `forgetLinks` invalidates mailed links that set a password
 */
export function assurance({ forgetLinks }: { forgetLinks: (id: string) => Promise<void> }) {
  return {
    id: 'assurance',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && !OPEN_WHILE_CHALLENGED.test(path),
          handler: createAuthMiddleware(async (ctx) => {
            // Calls by the server itself have no request.
            if (!ctx.request) return;
            if (ctx.path === '/verify-email') return refuseForeignAddressChange(ctx);
            // This path also signs in; only changing a number needs a session.
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
              const raised = newSession ?? (ctx.context.returned instanceof Error ? null : await getSessionFromCtx(ctx));
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
              // The link was opened from the new address. Ending all sessions makes it work once.
              await internalAdapter.updateUser(current.user.id, { emailVerified: true });
              await internalAdapter.deleteUserSessions(current.user.id);
              // Others may read the old mailbox by now.
              await forgetLinks(current.user.id);
              await renewSession(ctx, current, String(current.session.aal));
              return;
            }
            if (!newSession || !sent || sent === newSession.session.token) return;
            await internalAdapter.deleteSession(sent);
            // A session that replaces another, such as after a password change, inherits its level.
            const before = ctx.context.session;
            if (before?.user.id === newSession.user.id && before.session.aal === 'aal2')
              await internalAdapter.updateSession(newSession.session.token, { aal: 'aal2' });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
