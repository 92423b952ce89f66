import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { requestLanguage } from '@/domain/locales';
import { passwordReason, passwordStrength } from '@/domain/password-strength';
import { env } from '@/env';

/** Paths where a person chooses a password, with the name of the field. */
const CHOSEN: Record<string, 'password' | 'newPassword'> = {
  '/sign-up/email': 'password',
  '/phone-number/verify': 'password',
  '/phone-number/reset-password': 'newPassword',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
};

/** What anyone may expect in passwords for this site. */
const SITE_WORDS = [env.PRODUCT_NAME, new URL(env.SITE_URL).hostname];

const textsOf = (...values: unknown[]) => values.filter((value): value is string => typeof value === 'string');

interface PasswordRules {
  onChanged: (user: object, request: Request | undefined) => Promise<void>;
  /** Invalidates mailed links that set a password. */
  forgetLinks: (id: string) => Promise<void>;
}

/**
 * Refuses weak passwords with the reasons (`weak_password`), saves the password of a sign-up by phone number, and takes as long for an unknown
 * phone number as for a known one.
 */
export function passwordRules({ onChanged, forgetLinks }: PasswordRules) {
  return {
    id: 'password-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && path in CHOSEN,
          handler: createAuthMiddleware(async (ctx) => {
            const password = ctx.body?.[CHOSEN[ctx.path] ?? ''];
            if (typeof password !== 'string') return;
            const owner = ctx.path === '/change-password' ? (await getSessionFromCtx(ctx))?.user : ctx.body;
            const { reasons } = await passwordStrength(password, textsOf(owner?.name, owner?.email, owner?.phoneNumber), SITE_WORDS);
            // A password change always ends the other sessions.
            if (reasons.length === 0)
              return ctx.path === '/change-password' ? { context: { body: { ...ctx.body, revokeOtherSessions: true } } } : undefined;
            const language = requestLanguage(ctx.headers);
            throw new APIError('BAD_REQUEST', {
              code: 'weak_password',
              message: reasons.map((reason) => passwordReason(reason, language)).join('. '),
              reasons: reasons.map((code) => ({ code, message: passwordReason(code, language) })),
            });
          }),
        },
        {
          matcher: ({ path }) => path === '/sign-in/phone-number',
          handler: createAuthMiddleware(async (ctx) => {
            const { phoneNumber, password } = ctx.body ?? {};
            if (typeof phoneNumber !== 'string' || typeof password !== 'string') return;
            const user = await ctx.context.adapter.findOne<{ id: string }>({ model: 'user', where: [{ field: 'phoneNumber', value: phoneNumber }] });
            const account = user && (await ctx.context.internalAdapter.findCredentialAccount(user.id));
            if (!account?.password) await ctx.context.password.hash(password);
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === '/phone-number/verify',
          handler: createAuthMiddleware(async (ctx) => {
            const { password, name } = ctx.body ?? {};
            const user = ctx.context.newSession?.user;
            if (!user || user.twoFactorEnabled || typeof password !== 'string') return;
            if ((await ctx.context.internalAdapter.findAccounts(user.id)).length > 0) return;
            const { internalAdapter } = ctx.context;
            await internalAdapter.linkAccount({
              userId: user.id,
              providerId: 'credential',
              accountId: user.id,
              password: await ctx.context.password.hash(password),
            });
            if (typeof name === 'string' && !user.name) await internalAdapter.updateUser(user.id, { name: name.slice(0, 80) });
          }),
        },
        {
          matcher: ({ path }) => path === '/change-password',
          handler: createAuthMiddleware(async (ctx) => {
            const user = ctx.context.newSession?.user;
            if (!user) return;
            await forgetLinks(user.id);
            await onChanged(user, ctx.request);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
