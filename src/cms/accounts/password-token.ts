import { randomBytes } from 'node:crypto';
import type { AuthContext } from 'better-auth';

/**
 * Creates a token that lets a person choose a password once.
 * @param seconds lifetime
 */
export async function passwordToken({ internalAdapter }: Pick<AuthContext, 'internalAdapter'>, id: string, seconds: number): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await internalAdapter.createVerificationValue({
    value: id,
    identifier: `reset-password:${token}`,
    expiresAt: new Date(Date.now() + seconds * 1000),
  });
  return token;
}
