import type { Payload } from 'payload';
import type { Role } from '@/domain/roles';
import type { User } from '@/payload-types';
import type { Account } from './account-of';
import { setPassword } from './identities';

interface NewAccount {
  email: string;
  /** Required: a default password would be known to everyone. */
  password: string;
  role?: Role;
  name?: string;
  language?: User['language'];
}

/** Creates an account that can sign in at once, without an invitation. */
export async function makeAccount(payload: Payload, { password, role = 'user', ...rest }: NewAccount): Promise<Account> {
  const account = (await payload.create({
    collection: 'users',
    // A hook creates the identity first.
    data: { ...rest, role } as User,
    depth: 0,
    showHiddenFields: true,
    context: { skipInvitation: true, skipRevalidation: true },
  })) as Account;
  await setPassword(payload, account.authId, password);
  return account;
}
