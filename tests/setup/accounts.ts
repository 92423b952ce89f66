import type { Payload } from 'payload';
import { authFor } from '@/cms/accounts/auth';
import { makeAccount } from '@/cms/accounts/create-account';
import { type Actor, type LocalApi, unique } from './payload';
import { ORIGIN } from './rest';

export const PASSWORD = 'a long enough password';

export const ACTOR_ROLES = ['anonymous', 'user', 'editor', 'admin'] as const;
export type ActorRole = (typeof ACTOR_ROLES)[number];

export interface Account {
  user: Actor | null;
  /** Session cookie. */
  token: string | null;
}

/** Signs in with Better Auth and returns the session cookie. */
export async function signIn(payload: Payload, email: string, password = PASSWORD): Promise<string> {
  const response = await authFor(payload).api.signInEmail({ body: { email, password }, headers: new Headers({ origin: ORIGIN }), asResponse: true });
  const cookie = cookiesOf(response);
  if (!cookie.includes('session_token')) throw new Error(`Sign-in of ${email} failed with ${response.status}: ${await response.text()}`);
  return cookie;
}

/** The cookies set by a response as a request header. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

export async function createAccount(local: LocalApi, role: Actor['role']): Promise<{ user: Actor; token: string }> {
  const payload = local as unknown as Payload;
  const email = `${unique(role)}@example.org`;
  const user = await makeAccount(payload, { email, password: PASSWORD, role });
  return { user: { ...(user as unknown as Actor), collection: 'users' }, token: await signIn(payload, email) };
}

/** One account per role, plus anonymous. */
export async function createAccounts(local: LocalApi): Promise<Record<ActorRole, Account>> {
  const [user, editor, admin] = await Promise.all([createAccount(local, 'user'), createAccount(local, 'editor'), createAccount(local, 'admin')]);
  return { anonymous: { user: null, token: null }, user, editor, admin };
}
