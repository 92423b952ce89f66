import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { createLocalReq, type Payload } from 'payload';
import { cleanLine } from '@/domain/clean-text';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { MailData } from '@/emails/mail-data';
import { siteAddress } from '../site-address';
import { accountOf, FROM_IDENTITY, findAccount, followedFields, type Identity } from './account-of';
import { type AccountMessages, languageOf } from './messages';
import { isMailAddress } from './phone-address';

const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };
const NAME_MAX_LENGTH = 80;

/** A name as accounts hold it: one line, not too long. */
const nameOf = (name: unknown) => cleanLine(String(name ?? '')).slice(0, NAME_MAX_LENGTH);

/** Keeps accounts in step with what people change of their identity, and tells them by mail what somebody else could have done. */
export function followIdentity(payload: Payload, mail: AccountMessages['mail']): BetterAuthOptions['databaseHooks'] {
  const tellSignInChanged = (to: string, language: Locale, change: MailData['sign-in-changed']['change']) =>
    mail(to, 'sign-in-changed', language, { change, securityUrl: siteAddress(routes.security, language) });
  return {
    session: {
      create: {
        // Whoever signs in has an account from then on.
        after: async ({ userId }, ctx) => {
          const identity = await ctx?.context.internalAdapter.findUserById(userId);
          if (identity) await accountOf(payload, identity as unknown as Identity);
        },
      },
    },
    account: {
      // What a provider lets do in somebody's name is not needed, so it is not kept.
      create: {
        before: async (account) => ({ data: { ...account, ...NO_TOKENS } }),
        after: async ({ userId, providerId }, ctx) => {
          const user = providerId === 'credential' ? null : ((await ctx?.context.internalAdapter.findUserById(userId)) ?? null);
          const account = user && (await findAccount(payload, userId));
          // A first sign-in makes the account; what is linked later is told.
          if (!account?.email) return;
          await tellSignInChanged(account.email, languageOf(user, ctx?.request), 'provider');
        },
      },
      update: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) },
    },
    user: {
      create: {
        before: async (user) => {
          // Only the server makes stand-ins, for a number that somebody has proved to have.
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
