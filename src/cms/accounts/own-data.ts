import type { PayloadRequest } from 'payload';
import { bookmarkedTools } from '../bookmarks/bookmarks';
import { avatarUrl } from './avatar';
import { ownedRows } from './identities';
import { ownedBy } from './own-contributions';
import type { SignedInUser } from './session';

/** Everything stored about a person, for download. */
export async function ownData(req: PayloadRequest, user: SignedInUser): Promise<Record<string, unknown>> {
  const { payload } = req;
  const all = { limit: 0, pagination: false, depth: 0, req } as const;
  const [bookmarks, reviews, waitingReviews, submissions, messages, subscriptions, reports, proposals] = await Promise.all([
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
    user.email ? payload.find({ ...all, collection: 'reports', where: { email: { equals: user.email } } }) : null,
    user.email ? payload.find({ ...all, collection: 'edit-proposals', where: { email: { equals: user.email } } }) : null,
  ]);
  const owned = (model: Parameters<typeof ownedRows>[1]) => ownedRows<Record<string, unknown>>(payload, model, user.authId);
  const [sessions, accounts, passkeys] = await Promise.all([owned('session'), owned('account'), owned('passkey')]);
  return {
    account: {
      email: user.email,
      name: user.name,
      phone: user.phone,
      language: user.language,
      role: user.role,
      picture: await avatarUrl(req, user),
      createdAt: user.createdAt,
    },
    bookmarks,
    reviews: reviews.docs.map(({ tool, ratings, title, text, name, location, anonymous, language, email, moderation, createdAt }) => ({
      tool,
      ratings,
      title,
      text,
      name,
      location,
      anonymous,
      language,
      email,
      state: moderation?.state,
      reason: moderation?.reason,
      createdAt,
    })),
    unconfirmedReviews: (waitingReviews?.docs ?? []).map(({ review, createdAt }) => ({ review, createdAt })),
    submissions: submissions.docs.map(
      ({ name, maker, url, tagline, description, features, plans, categories, featureVideo, submitter, moderation, createdAt }) => ({
        name,
        maker,
        url,
        tagline,
        description,
        features,
        plans,
        categories,
        featureVideo,
        submitter,
        state: moderation?.state,
        reason: moderation?.reason,
        createdAt,
      }),
    ),
    messages: (messages?.docs ?? []).map(({ name, email, phone, subject, message, language, createdAt }) => ({
      name,
      email,
      phone,
      subject,
      message,
      language,
      createdAt,
    })),
    newsletter: (subscriptions?.docs ?? []).map(({ email, language, status, confirmedAt, unsubscribedAt, createdAt }) => ({
      email,
      language,
      status,
      confirmedAt,
      unsubscribedAt,
      createdAt,
    })),
    sessions: sessions.map(({ ipAddress, userAgent, createdAt, updatedAt }) => ({ ipAddress, userAgent, createdAt, updatedAt })),
    signInMethods: accounts.map(({ providerId, accountId, createdAt }) => ({ providerId, accountId, createdAt })),
    passkeys: passkeys.map(({ name, deviceType, createdAt }) => ({ name, deviceType, createdAt })),
    reports: (reports?.docs ?? []).map(({ review, reason, text, name, email, outcome, answer, createdAt }) => ({
      review,
      reason,
      text,
      name,
      email,
      outcome,
      answer,
      createdAt,
    })),
    proposals: (proposals?.docs ?? []).map(({ tool, changes, reason, sourceUrl, email, outcome, createdAt }) => ({
      tool,
      changes,
      reason,
      sourceUrl,
      email,
      outcome,
      createdAt,
    })),
  };
}
