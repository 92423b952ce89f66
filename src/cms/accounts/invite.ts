import { createEmailVerificationToken } from 'better-auth/api';
import type { PayloadRequest } from 'payload';
import { DAY_SECONDS } from '@/domain/durations';
import { EMAIL_LINK_HOURS, INVITE_DAYS } from '@/domain/limits';
import { routes } from '@/domain/routes';
import { queueMail } from '../mail/queue-mail';
import { siteAddress } from '../site-address';
import type { Account } from './account-of';
import { authFor } from './auth';
import { passwordToken } from './password-token';

type Invited = Pick<Account, 'authId' | 'language'>;

/** Address where an invited person chooses a password. It works once, for a week. */
export async function inviteLink(req: PayloadRequest, { authId, language }: Invited): Promise<string> {
  const token = await passwordToken(await authFor(req.payload).$context, authId, INVITE_DAYS * DAY_SECONDS);
  return siteAddress(routes.resetPassword, language, { token, invited: '1' });
}

export async function invite(req: PayloadRequest, user: Invited & Pick<Account, 'email' | 'role'>): Promise<void> {
  if (!user.email) return;
  const data = { inviteUrl: await inviteLink(req, user), role: user.role, days: INVITE_DAYS };
  await queueMail(req, { kind: 'account-invite', data, to: user.email, language: user.language });
}

/** After an admin changes an address: informs the old address and asks the new one to confirm before it can be used to sign in. */
export async function tellAddressChanged(
  req: PayloadRequest,
  before: string | null | undefined,
  { email, language }: Pick<Account, 'language'> & { email: string },
): Promise<void> {
  if (before) {
    const data = { newEmail: email, contactUrl: siteAddress(routes.contact, language) };
    await queueMail(req, { kind: 'email-changed', data, to: before, language });
  }
  const token = await createEmailVerificationToken((await authFor(req.payload).$context).secret, email, undefined, EMAIL_LINK_HOURS * 60 * 60);
  const data = { confirmUrl: siteAddress(routes.confirmEmail, language, { token }), hours: EMAIL_LINK_HOURS };
  await queueMail(req, { kind: 'email-change', data, to: email, language });
}
