import { APIError, type PayloadRequest } from 'payload';
import { validationMessage } from '@/domain/validation-messages';
import { isFresh } from './assurance';
import type { SignedInUser } from './session';

/** Refuses what decides about accounts when the sign-in is not recent. The server's own work is nobody's session. */
export function refuseStaleSession(req: PayloadRequest): void {
  const session = (req.user as Partial<SignedInUser> | null)?.session;
  if (session && !isFresh(session)) throw new APIError(validationMessage('recentSignIn', req.i18n.language), 403, undefined, true);
}
