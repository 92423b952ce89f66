import type { PayloadRequest } from 'payload';
import { authFor } from './auth';
import { bookmarkedTools } from './bookmarks';
import type { SignedInUser } from './session';

/** Everything the site keeps about a person, for them to take along. */
export async function ownData(req: PayloadRequest, user: SignedInUser): Promise<Record<string, unknown>> {
  const { payload } = req;
  const byUserOrEmail = (userField: string, emailField: string) => ({
    or: [{ [userField]: { equals: user.id } }, ...(user.email ? [{ [emailField]: { equals: user.email } }] : [])],
  });
  const all = { limit: 0, pagination: false, depth: 0, req } as const;
  const [bookmarks, reviews, submissions, messages, subscriptions, reports] = await Promise.all([
    bookmarkedTools(req, user.id),
    payload.find({ ...all, collection: 'reviews', where: byUserOrEmail('author', 'email'), trash: true, draft: true }),
    payload.find({ ...all, collection: 'tools', where: byUserOrEmail('submitter.user', 'submitter.email'), trash: true, draft: true }),
    user.email ? payload.find({ ...all, collection: 'contact-messages', where: { email: { equals: user.email } } }) : null,
    user.email ? payload.find({ ...all, collection: 'subscribers', where: { email: { equals: user.email } } }) : null,
    user.email ? payload.find({ ...all, collection: 'reports', where: { email: { equals: user.email } } }) : null,
  ]);
  const { adapter } = await authFor(payload).$context;
  const owned = (model: string) => adapter.findMany<Record<string, unknown>>({ model, where: [{ field: 'userId', value: user.authId }] });
  const [sessions, accounts, passkeys] = await Promise.all([owned('session'), owned('account'), owned('passkey')]);
  return {
    account: { email: user.email, name: user.name, phone: user.phone, language: user.language, role: user.role, createdAt: user.createdAt },
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
      createdAt,
    })),
    submissions: submissions.docs.map(({ name, url, tagline, submitter, moderation, createdAt }) => ({
      name,
      url,
      tagline,
      submitter,
      state: moderation?.state,
      createdAt,
    })),
    messages: (messages?.docs ?? []).map(({ name, email, phone, subject, message, createdAt }) => ({
      name,
      email,
      phone,
      subject,
      message,
      createdAt,
    })),
    newsletter: (subscriptions?.docs ?? []).map(({ email, createdAt }) => ({ email, createdAt })),
    sessions: sessions.map(({ ipAddress, userAgent, createdAt, updatedAt }) => ({ ipAddress, userAgent, createdAt, updatedAt })),
    signInMethods: accounts.map(({ providerId, accountId, createdAt }) => ({ providerId, accountId, createdAt })),
    passkeys: passkeys.map(({ name, deviceType, createdAt }) => ({ name, deviceType, createdAt })),
    reports: (reports?.docs ?? []).map(({ review, reason, text, name, email, createdAt }) => ({ review, reason, text, name, email, createdAt })),
  };
}
