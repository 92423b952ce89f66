import { sql } from '@payloadcms/db-postgres';
import type { Session } from 'better-auth';
import type { Payload, PayloadRequest } from 'payload';
import { routes } from '@/domain/routes';
import { recordEvent } from '../audit/record-event';
import { execute } from '../database/transaction';
import { queueMail } from '../mail/queue-mail';
import { siteAddress } from '../site-address';
import { type Account, FROM_IDENTITY } from './account-of';
import { authFor } from './auth';
import { endSessions, ownedRows, updateIdentity } from './identities';

/** A second factor. */
export interface Factor {
  id: string;
  kind: 'totp' | 'passkey';
  name: string | null;
  createdAt: string | null;
}

type SessionRow = Pick<Session, 'id' | 'createdAt' | 'updatedAt' | 'ipAddress' | 'userAgent'> & { aal: string };

/** Whether the address is verified, and the ways to sign in. */
export async function identityOf(payload: Payload, authId: string): Promise<{ emailVerified: boolean; methods: string[] }> {
  const { internalAdapter } = await authFor(payload).$context;
  const [user, accounts] = await Promise.all([internalAdapter.findUserById(authId), internalAdapter.findAccounts(authId)]);
  return { emailVerified: Boolean(user?.emailVerified), methods: accounts.map(({ providerId }) => providerId) };
}

export async function factorsOf(payload: Payload, authId: string): Promise<Factor[]> {
  const [totp, passkeys] = await Promise.all([
    ownedRows<{ id: string; verified?: boolean }>(payload, 'twoFactor', authId),
    ownedRows<{ id: string; name?: string | null; createdAt?: Date | null }>(payload, 'passkey', authId),
  ]);
  return [
    ...totp.filter(({ verified }) => verified !== false).map(({ id }) => ({ id, kind: 'totp' as const, name: null, createdAt: null })),
    ...passkeys.map(({ id, name, createdAt }) => ({
      id,
      kind: 'passkey' as const,
      name: name ?? null,
      createdAt: createdAt ? new Date(createdAt).toISOString() : null,
    })),
  ];
}

/** Active sessions of a person, newest first, without tokens. */
export async function sessionsOf(payload: Payload, authId: string): Promise<SessionRow[]> {
  const rows = await ownedRows<SessionRow & { expiresAt: Date }>(payload, 'session', authId);
  return rows
    .filter(({ expiresAt }) => expiresAt.getTime() > Date.now())
    .map(({ id, createdAt, updatedAt, ipAddress, userAgent, aal }) => ({ id, createdAt, updatedAt, ipAddress, userAgent, aal }))
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
}

/**
 * Removes a factor that a person has lost and ends their sessions.
 * @returns false when they have no such factor
 */
export async function removeFactor(req: PayloadRequest, { id: account, authId, email, language }: Account, id: string): Promise<boolean> {
  const factor = (await factorsOf(req.payload, authId)).find((candidate) => candidate.id === id);
  if (!factor) return false;
  await execute(req, sql`delete from auth.${sql.identifier(factor.kind === 'totp' ? 'twoFactor' : 'passkey')} where id = ${factor.id}`);
  if (factor.kind === 'totp') {
    await updateIdentity(req, authId, { twoFactorEnabled: false });
    await req.payload.update({ collection: 'users', id: account, data: { secondFactor: false }, trash: true, depth: 0, context: FROM_IDENTITY, req });
  }
  await endSessions(req, authId);
  if (email)
    await queueMail(req, {
      kind: 'sign-in-changed',
      data: { change: 'off', securityUrl: siteAddress(routes.security, language) },
      to: email,
      language,
    });
  await recordEvent(req, 'account_factor_removed', account, factor.kind);
  return true;
}
