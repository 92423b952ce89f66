import type { PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { PayloadRequest, Where } from 'payload';
import { confirmations, contact_messages, edit_proposals, reports } from '@/payload-generated-schema';
import { bookmarkedTools } from '../bookmarks/bookmarks';
import { avatarUrl } from './avatar';
import { ownedRows } from './identities';
import { isOwnFollow, isOwnReview, isOwnSubmission } from './own-contributions';
import type { SignedInUser } from './session';
import { typedAddresses } from './typed-addresses';

const pick = <T extends object, K extends keyof T>(source: T, keys: K[]) => Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<T, K>;

const each = <T extends object>(found: { docs: T[] } | null, keys: (keyof T)[]) => (found?.docs ?? []).map((doc) => pick(doc, keys));

/** Everything stored about a person, for download. */
export async function ownData(req: PayloadRequest, user: SignedInUser): Promise<Record<string, unknown>> {
  const { payload } = req;
  const all = { limit: 0, pagination: false, depth: 0, req } as const;
  const [isReview, isSubmission] = [await isOwnReview(req, user), await isOwnSubmission(req, user)];
  const sentBy = async (column: PgColumn): Promise<Where> => ({ email: { in: await typedAddresses(req, user, column) } });
  const [isWaiting, isMessage] = [await sentBy(confirmations.email), await sentBy(contact_messages.email)];
  const [isReport, isProposal] = [await sentBy(reports.email), await sentBy(edit_proposals.email)];
  const [bookmarks, reviews, waitingReviews, submissions, messages, subscriptions, follows, sentReports, proposals, comments, shortlists] =
    await Promise.all([
      bookmarkedTools(req, user.id),
      payload.find({ ...all, collection: 'reviews', where: isReview, trash: true, draft: true }),
      user.email ? payload.find({ ...all, collection: 'confirmations', where: isWaiting }) : null,
      // A separate request, because asking for all languages changes the request.
      payload.find({
        ...all,
        collection: 'tools',
        where: isSubmission,
        trash: true,
        draft: true,
        locale: 'all',
        req: { transactionID: req.transactionID },
      }),
      user.email ? payload.find({ ...all, collection: 'contact-messages', where: isMessage, trash: true }) : null,
      user.email ? payload.find({ ...all, collection: 'subscribers', where: { email: { equals: user.email } } }) : null,
      payload.find({ ...all, collection: 'follows', where: isOwnFollow(user) }),
      user.email ? payload.find({ ...all, collection: 'reports', where: isReport }) : null,
      user.email ? payload.find({ ...all, collection: 'edit-proposals', where: isProposal }) : null,
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
    reports: each(sentReports, ['review', 'reason', 'text', 'name', 'email', 'outcome', 'answer', 'createdAt']),
    proposals: each(proposals, ['tool', 'changes', 'reason', 'sourceUrl', 'email', 'outcome', 'createdAt']),
    shortlists: each(shortlists, ['name', 'visibility', 'language', 'items', 'team', 'weights', 'isOfBookmarks', 'createdAt', 'updatedAt']),
    comments: each(comments, ['collection', 'document', 'field', 'text', 'createdAt']),
  };
}
