import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import type { ReportData } from '@/domain/schemas/report';
import { review_votes as votes } from '@/payload-generated-schema';
import { PUBLISHED_OF_LISTED_TOOL } from '../access/rules';
import { expireTags } from '../cache/expire-tags';
import { databaseOf, forgetOnce, inTransaction, once } from '../database/transaction';
import { queueMail } from '../mail/queue-mail';

/** A published review with its tool, or null. */
export async function publishedReview(req: PayloadRequest, id: number) {
  const { docs } = await req.payload.find({
    collection: 'reviews',
    where: { and: [{ id: { equals: id } }, ...PUBLISHED_OF_LISTED_TOOL] },
    limit: 1,
    pagination: false,
    depth: 1,
    populate: { tools: { name: true, slug: true } },
    select: { tool: true, title: true, text: true, language: true },
    req,
  });
  const review = docs[0];
  return review && typeof review.tool === 'object' ? { ...review, tool: review.tool } : null;
}

interface HelpfulVotes {
  votes: number;
  /** True if this call added or removed a vote. */
  changed: boolean;
}

interface HelpfulVote {
  review: number;
  voter: string;
  /** Keyed hash of what has one vote: the review and the sender's address. */
  place: string;
  helpful: boolean;
}

const ONE_VOTE_SECONDS = 30 * 86_400;
const voteMark = (place: string) => `vote:${place}`;

const addVote = (req: PayloadRequest, { review, voter, place }: Omit<HelpfulVote, 'helpful'>) =>
  once(req, voteMark(place), ONE_VOTE_SECONDS, async () =>
    (await databaseOf(req))
      .insert(votes)
      .values({ review, voter })
      .onConflictDoNothing({ target: [votes.review, votes.voter] })
      .returning({ id: votes.id }),
  );

async function removeVote(req: PayloadRequest, { review, voter, place }: Omit<HelpfulVote, 'helpful'>) {
  const removed = await (await databaseOf(req))
    .delete(votes)
    .where(and(eq(votes.review, review), eq(votes.voter, voter)))
    .returning({ id: votes.id });
  if (removed.length > 0) await forgetOnce(req, voteMark(place));
  return removed;
}

/**
 * Adds or removes a visitor's vote that a review is helpful. A second vote from the same place within 30 days changes nothing; vote and mark are saved
 * together, so that nobody is refused a vote that was lost.
 * @returns null if there is no such review
 */
export async function voteHelpful(req: PayloadRequest, { helpful, ...vote }: HelpfulVote): Promise<HelpfulVotes | null> {
  const found = await publishedReview(req, vote.review);
  if (!found) return null;
  return inTransaction(req, async () => {
    const changed = (await (helpful ? addVote : removeVote)(req, vote)) ?? [];
    if (changed.length > 0) await expireTags([cacheTags.toolReviews(found.tool.id)], req);
    const count = await (await databaseOf(req)).$count(votes, eq(votes.review, vote.review));
    return { votes: count, changed: changed.length > 0 };
  });
}

/** Queues a report of a published review for the editors, and a receipt. Refused if there is no such review. */
export async function reportReview(req: PayloadRequest, { review, reason, text, email, name, locale }: ReportData): Promise<{ refused?: 'review' }> {
  return inTransaction(req, async () => {
    const found = await publishedReview(req, review);
    if (!found) return { refused: 'review' };
    await req.payload.create({
      collection: 'reports',
      data: { review, reason, text, name, email: email || undefined, language: locale },
      depth: 0,
      req,
    });
    if (email) await queueMail(req, { kind: 'report-received', data: { toolName: found.tool.name }, to: email, language: locale });
    return {};
  });
}
