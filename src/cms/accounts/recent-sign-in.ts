import type { PayloadRequest } from 'payload';
import { refuse } from '../guards/refuse';
import { isFresh } from './assurance';
import type { SignedInUser } from './session';

/** Refuses a sensitive action without a recent sign-in. Work by the server itself has no session and passes. */
export function refuseStaleSession(req: PayloadRequest): void {
  const session = (req.user as Partial<SignedInUser> | null)?.session;
  if (session && !isFresh(session)) refuse(req, 'recentSignIn', 403);
}
