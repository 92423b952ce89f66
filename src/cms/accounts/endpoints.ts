import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { MAX_ID } from '@/domain/limits';
import { routes } from '@/domain/routes';
import { validationMessage } from '@/domain/validation-messages';
import { env } from '@/env';
import { isAdmin, isOwnerEmail } from '../access/roles';
import { recordEvent } from '../audit/record-event';
import { addBookmark, bookmarkedTools, removeBookmark } from '../bookmarks/bookmarks';
import { inTransaction } from '../database/transaction';
import { readBody, refuse } from '../guards/refuse';
import { queueMail } from '../mail/queue-mail';
import { siteAddress } from '../site-address';
import type { Account } from './account-of';
import { avatarUrl, setAvatar } from './avatar';
import { factorsOf, identityOf, removeFactor, sessionsOf } from './factors';
import { endSessions } from './identities';
import { invite, inviteLink } from './invite';
import { ownData } from './own-data';
import { refuseStaleSession, type SessionState, type SignedInUser, sessionOf } from './session';

const PRIVATE = { 'Cache-Control': 'private, no-store' };
const json = (body: unknown, status = 200) => Response.json(body, { status, headers: PRIVATE });

const idParam = z.coerce.number().int().positive().max(MAX_ID);

function numberOf(req: PayloadRequest, name: string): number {
  const id = idParam.safeParse(req.routeParams?.[name]);
  return id.success ? id.data : refuse(req, 'query', 400);
}

const gone = (req: PayloadRequest) => json({ errors: [{ message: validationMessage('gone', req.i18n.language) }] }, 404);

type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * The session of a request that Payload has found no user for: a challenge may be pending, and a session that could not be read looks to Payload like
 * none. 503 if it still can't be.
 */
const sessionWithoutUser = (req: PayloadRequest): Promise<SessionState> =>
  sessionOf(req.payload, req.headers).catch((error: unknown) => {
    req.payload.logger.error({ err: error, msg: 'A session could not be read' });
    return refuse(req, 'away', 503);
  });

/** For signed-in people; anyone else gets 401 with the code `session_not_found`. */
const own = (method: Method, path: string, work: (req: PayloadRequest, user: SignedInUser) => Promise<Response>): Endpoint => ({
  method,
  path: `/me/${path}`,
  handler: async (req) => {
    if (!req.user) {
      const session = await sessionWithoutUser(req);
      if (session.state !== 'signed-in')
        return json({ code: 'session_not_found', errors: [{ message: validationMessage('signedIn', req.i18n.language) }] }, 401);
      req.user = session.user;
    }
    return work(req, req.user as SignedInUser);
  },
});

/** For admins, with the account in the path; all or nothing. */
const byAdmin = (method: Method, path: string, work: (req: PayloadRequest, account: Account) => Promise<Response>): Endpoint => ({
  method,
  path: `/:id/${path}`,
  handler: async (req) => {
    if (!isAdmin(req.user)) throw new Forbidden(req.t);
    const account = await req.payload.findByID({ collection: 'users', id: numberOf(req, 'id'), depth: 0, trash: true, showHiddenFields: true, req });
    return inTransaction(req, () => work(req, account as Account));
  },
});

/** Other admins can't get into the site owner's account. */
function refuseOwner(req: PayloadRequest, account: Account): void {
  if (isOwnerEmail(account.email) && req.user?.id !== account.id) refuse(req, 'ownerOnly', 403);
}

const deletion = z.object({ reviews: z.enum(['anonymise', 'remove']) });

async function deleteAccount(req: PayloadRequest, { id, email, language }: SignedInUser): Promise<Response> {
  const { reviews } = await readBody(req, deletion);
  refuseStaleSession(req);
  await inTransaction(req, async () => {
    await req.payload.delete({ collection: 'users', id, depth: 0, trash: true, context: { removeReviews: reviews === 'remove' }, req });
    const data = { contactUrl: siteAddress(routes.contact, language) };
    if (email) await queueMail(req, { kind: 'account-deleted', data, to: email, language });
  });
  return json({ deleted: true });
}

async function downloadData(req: PayloadRequest, user: SignedInUser): Promise<Response> {
  const name = `${new URL(env.SITE_URL).hostname}-${new Date().toISOString().slice(0, 10)}.json`;
  return new Response(JSON.stringify(await ownData(req, user), null, 2), {
    headers: { ...PRIVATE, 'Content-Type': 'application/json', 'Content-Disposition': `attachment; filename="${name}"` },
  });
}

async function showAccount(req: PayloadRequest): Promise<Response> {
  const session: SessionState = req.user ? { state: 'signed-in', user: req.user as SignedInUser } : await sessionWithoutUser(req);
  if (session.state !== 'signed-in') return json({ state: session.state });
  const { id, name, email, phone, role, language, secondFactor, session: info, restricted } = session.user;
  const avatar = await avatarUrl(req, session.user);
  return json({ state: 'signed-in', account: { id, name, email, phone, role, language, avatar, secondFactor, aal: info.aal, restricted } });
}

/**
 * `/api/users/me/…`, for the signed-in person: `account`, `bookmarks` (GET the tool ids, PUT and DELETE one), `avatar` (POST a file, DELETE), `data`
 * (all stored data as a file), `delete`.
 * `/api/users/{id}/…`, for admins: `access` (identity, factors, sessions), `invite`, `link`, `sign-out`, `factors/{id}`.
 */
export const accountEndpoints: Endpoint[] = [
  { path: '/me/account', method: 'get', handler: showAccount },
  own('get', 'bookmarks', async (req, user) => json({ tools: await bookmarkedTools(req, user.id) })),
  own('put', 'bookmarks/:tool', async (req, user) =>
    (await addBookmark(req, user.id, numberOf(req, 'tool'))) ? json({ bookmarked: true }) : gone(req),
  ),
  own('delete', 'bookmarks/:tool', async (req, user) => {
    await removeBookmark(req, user.id, numberOf(req, 'tool'));
    return json({ bookmarked: false });
  }),
  own('post', 'avatar', async (req, user) => json({ avatar: await setAvatar(req, user) })),
  own('delete', 'avatar', async (req, user) => json({ avatar: await setAvatar(req, user, true) })),
  own('get', 'data', downloadData),
  // A POST, because the body says what happens to the reviews.
  own('post', 'delete', deleteAccount),
  byAdmin('get', 'access', async ({ payload }, { authId }) => {
    const [identity, factors, sessions] = await Promise.all([identityOf(payload, authId), factorsOf(payload, authId), sessionsOf(payload, authId)]);
    return json({ ...identity, factors, sessions });
  }),
  byAdmin('post', 'invite', async (req, account) => {
    await invite(req, account);
    await recordEvent(req, 'account_invited', account.id, account.role);
    return json({ ok: true });
  }),
  byAdmin('post', 'link', async (req, account) => {
    refuseStaleSession(req);
    refuseOwner(req, account);
    const link = await inviteLink(req, account);
    await recordEvent(req, 'account_link_made', account.id);
    return json({ link });
  }),
  byAdmin('post', 'sign-out', async (req, account) => {
    await endSessions(req, account.authId);
    await recordEvent(req, 'account_sessions_ended', account.id);
    return json({ ok: true });
  }),
  byAdmin('delete', 'factors/:factor', async (req, account) => {
    refuseStaleSession(req);
    refuseOwner(req, account);
    return (await removeFactor(req, account, String(req.routeParams?.factor))) ? json({ ok: true }) : gone(req);
  }),
];
