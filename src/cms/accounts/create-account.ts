import type { Payload } from 'payload';
import type { Role } from '@/domain/roles';
import type { User } from '@/payload-types';
import type { Account } from './account-of';
import { setPassword } from './identities';

interface NewAccount {
  email: string;
  /** There is no default: nobody shall find a known one in a database. */
  password: string;
  role?: Role;
  name?: string;
  language?: User['language'];
}

/** An account whose owner can sign in at once, without an invitation. Without rights in the panel, unless a role is given. */
export async function makeAccount(payload: Payload, { password, role = 'user', ...rest }: NewAccount): Promise<Account> {
  const account = (await payload.create({
    collection: 'users',
    // The identity is made first, by a hook.
    data: { ...rest, role } as User,
    depth: 0,
    showHiddenFields: true,
    context: { skipInvitation: true, skipRevalidation: true },
  })) as Account;
  await setPassword(payload, account.authId, password);
  return account;
}
