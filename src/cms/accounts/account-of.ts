import type { Payload, PayloadRequest } from 'payload';
import type { User } from '@/payload-types';
import { isMailAddress } from './phone-address';

/** What Better Auth knows of a person. */
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

/** An account, which always belongs to an identity. */
export type Account = User & { authId: string };

/** Marks a write to `users` that only repeats what Better Auth has: hooks have nothing to do then. */
export const FROM_IDENTITY = { fromIdentity: true };

/** The fields of an account that follow the identity. An address counts only once it is verified, so the owner's rule does too. */
export function followedFields(identity: Identity) {
  return {
    name: identity.name,
    ...(identity.emailVerified && isMailAddress(identity.email) ? { email: identity.email.toLowerCase() } : {}),
    phone: identity.phoneNumberVerified ? identity.phoneNumber : null,
    secondFactor: Boolean(identity.twoFactorEnabled),
    ...(identity.language === 'en' || identity.language === 'nl' ? { language: identity.language as User['language'] } : {}),
  };
}

/** The account of an identity, also one that is switched off; null when there is none yet. */
export async function findAccount(payload: Payload, authId: string): Promise<Account | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { authId: { equals: authId } },
    trash: true,
    limit: 1,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  });
  return (docs[0] as Account | undefined) ?? null;
}

/** The identity of an account: hooks get documents without their hidden fields. */
export async function authIdOf(req: PayloadRequest, account: number): Promise<string> {
  const stored = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: account } }, req });
  if (!stored?.authId) throw new Error(`Account ${account} has no identity`);
  return stored.authId;
}

/** The account of an identity, made when it is seen for the first time: two requests at the same moment make one. */
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
