import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { createLocalReq, type Payload } from 'payload';
import { cleanLine } from '@/domain/clean-text';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { MailData } from '@/emails/mails';
import { siteAddress } from '../site-address';
import { accountOf, FROM_IDENTITY, findAccount, followedFields, type Identity } from './account-of';
import { type AccountMessages, languageOf } from './messages';
import { isMailAddress } from './phone-address';

const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };
const NAME_MAX_LENGTH = 80;

/** Better Auth paths that prove an address and then delete its earlier sign-in methods. */
const PROVES_ADDRESS = ['/magic-link/verify', '/sign-in/email-otp'];

const nameOf = (name: unknown) => cleanLine(String(name ?? '')).slice(0, NAME_MAX_LENGTH);

/** Copies changes of identities to accounts, and mails people about changes that someone else could have made. */
export function followIdentity(payload: Payload, mail: AccountMessages['mail']): BetterAuthOptions['databaseHooks'] {
  const tellSignInChanged = (to: string, language: Locale, change: MailData['sign-in-changed']['change']) =>
    mail(to, 'sign-in-changed', language, { change, securityUrl: siteAddress(routes.security, language) });
  return {
    session: {
      create: {
        // The first sign-in creates the account.
        after: async ({ userId }, ctx) => {
          const identity = await ctx?.context.internalAdapter.findUserById(userId);
          if (identity) await accountOf(payload, identity as unknown as Identity);
        },
      },
    },
    account: {
      // The site never calls a provider on a person's behalf.
      create: {
        before: async (account) => ({ data: { ...account, ...NO_TOKENS } }),
        after: async ({ userId, providerId }, ctx) => {
          const user = providerId === 'credential' ? null : ((await ctx?.context.internalAdapter.findUserById(userId)) ?? null);
          const account = user && (await findAccount(payload, userId));
          // A first sign-in creates the account; a provider linked later is announced by mail.
          if (!account?.email) return;
          await tellSignInChanged(account.email, languageOf(user, ctx?.request), 'provider');
        },
      },
      update: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) },
      delete: {
        // An identity with an account was invited or has proved an address before, so its sign-in methods aren't a stranger's.
        before: async ({ userId }, ctx) => !(ctx && PROVES_ADDRESS.includes(ctx.path) && (await findAccount(payload, userId))),
      },
    },
    user: {
      create: {
        before: async (user) => {
          // Only the server creates placeholder addresses, for a verified phone number.
          if (!isMailAddress(user.email) && !user.phoneNumberVerified)
            throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'No address' });
          return { data: { ...user, name: nameOf(user.name), image: null } };
        },
      },
      update: {
        before: async (user) => ('name' in user ? { data: { ...user, name: nameOf(user.name) } } : undefined),
        after: async (user, ctx) => {
          const identity = user as unknown as Identity;
          const account = await findAccount(payload, identity.id);
          if (!account) return;
          const data = followedFields(identity);
          const req = await createLocalReq({}, payload);
          await payload.update({ collection: 'users', id: account.id, data, trash: true, depth: 0, context: FROM_IDENTITY, req });
          const language = languageOf(user, ctx?.request);
          if (account.email && data.email && account.email !== data.email)
            await mail(account.email, 'email-changed', language, { newEmail: data.email, contactUrl: siteAddress(routes.contact, language) });
          const to = data.email ?? account.email;
          if (to && Boolean(account.secondFactor) !== data.secondFactor) await tellSignInChanged(to, language, data.secondFactor ? 'on' : 'off');
          if (to && (account.phone ?? null) !== (data.phone ?? null)) await tellSignInChanged(to, language, 'phone');
        },
      },
    },
  };
}
