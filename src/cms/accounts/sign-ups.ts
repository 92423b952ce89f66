import type { AuthContext, BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, formCsrfMiddleware, getSessionFromCtx } from 'better-auth/api';
import { parseCookies } from 'better-auth/cookies';
import { z } from 'zod';
import { DAY_SECONDS } from '@/domain/durations';
import { PASSWORD_LINK_MINUTES, RETENTION_DAYS } from '@/domain/limits';
import { LOCALE_CODES } from '@/domain/locales';
import { routes, splitLocale } from '@/domain/routes';
import { siteAddress } from '../site-address';
import { wayBackOf } from './messages';
import { passwordToken } from './password-token';

/** A sign-up that Better Auth accepts. Its own checks follow the hooks, and a refused sign-up must not delete the one that waits. */
const SIGN_UP = z.strictObject({
  name: z.string(),
  email: z.email(),
  password: z.string(),
  // A lone surrogate can't be encoded, and the link would never be mailed.
  callbackURL: z
    .string()
    .regex(/^\P{Surrogate}*$/u)
    .optional(),
  language: z.enum(LOCALE_CODES).optional(),
});

/** Names the identity that the browser signed up for. Unsigned: it only counts together with the mailed link, so forging one gains nothing. */
const signUpCookie = ({ createAuthCookie }: Pick<AuthContext, 'createAuthCookie'>) =>
  createAuthCookie('sign_up', { path: routes.authApi, maxAge: RETENTION_DAYS.unconfirmedAccounts * DAY_SECONDS });

/** Requests that deleted a password. */
const droppedBy = new WeakSet<Request>();

/**
 * Deletes the password of an identity whose address is being confirmed, unless this browser signed up for it. The mailed link proves the mailbox, but
 * not who chose the password: anyone can sign up with anyone's address.
 */
export async function dropForeignPassword(
  context: Pick<AuthContext, 'createAuthCookie' | 'internalAdapter'>,
  id: string,
  request: Request | undefined,
): Promise<void> {
  if (parseCookies(request?.headers.get('cookie') ?? '').get(signUpCookie(context).name) === id) return;
  await context.internalAdapter.deleteAccounts(id);
  if (request) droppedBy.add(request);
}

/**
 * Sign-ups with an address that nobody has confirmed: the newest one counts, and its password only once the address is confirmed in the browser that
 * chose it. In another one, the link signs in and leads to the page for choosing a password.
 * @param forgetUnconfirmed deletes an unconfirmed identity by its address
 */
export const signUps = (forgetUnconfirmed: (email: string) => Promise<void>) =>
  ({
    id: 'sign-ups',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/sign-up/email',
          handler: createAuthMiddleware({ use: [formCsrfMiddleware] }, async ({ body }) => {
            const { data } = SIGN_UP.safeParse(body);
            if (!data) throw new APIError('BAD_REQUEST', { code: 'invalid_input', message: 'Unknown field or invalid value' });
            await forgetUnconfirmed(data.email);
          }),
        },
        {
          matcher: ({ path }) => path === '/change-email',
          handler: createAuthMiddleware(async (ctx) => {
            // Better Auth would send nothing to an address that has an identity.
            if (typeof ctx.body?.newEmail === 'string' && (await getSessionFromCtx(ctx))) await forgetUnconfirmed(ctx.body.newEmail);
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === '/sign-up/email',
          handler: createAuthMiddleware(async (ctx) => {
            // For a known address, Better Auth answers with a made-up identity, so that the cookie tells nothing either.
            const id = (ctx.context.returned as { user?: { id?: string } }).user?.id;
            const { name, attributes } = signUpCookie(ctx.context);
            if (id) ctx.setCookie(name, id, attributes);
          }),
        },
        {
          matcher: ({ path }) => path === '/verify-email',
          handler: createAuthMiddleware(async (ctx) => {
            const { newSession } = ctx.context;
            if (!ctx.request || !newSession || !droppedBy.has(ctx.request)) return;
            const token = await passwordToken(ctx.context, newSession.user.id, PASSWORD_LINK_MINUTES * 60);
            const { locale } = splitLocale(String(ctx.query?.callbackURL ?? ''));
            throw ctx.redirect(siteAddress(routes.resetPassword, locale, { token, confirmed: '1', ...wayBackOf(ctx.request.url) }));
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
