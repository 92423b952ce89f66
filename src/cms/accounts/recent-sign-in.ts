import { APIError, type PayloadRequest } from 'payload';
import { validationMessage } from '@/domain/validation-messages';
import { isFresh } from './assurance';
import type { SignedInUser } from './session';

/** Refuses a sensitive action without a recent sign-in. Work by the server itself has no session and passes. */
export function refuseStaleSession(req: PayloadRequest): void {
  const session = (req.user as Partial<SignedInUser> | null)?.session;
  if (session && !isFresh(session)) throw new APIError(validationMessage('recentSignIn', req.i18n.language), 403, undefined, true);
}
