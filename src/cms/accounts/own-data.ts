import type { PayloadRequest } from 'payload';
import { bookmarkedTools } from '../bookmarks/bookmarks';
import { avatarUrl } from './avatar';
import { ownedRows } from './identities';
import { ownedBy } from './own-contributions';
import type { SignedInUser } from './session';

const pick = <T extends object, K extends keyof T>(source: T, keys: K[]) => Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<T, K>;

const each = <T extends object>(found: { docs: T[] } | null, keys: (keyof T)[]) => (found?.docs ?? []).map((doc) => pick(doc, keys));

/** Everything stored about a person, for download. */
export async function ownData(req: PayloadRequest, user: SignedInUser): Promise<Record<string, unknown>> {
  const { payload } = req;
  const all = { limit: 0, pagination: false, depth: 0, req } as const;
  const [bookmarks, reviews, waitingReviews, submissions, messages, subscriptions, follows, reports, proposals, comments, shortlists] =
    await Promise.all([
      bookmarkedTools(req, user.id),
      payload.find({ ...all, collection: 'reviews', where: ownedBy(user, 'author', 'email'), trash: true, draft: true }),
      user.email ? payload.find({ ...all, collection: 'confirmations', where: { email: { equals: user.email } } }) : null,
      // A separate request, because asking for all languages changes the request.
      payload.find({
        ...all,
        collection: 'tools',
        where: ownedBy(user, 'submitter.user', 'submitter.email'),
        trash: true,
        draft: true,
        locale: 'all',
        req: { transactionID: req.transactionID },
      }),
      user.email ? payload.find({ ...all, collection: 'contact-messages', where: { email: { equals: user.email } }, trash: true }) : null,
      user.email ? payload.find({ ...all, collection: 'subscribers', where: { email: { equals: user.email } } }) : null,
      payload.find({ ...all, collection: 'follows', where: ownedBy(user, 'user', 'email') }),
      user.email ? payload.find({ ...all, collection: 'reports', where: { email: { equals: user.email } } }) : null,
      user.email ? payload.find({ ...all, collection: 'edit-proposals', where: { email: { equals: user.email } } }) : null,
      payload.find({ ...all, collection: 'comments', where: { author: { equals: user.id } } }),
      payload.find({ ...all, collection: 'shortlists', where: { user: { equals: user.id } }, showHiddenFields: true }),
    ]);
  const owned = (model: Parameters<typeof ownedRows>[1]) => ownedRows<Record<string, unknown>>(payload, model, user.authId);
  const [sessions, accounts, passkeys] = await Promise.all([owned('session'), owned('account'), owned('passkey')]);
  return {
    account: { ...pick(user, ['email', 'name', 'phone', 'language', 'role']), picture: await avatarUrl(req, user), createdAt: user.createdAt },
    bookmarks,
    reviews: reviews.docs.map(({ moderation, createdAt, ...review }) => ({
      ...pick(review, ['tool', 'ratings', 'title', 'text', 'name', 'location', 'anonymous', 'language', 'email']),
      state: moderation?.state,
      reason: moderation?.reason,
      createdAt,
    })),
    unconfirmedReviews: each(waitingReviews, ['review', 'createdAt']),
    submissions: submissions.docs.map(({ moderation, createdAt, ...tool }) => ({
      ...pick(tool, ['name', 'maker', 'url', 'tagline', 'description', 'features', 'plans', 'categories', 'featureVideo', 'submitter']),
      state: moderation?.state,
      reason: moderation?.reason,
      createdAt,
    })),
    messages: each(messages, ['name', 'email', 'phone', 'subject', 'message', 'language', 'createdAt']),
    newsletter: each(subscriptions, ['email', 'language', 'status', 'confirmedAt', 'unsubscribedAt', 'createdAt']),
    follows: each(follows, ['kind', 'tool', 'category', 'email', 'language', 'status', 'confirmedAt', 'mailedAt', 'createdAt']),
    sessions: sessions.map((session) => pick(session, ['ipAddress', 'userAgent', 'createdAt', 'updatedAt'])),
    signInMethods: accounts.map((account) => pick(account, ['providerId', 'accountId', 'createdAt'])),
    passkeys: passkeys.map((passkey) => pick(passkey, ['name', 'deviceType', 'createdAt'])),
    reports: each(reports, ['review', 'reason', 'text', 'name', 'email', 'outcome', 'answer', 'createdAt']),
    proposals: each(proposals, ['tool', 'changes', 'reason', 'sourceUrl', 'email', 'outcome', 'createdAt']),
    shortlists: each(shortlists, ['name', 'visibility', 'language', 'items', 'team', 'weights', 'isOfBookmarks', 'createdAt', 'updatedAt']),
    comments: each(comments, ['collection', 'document', 'field', 'text', 'createdAt']),
  };
}
