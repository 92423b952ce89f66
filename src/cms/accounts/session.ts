import { APIError, type AuthStrategy, type Payload, type PayloadRequest } from 'payload';
import type { AccountError } from '@/domain/account-errors';
import { STAFF_IDLE_SECONDS, STAFF_SESSION_SECONDS } from '@/domain/limits';
import { SESSION_COOKIE } from '@/domain/session-cookies';
import { validationMessage } from '@/domain/validation-messages';
import { env } from '@/env';
import { isEditor } from '../access/roles';
import { type Account, accountOf, type Identity } from './account-of';
import { isChallenged, isFresh } from './assurance';
import { authFor } from './auth';
import { withCurrentSignatures } from './retired-secret';

/** The session behind a request: its level (aal1: one factor, aal2: two) and when it began. */
interface SessionInfo {
  id: string;
  aal: 'aal1' | 'aal2';
  createdAt: string;
}

/** A signed-in person. `restricted` suspends the rights of editors and admins until they pass the required second factor. */
export type SignedInUser = Account & { collection: 'users'; session: SessionInfo; restricted: boolean };

export type SessionState = { state: 'none' } | { state: 'challenged'; authId: string } | { state: 'signed-in'; user: SignedInUser };

const secondsSince = (date: Date | string) => (Date.now() - new Date(date).getTime()) / 1000;

/** False for a request that another site made with the visitor's cookies. Following a link from anywhere is fine. */
function isOwnRequest(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin) return origin === env.SITE_URL;
  return headers.get('sec-fetch-site') !== 'cross-site' || headers.get('sec-fetch-mode') === 'navigate';
}

async function needsSecondFactor(payload: Payload): Promise<boolean> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, select: { staffSecondFactor: true } });
  return Boolean(settings.staffSecondFactor);
}

/**
 * Resolves the session cookie of a request. While the second factor is pending, the state is `challenged` and there is no user. Editors and admins
 * are signed out after twelve hours without use and after seven days in all.
 */
export async function sessionOf(payload: Payload, headers: Headers): Promise<SessionState> {
  if (!headers.get('cookie')?.includes(SESSION_COOKIE)) return { state: 'none' };
  const auth = authFor(payload);
  const found = await auth.api.getSession({ headers: withCurrentSignatures(headers), query: { disableRefresh: true } });
  if (!found) return { state: 'none' };
  const { session, user: identity } = found;
  const isOwn = isOwnRequest(headers);
  if (isChallenged(session, identity)) return isOwn ? { state: 'challenged', authId: identity.id } : { state: 'none' };
  const account = await accountOf(payload, identity as Identity);
  if (account.deletedAt) return { state: 'none' };
  if (isEditor(account) && (secondsSince(session.updatedAt) > STAFF_IDLE_SECONDS || secondsSince(session.createdAt) > STAFF_SESSION_SECONDS)) {
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteSession(session.token);
    return { state: 'none' };
  }
  // Checked last, because every use counts towards the idle time.
  if (!isOwn) return { state: 'none' };
  const aal = session.aal === 'aal2' ? 'aal2' : 'aal1';
  const restricted = isEditor(account) && aal === 'aal1' && (await needsSecondFactor(payload));
  const info: SessionInfo = { id: session.id, aal, createdAt: new Date(session.createdAt).toISOString() };
  return { state: 'signed-in', user: { ...account, collection: 'users', session: info, restricted } };
}

/** Payload accepts Better Auth's session, so one session serves the site, the panel and the API. */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    const session = await sessionOf(payload, headers);
    return { user: session.state === 'signed-in' ? { ...session.user, _strategy: 'session' } : null };
  },
};

/** Refuses a sensitive action without a recent sign-in. Work by the server itself has no session and passes. */
export function refuseStaleSession(req: PayloadRequest): void {
  const session = (req.user as Partial<SignedInUser> | null)?.session;
  if (!session || isFresh(session)) return;
  const code: AccountError = 'reauthentication_needed';
  throw new APIError(validationMessage('recentSignIn', req.i18n.language), 403, { code }, true);
}
