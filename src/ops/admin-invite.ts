/**
 * `npm run admin:invite -- mail@example.org [--language nl]`: creates or restores an admin and prints a link for choosing a password. For
 * installations nobody can sign in to; nothing is mailed.
 */
import { parseArgs } from 'node:util';
import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import type { Account } from '@/cms/accounts/account-of';
import { inviteLink } from '@/cms/accounts/invite';
import { recordEvent } from '@/cms/audit/record-event';
import { INVITE_DAYS } from '@/domain/limits';
import { isLocale, LOCALE_CODES, type Locale } from '@/domain/locales';
import type { User } from '@/payload-types';
import { Failure, runCommand } from './failure';
import { withPayload } from './open-payload';

interface Wish {
  email: string;
  language: Locale | undefined;
}

function readWish(): Wish {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { language: { type: 'string' } } });
  const [address, ...more] = positionals;
  if (!address || more.length > 0) throw new Failure('Name one address: npm run admin:invite -- mail@example.org [--language nl]');
  const email = z.email().safeParse(address.trim().toLowerCase());
  if (!email.success) throw new Failure(`"${address}" is not an email address.`);
  const { language } = values;
  if (language !== undefined && !isLocale(language)) throw new Failure(`The language is one of: ${LOCALE_CODES.join(', ')}.`);
  return { email: email.data, language };
}

/** @returns the account, and what was done */
async function ensureAdmin(payload: Payload, { email, language }: Wish): Promise<{ account: Account; done: string }> {
  const chosen = language ? { language } : {};
  const options = { collection: 'users', depth: 0, showHiddenFields: true } as const;
  const known = (await payload.find({ ...options, where: { email: { equals: email } }, trash: true, limit: 1, pagination: false })).docs[0];
  if (!known) {
    // A hook creates the identity first.
    const data = { ...chosen, email, role: 'admin' } as User;
    return { account: (await payload.create({ ...options, data, context: { skipInvitation: true } })) as Account, done: 'A new admin account' };
  }
  const data = { ...chosen, role: 'admin', deletedAt: null } as const;
  const account = (await payload.update({ ...options, id: known.id, data, trash: true })) as Account;
  if (known.role === 'admin' && !known.deletedAt) return { account, done: 'The account was an admin already' };
  return { account, done: known.deletedAt ? 'The account is enabled again and an admin' : 'The account is an admin now' };
}

await runCommand(async () => {
  const wish = readWish();
  await withPayload(async (payload) => {
    const { account, done } = await ensureAdmin(payload, wish);
    const req = await createLocalReq({}, payload);
    const link = await inviteLink(req, account);
    await recordEvent(req, 'account_link_made', account.id);
    console.log(`${done}: ${wish.email}\nA password is chosen here, once, within ${INVITE_DAYS} days:\n\n  ${link}\n`);
  });
});
