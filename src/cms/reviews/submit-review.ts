import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { DAY_MS } from '@/domain/durations';
import { REVIEW_CONFIRM_DAYS } from '@/domain/limits';
import { routes } from '@/domain/routes';
import { type ReviewData, reviewSchema } from '@/domain/schemas/review';
import { confirmations } from '@/payload-generated-schema';
import type { Review } from '@/payload-types';
import { execute, inTransaction, lockDocument, lockInTransaction } from '../database/transaction';
import { queueMail } from '../mail/queue-mail';
import { takeStep } from '../moderation/step';
import { readToken, rowMark, signedLink } from '../tokens/signed-token';
import { listedTool } from './listed-tool';

/** Equal for all reviews of one tool by one person. */
const identityOf = ({ tool, email }: Pick<ReviewData, 'tool' | 'email'>) => `${tool}:${email.toLowerCase()}`;

/** Stores a review that stays hidden, from editors too, until its sender opens the mailed link. */
async function requestConfirmation(req: PayloadRequest, review: ReviewData, toolName: string): Promise<void> {
  const confirmation = await req.payload.create({
    collection: 'confirmations',
    data: { email: review.email, review: { ...review }, expiresAt: new Date(Date.now() + REVIEW_CONFIRM_DAYS * DAY_MS).toISOString() },
    depth: 0,
    req,
  });
  const claims = { purpose: 'confirm-review', subject: String(confirmation.id), once: rowMark(confirmation), days: REVIEW_CONFIRM_DAYS } as const;
  await queueMail(req, {
    kind: 'review-confirm',
    data: { toolName, days: REVIEW_CONFIRM_DAYS, confirmUrl: await signedLink(routes.confirmReview, claims, review.locale) },
    to: review.email,
    language: review.locale,
  });
}

/** Queues a confirmed review for the editors. A person's second review of a tool replaces the first once it is approved. */
async function queueReview(req: PayloadRequest, review: ReviewData, author: number | null = null): Promise<void> {
  const { tool, ratings, title, text, anonymous, name, email, location, locale } = review;
  const identity = identityOf(review);
  await lockInTransaction(req, 'review', identity);
  const data = { tool, ratings, title, text, anonymous, name, email, location, language: locale, identity, author, _status: 'draft' as const };
  const known = await req.payload.db.findOne<Review>({ collection: 'reviews', where: { identity: { equals: identity } }, req });
  if (known) await lockDocument(req, 'reviews', known.id);
  // Read again: its state may have changed while waiting for the lock.
  const existing = known && (await req.payload.db.findOne<Review>({ collection: 'reviews', where: { id: { equals: known.id } }, req }));
  await takeStep(req, { action: existing ? 'resubmit' : 'submit', to: 'pending' }, () =>
    existing
      ? req.payload.update({
          collection: 'reviews',
          id: existing.id,
          data: { ...data, deletedAt: null },
          draft: existing._status === 'published' && !existing.deletedAt,
          trash: true,
          depth: 0,
          req,
        })
      : req.payload.create({ collection: 'reviews', data, draft: false, depth: 0, req }),
  );
}

/**
 * Queues a review for the editors if `author`, a signed-in account, owns its email address; else first asks the sender to confirm the address. Either
 * way a mail says that it was received. Refuses reviews of tools that aren't listed.
 */
export async function submitReview(req: PayloadRequest, review: ReviewData, author: number | null = null): Promise<{ refused?: 'tool' }> {
  return inTransaction(req, async () => {
    const tool = await listedTool(req, review.tool);
    if (!tool) return { refused: 'tool' };
    if (author === null) {
      await requestConfirmation(req, review, tool.name);
    } else {
      await queueReview(req, review, author);
      await queueMail(req, { kind: 'review-received', data: { toolName: tool.name }, to: review.email, language: review.locale });
    }
    return {};
  });
}

/** The review a link would confirm, or null if the link was used before, has expired or is forged. */
export async function pendingReview(
  req: PayloadRequest,
  token: unknown,
): Promise<{ id: number; review: ReviewData; tool: { name: string; slug: string } } | null> {
  const claims = await readToken(token, 'confirm-review');
  const confirmation =
    claims && (await req.payload.findByID({ collection: 'confirmations', id: claims.subject, depth: 0, disableErrors: true, req }));
  if (!confirmation || rowMark(confirmation) !== claims.once || Date.parse(confirmation.expiresAt) < Date.now()) return null;
  const review = reviewSchema.safeParse(confirmation.review);
  const tool = review.success && (await listedTool(req, review.data.tool));
  return review.success && tool ? { id: confirmation.id, review: review.data, tool } : null;
}

/**
 * Queues the review behind a mailed link for the editors. A link works once, even if opened twice at the same moment.
 * @returns the reviewed tool, or null if the link was used before, has expired or is forged
 */
export async function confirmReview(req: PayloadRequest, token: unknown): Promise<{ name: string; slug: string } | null> {
  return inTransaction(req, async () => {
    const found = await pendingReview(req, token);
    if (!found) return null;
    const deleted = await execute(req, sql`delete from ${confirmations} where ${confirmations.id} = ${found.id} returning id`);
    if (deleted.length === 0) return null;
    await queueReview(req, found.review);
    return found.tool;
  });
}
