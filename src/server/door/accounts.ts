import 'server-only';
import config from '@payload-config';
import { createLocalReq, getPayload } from 'payload';
import { type Auth, authFor } from '@/cms/accounts/auth';
import { type OwnReview, type OwnSubmission, ownReviews, ownSubmissions } from '@/cms/accounts/own-contributions';
import { type SessionState, type SignedInUser, sessionOf } from '@/cms/accounts/session';
import { bookmarkedTools } from '@/cms/bookmarks/bookmarks';

/** Better Auth on the site's database. Outside requests reach it only through `server/account-door.ts`, which applies limits and translates errors. */
export async function accounts(): Promise<Auth> {
  return authFor(await getPayload({ config }));
}

export type { SessionState };

/** The session a request's cookies belong to. */
export async function sessionBehind(headers: Headers): Promise<SessionState> {
  return sessionOf(await getPayload({ config }), headers);
}

export type { OwnReview, OwnSubmission, SignedInUser };

/** A user's bookmarks (tool ids), submissions and reviews, newest first. Show them to that user only. */
export async function ownContent(user: SignedInUser): Promise<{ bookmarks: number[]; submissions: OwnSubmission[]; reviews: OwnReview[] }> {
  const req = await createLocalReq({}, await getPayload({ config }));
  const [bookmarks, submissions, reviews] = await Promise.all([bookmarkedTools(req, user.id), ownSubmissions(req, user), ownReviews(req, user)]);
  return { bookmarks, submissions, reviews };
}
