import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { execute } from '../database/transaction';
import { refuse } from '../guards/refuse';
import type { Identity } from './account-of';
import { authFor } from './auth';
import { forgetUnconfirmed } from './unconfirmed';

// Changes to identities that start in the content model. They bypass Better Auth's hooks, which would write the account in turn.

type IdentityUpdate = Partial<Pick<Identity, 'name' | 'email' | 'emailVerified' | 'language' | 'twoFactorEnabled'> & { banned: boolean }>;

interface NewIdentity {
  email: string;
  name: string;
  language: string | null | undefined;
}

/**
 * Creates an identity with an email address and no password. An unconfirmed identity with that address is deleted.
 * @throws APIError 400 when the address has an account
 */
export async function newIdentity(req: PayloadRequest, { email, name, language }: NewIdentity): Promise<Identity> {
  await freeAddress(req, email);
  const { user } = await authFor(req.payload).api.createUser({ body: { email, name, data: { language } } });
  return user as unknown as Identity;
}

/**
 * Deletes an identity that claimed an address and never confirmed it.
 * @throws APIError 400 when the address has an account
 */
export async function freeAddress(req: PayloadRequest, email: string): Promise<void> {
  await forgetUnconfirmed(req.payload, email);
  const { internalAdapter } = await authFor(req.payload).$context;
  if (await internalAdapter.findUserByEmail(email)) refuse(req, 'emailTaken', 400);
}

/** Sets a password; the address counts as verified. */
export async function setPassword(payload: Payload, id: string, password: string): Promise<void> {
  const { internalAdapter, adapter, password: hashing } = await authFor(payload).$context;
  const hash = await hashing.hash(password);
  if (await internalAdapter.findCredentialAccount(id)) await internalAdapter.updatePassword(id, hash);
  else await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: hash });
  await adapter.update({ model: 'user', where: [{ field: 'id', value: id }], update: { emailVerified: true } });
}

/** Better Auth's rows of one kind that belong to an identity. */
export const ownedRows = async <T>(payload: Payload, model: 'session' | 'account' | 'twoFactor' | 'passkey', authId: string) =>
  (await authFor(payload).$context).adapter.findMany<T>({ model, where: [{ field: 'userId', value: authId }] });

/** Writes fields of an identity, in the transaction of the request. */
export async function updateIdentity(req: PayloadRequest, id: string, update: IdentityUpdate): Promise<void> {
  const columns = Object.entries({ ...update, updatedAt: new Date().toISOString() }).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  await execute(req, sql`update auth."user" set ${sql.join(columns, sql`, `)} where id = ${id}`);
}

/** Ends every session of an identity, in the transaction of the request. */
export async function endSessions(req: PayloadRequest, id: string): Promise<void> {
  await execute(req, sql`delete from auth.session where "userId" = ${id}`);
}

/** Deletes an identity with everything that belongs to it, in the transaction of the request. */
export async function removeIdentity(req: PayloadRequest, id: string): Promise<void> {
  const [gone] = await execute<{ email: string }>(req, sql`delete from auth."user" where id = ${id} returning email`);
  await execute(req, sql`delete from auth.verification where value = ${id} or position(${gone?.email ?? id} in value) > 0`);
}
