/** Criteria of a review, each rated from 1 to 5. */
export const RATING_CRITERIA = ['easeOfUse', 'valueForMoney', 'customerSupport', 'recommend', 'general'] as const;
export type RatingCriterion = (typeof RATING_CRITERIA)[number];

export const RATING_MIN = 1;
export const RATING_MAX = 5;

export const RATING_DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A review's overall rating: the general one, else the mean of its ratings; null without any. */
export function overallRating(ratings: Partial<Record<RatingCriterion, number | null>> | null | undefined): number | null {
  const given = RATING_CRITERIA.flatMap((criterion) => ratings?.[criterion] ?? []);
  return ratings?.general ?? (given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length);
}
