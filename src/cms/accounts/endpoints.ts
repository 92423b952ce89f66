import { type Endpoint, Forbidden, type PayloadHandler, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { MAX_ID } from '@/domain/limits';
import { routes } from '@/domain/routes';
import { validationMessage } from '@/domain/validation-messages';
import { env } from '@/env';
import { isAdmin, isOwnerEmail } from '../access/roles';
import { recordEvent } from '../audit/record-event';
import { addBookmark, bookmarkedTools, removeBookmark } from '../bookmarks/bookmarks';
import { inTransaction } from '../database/in-transaction';
import { readBody } from '../guards/read-body';
import { refuse } from '../guards/refuse';
import { queueMail } from '../mail/queue-mail';
import { siteAddress } from '../site-address';
import type { Account } from './account-of';
import { avatarUrl, setAvatar } from './avatar';
import { factorsOf, identityOf, removeFactor, sessionsOf } from './factors';
import { endSessions } from './identities';
import { invite, inviteLink } from './invite';
import { ownData } from './own-data';
import { refuseStaleSession } from './recent-sign-in';
import { type SessionState, type SignedInUser, sessionOf } from './session';

const PRIVATE = { 'Cache-Control': 'private, no-store' };
const json = (body: unknown, status = 200) => Response.json(body, { status, headers: PRIVATE });

const idParam = z.coerce.number().int().positive().max(MAX_ID);

function numberOf(req: PayloadRequest, name: string): number {
  const id = idParam.safeParse(req.routeParams?.[name]);
  return id.success ? id.data : refuse(req, 'query', 400);
}

/** For signed-in people; anyone else gets 401 with the code `session_not_found`. */
const signedIn =
  (work: (req: PayloadRequest, user: SignedInUser) => Promise<Response>): PayloadHandler =>
  async (req) =>
    req.user
      ? work(req, req.user as SignedInUser)
      : json({ code: 'session_not_found', errors: [{ message: validationMessage('signedIn', req.i18n.language) }] }, 401);

/** For admins, with the account in the path. */
const onAccount =
  (work: (req: PayloadRequest, account: Account) => Promise<Response>): PayloadHandler =>
  async (req) => {
    if (!isAdmin(req.user)) throw new Forbidden(req.t);
    const account = await req.payload.findByID({ collection: 'users', id: numberOf(req, 'id'), depth: 0, trash: true, showHiddenFields: true, req });
    return work(req, account as Account);
  };

/** Other admins can't get into the site owner's account. */
function refuseOwner(req: PayloadRequest, account: Account): void {
  if (isOwnerEmail(account.email) && req.user?.id !== account.id) refuse(req, 'ownerOnly', 403);
}

const deletion = z.object({ reviews: z.enum(['anonymise', 'remove']) });

const own: Endpoint[] = [
  {
    path: '/me/account',
    method: 'get',
    handler: async (req) => {
      // Payload has already resolved a session; only a pending challenge needs a second look.
      const session: SessionState = req.user ? { state: 'signed-in', user: req.user as SignedInUser } : await sessionOf(req.payload, req.headers);
      if (session.state !== 'signed-in') return json({ state: session.state });
      const { id, name, email, phone, role, language, secondFactor, session: info, restricted } = session.user;
      const avatar = await avatarUrl(req, session.user);
      return json({ state: 'signed-in', account: { id, name, email, phone, role, language, avatar, secondFactor, aal: info.aal, restricted } });
    },
  },
  { path: '/me/bookmarks', method: 'get', handler: signedIn(async (req, user) => json({ tools: await bookmarkedTools(req, user.id) })) },
  {
    path: '/me/bookmarks/:tool',
    method: 'put',
    handler: signedIn(async (req, user) =>
      (await addBookmark(req, user.id, numberOf(req, 'tool')))
        ? json({ bookmarked: true })
        : json({ errors: [{ message: validationMessage('gone', req.i18n.language) }] }, 404),
    ),
  },
  {
    path: '/me/bookmarks/:tool',
    method: 'delete',
    handler: signedIn(async (req, user) => {
      await removeBookmark(req, user.id, numberOf(req, 'tool'));
      return json({ bookmarked: false });
    }),
  },
  { path: '/me/avatar', method: 'post', handler: signedIn(async (req, user) => json({ avatar: await setAvatar(req, user) })) },
  {
    path: '/me/avatar',
    method: 'delete',
    handler: signedIn(async (req, user) => {
      await setAvatar(req, user, true);
      return json({ avatar: null });
    }),
  },
  {
    path: '/me/data',
    method: 'get',
    handler: signedIn(async (req, user) => {
      const name = `${new URL(env.SITE_URL).hostname}-${new Date().toISOString().slice(0, 10)}.json`;
      return new Response(JSON.stringify(await ownData(req, user), null, 2), {
        headers: { ...PRIVATE, 'Content-Type': 'application/json', 'Content-Disposition': `attachment; filename="${name}"` },
      });
    }),
  },
  {
    // A POST, because the body says what happens to the reviews.
    path: '/me/delete',
    method: 'post',
    handler: signedIn(async (req, user) => {
      const { reviews } = await readBody(req, deletion);
      refuseStaleSession(req);
      await inTransaction(req, async () => {
        await req.payload.delete({
          collection: 'users',
          id: user.id,
          depth: 0,
          trash: true,
          context: { removeReviews: reviews === 'remove' },
          req,
        });
        if (user.email)
          await queueMail(req, {
            kind: 'account-deleted',
            data: { contactUrl: siteAddress(routes.contact, user.language) },
            to: user.email,
            language: user.language,
          });
      });
      return json({ deleted: true });
    }),
  },
];

const byAdmins: Endpoint[] = [
  {
    path: '/:id/access',
    method: 'get',
    handler: onAccount(async ({ payload }, { authId }) => {
      const [identity, factors, sessions] = await Promise.all([identityOf(payload, authId), factorsOf(payload, authId), sessionsOf(payload, authId)]);
      return json({ ...identity, factors, sessions });
    }),
  },
  {
    path: '/:id/invite',
    method: 'post',
    handler: onAccount(async (req, account) => {
      await inTransaction(req, async () => {
        await invite(req, account);
        await recordEvent(req, 'account_invited', account.id, account.role);
      });
      return json({ ok: true });
    }),
  },
  {
    path: '/:id/link',
    method: 'post',
    handler: onAccount(async (req, account) => {
      refuseStaleSession(req);
      refuseOwner(req, account);
      const link = await inviteLink(req, account);
      await recordEvent(req, 'account_link_made', account.id);
      return json({ link });
    }),
  },
  {
    path: '/:id/sign-out',
    method: 'post',
    handler: onAccount(async (req, account) => {
      await inTransaction(req, async () => {
        await endSessions(req, account.authId);
        await recordEvent(req, 'account_sessions_ended', account.id);
      });
      return json({ ok: true });
    }),
  },
  {
    path: '/:id/factors/:factor',
    method: 'delete',
    handler: onAccount(async (req, account) => {
      refuseStaleSession(req);
      refuseOwner(req, account);
      const removed = await inTransaction(req, () => removeFactor(req, account, String(req.routeParams?.factor)));
      return removed ? json({ ok: true }) : json({ errors: [{ message: validationMessage('gone', req.i18n.language) }] }, 404);
    }),
  },
];

/**
 * `/api/users/me/…`, for the signed-in person: `account`, `bookmarks` (GET the tool ids, PUT and DELETE one), `avatar` (POST a file, DELETE), `data`
 * (all stored data as a file), `delete`.
 * `/api/users/{id}/…`, for admins: `access` (identity, factors, sessions), `invite`, `link`, `sign-out`, `factors/{id}`.
 */
export const accountEndpoints: Endpoint[] = [...own, ...byAdmins];
