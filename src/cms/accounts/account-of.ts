import type { Payload, PayloadRequest } from 'payload';
import type { User } from '@/payload-types';
import { isMailAddress } from './phone-address';

/** A user of Better Auth. */
export interface Identity {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  phoneNumber?: string | null;
  phoneNumberVerified?: boolean | null;
  twoFactorEnabled?: boolean | null;
  language?: string | null;
}

export type Account = User & { authId: string };

/** Marks a write to `users` that copies Better Auth's data, so that hooks don't write it back. */
export const FROM_IDENTITY = { fromIdentity: true };

/** Fields of an account that are copied from the identity. An unverified address isn't: it could be the owner's. */
export function followedFields(identity: Identity) {
  return {
    name: identity.name,
    ...(identity.emailVerified && isMailAddress(identity.email) ? { email: identity.email.toLowerCase() } : {}),
    phone: identity.phoneNumberVerified ? identity.phoneNumber : null,
    secondFactor: Boolean(identity.twoFactorEnabled),
    ...(identity.language === 'en' || identity.language === 'nl' ? { language: identity.language as User['language'] } : {}),
  };
}

/** Finds the account of an identity, disabled ones included; null when there is none yet. */
export const findAccount = (payload: Payload, authId: string): Promise<Account | null> =>
  payload.db.findOne<Account>({ collection: 'users', where: { authId: { equals: authId } } });

/** Reads the identity of an account from the database, as hooks get documents without hidden fields. */
export async function authIdOf(req: PayloadRequest, account: number): Promise<string> {
  const stored = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: account } }, req });
  if (!stored?.authId) throw new Error(`Account ${account} has no identity`);
  return stored.authId;
}

/** Finds the account of an identity or creates it. Two requests at the same time create one. */
export async function accountOf(payload: Payload, identity: Identity): Promise<Account> {
  const known = await findAccount(payload, identity.id);
  if (known) return known;
  try {
    return (await payload.create({
      collection: 'users',
      data: { ...followedFields(identity), authId: identity.id, role: 'user' },
      depth: 0,
      context: FROM_IDENTITY,
    })) as Account;
  } catch (error) {
    const made = await findAccount(payload, identity.id);
    if (made) return made;
    throw error;
  }
}
