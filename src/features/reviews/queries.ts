import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import { REVIEWS_PER_PAGE } from '@/domain/limits';
import { overallRating, RATING_CRITERIA, RATING_MAX, type RatingCriterion } from '@/domain/rating-criteria';
import { cached } from '@/server/cached';
import { asSystem, asVisitor } from '@/server/door/reads';
import type { ReviewSort } from './review-sorts';

type Ratings = Partial<Record<RatingCriterion, number>>;

export type ReviewData = NonNullable<Awaited<ReturnType<typeof listReviews>>>[number];

export type ReviewSummary = Awaited<ReturnType<typeof getReviewSummary>>;

interface IndexEntry {
  id: number;
  createdAt: string;
  ratings: Ratings;
  votes: number;
}

const REVIEWS_COUNTED = 5000;

const mean = (values: number[]) => (values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length);

export const reviewRating = ({ ratings }: { ratings: Ratings }): number | null => overallRating(ratings);

const givenRatings = (ratings: Partial<Record<RatingCriterion, number | null>> | null | undefined): Ratings =>
  Object.fromEntries(RATING_CRITERIA.flatMap((name) => (typeof ratings?.[name] === 'number' ? [[name, ratings[name]]] : [])));

async function countVotes(reviews: number[]): Promise<Map<number, number>> {
  const votes = new Map<number, number>();
  if (reviews.length === 0) return votes;
  const docs = await asSystem.find('review-votes', { where: { review: { in: reviews } }, limit: 0, select: { review: true } });
  for (const { review } of docs) votes.set(Number(review), (votes.get(Number(review)) ?? 0) + 1);
  return votes;
}

/** The published reviews of a tool for sorting and counting, newest first. */
function listIndex(toolId: number): Promise<IndexEntry[]> {
  return cached(
    async () => {
      const docs = await asVisitor.find('reviews', {
        where: { tool: { equals: toolId } },
        sort: ['-createdAt', '-id'],
        limit: REVIEWS_COUNTED,
        select: { createdAt: true, ratings: true },
      });
      const votes = await countVotes(docs.map(({ id }) => id));
      return docs.map(({ id, createdAt, ratings }) => ({ id, createdAt, ratings: givenRatings(ratings), votes: votes.get(id) ?? 0 }));
    },
    ['review-index', toolId],
    [cacheTags.toolReviews(toolId), cacheTags.tool(toolId)],
  );
}

/** Number of reviews per rounded rating, from 5 down to 1. */
const distributionOf = (values: number[]) =>
  Array.from({ length: RATING_MAX }, (_, index) => RATING_MAX - index).map((stars) => ({
    stars,
    count: values.filter((value) => Math.round(value) === stars).length,
  }));

/** The mean of the reviews' overall ratings, null without reviews, and of each criterion. */
export async function getReviewSummary({ toolId }: { toolId: number }) {
  const entries = await listIndex(toolId);
  const overall = entries.flatMap((entry) => reviewRating(entry) ?? []);
  return {
    count: entries.length,
    average: mean(overall),
    distribution: distributionOf(overall),
    criteria: RATING_CRITERIA.flatMap((criterion) => {
      const values = entries.flatMap(({ ratings }) => ratings[criterion] ?? []);
      const average = mean(values);
      return average === null ? [] : [{ criterion, average, count: values.length, distribution: distributionOf(values) }];
    }),
  };
}

const BY_SORT: Record<ReviewSort, (a: IndexEntry, b: IndexEntry) => number> = {
  newest: () => 0,
  helpful: (a, b) => b.votes - a.votes,
  highest: (a, b) => (reviewRating(b) ?? 0) - (reviewRating(a) ?? 0),
  lowest: (a, b) => (reviewRating(a) ?? 0) - (reviewRating(b) ?? 0),
};

/** A page of a tool's published reviews, ties newest first. Null past the last page. */
export async function listReviews({ toolId, sort, page }: { toolId: number; sort: ReviewSort; page: number }) {
  const entries = [...(await listIndex(toolId))].sort(BY_SORT[sort]).slice((page - 1) * REVIEWS_PER_PAGE, page * REVIEWS_PER_PAGE);
  if (entries.length === 0) return page === 1 ? [] : null;
  const ids = entries.map(({ id }) => id);
  const found = await cached(
    async () => {
      const docs = await asVisitor.findByIds('reviews', ids, {
        select: { title: true, text: true, language: true, publicName: true, location: true, createdAt: true, ratings: true, answer: true },
      });
      return docs.map(({ language, publicName, ratings, answer, ...review }) => ({
        ...review,
        lang: language,
        author: publicName,
        ratings: givenRatings(ratings),
        answer: answer?.text ? { text: answer.text, by: answer.by ?? 'editors', answeredAt: answer.answeredAt ?? null } : null,
      }));
    },
    ['reviews', ids.join(',')],
    [cacheTags.toolReviews(toolId), cacheTags.tool(toolId)],
  );
  const votes = new Map(entries.map((entry) => [entry.id, entry.votes]));
  return found.map((review) => ({ ...review, votes: votes.get(review.id) ?? 0 }));
}
