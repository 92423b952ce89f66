import { type Actor, type LocalApi, unique } from './payload';
import { signIn } from './rest';

export const PASSWORD = 'a long enough password';

export const ACTOR_ROLES = ['anonymous', 'user', 'editor', 'admin'] as const;
export type ActorRole = (typeof ACTOR_ROLES)[number];

export interface Account {
  user: Actor | null;
  token: string | null;
}

/** A new account of a role, signed in. */
export async function createAccount(local: LocalApi, role: Actor['role']): Promise<{ user: Actor; token: string }> {
  const email = `${unique(role)}@example.org`;
  const user = await local.create({ collection: 'users', data: { email, password: PASSWORD, role } });
  return { user: { ...(user as unknown as Actor), collection: 'users' }, token: await signIn(email, PASSWORD) };
}

/** One account for every role, and nobody. */
export async function createAccounts(local: LocalApi): Promise<Record<ActorRole, Account>> {
  const [user, editor, admin] = await Promise.all([createAccount(local, 'user'), createAccount(local, 'editor'), createAccount(local, 'admin')]);
  return { anonymous: { user: null, token: null }, user, editor, admin };
}
