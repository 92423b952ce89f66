import 'server-only';
import config from '@payload-config';
import { createLocalReq, getPayload } from 'payload';
import { type Auth, authFor } from '@/cms/accounts/auth';
import { type OwnReview, type OwnSubmission, ownReviews, ownSubmissions } from '@/cms/accounts/own-contributions';
import { type SessionState, type SignedInUser, sessionOf } from '@/cms/accounts/session';
import { bookmarkedTools } from '@/cms/bookmarks/bookmarks';
import { type OwnFollow, ownFollows, removeOwnFollow } from '@/cms/follows/own-follows';
import type { Locale } from '@/domain/locales';

/** Better Auth on the site's database. Outside requests reach it only through `server/account-door.ts`, which applies limits and translates errors. */
export async function accounts(): Promise<Auth> {
  return authFor(await getPayload({ config }));
}

export type { SessionState };

/** The session a request's cookies belong to. */
export async function sessionBehind(headers: Headers): Promise<SessionState> {
  return sessionOf(await getPayload({ config }), headers);
}

export type { OwnFollow, OwnReview, OwnSubmission, SignedInUser };

interface OwnContent {
  /** Ids of tools. */
  bookmarks: number[];
  submissions: OwnSubmission[];
  reviews: OwnReview[];
  follows: OwnFollow[];
}

/** A user's bookmarks, submissions, reviews and what they follow, newest first. Show them to that user only. */
export async function ownContent(user: SignedInUser, locale: Locale): Promise<OwnContent> {
  const req = await createLocalReq({}, await getPayload({ config }));
  const [bookmarks, submissions, reviews, follows] = await Promise.all([
    bookmarkedTools(req, user.id),
    ownSubmissions(req, user),
    ownReviews(req, user),
    ownFollows(req, user, locale),
  ]);
  return { bookmarks, submissions, reviews, follows };
}

/** Ends a follow of this user's, and no one else's. */
export async function removeFollow(user: SignedInUser, id: number): Promise<void> {
  await removeOwnFollow(await createLocalReq({}, await getPayload({ config })), user, id);
}
