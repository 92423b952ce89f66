import type { z } from 'zod';
import { RATING_CRITERIA, RATING_MAX, RATING_MIN, type RatingCriterion } from '../rating-criteria';
import { documentId, email, field, flag, form, isAbsent, locale, optionalLine, Refused, requiredLine, requiredText, withRule } from './form-fields';

type Ratings = Partial<Record<RatingCriterion, number>>;

/** Reads the ratings given: 'ratingCriterion' when there is none, 'choice' at the criterion for what is no rating. */
function readRatings(value: unknown): Ratings | Refused[] {
  const given = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const ratings: Ratings = {};
  const refusals: Refused[] = [];
  for (const criterion of RATING_CRITERIA) {
    const entry: unknown = given.get(criterion);
    if (isAbsent(entry) || entry === '') continue;
    const rating = typeof entry === 'string' && /^\d$/.test(entry) ? Number(entry) : entry;
    if (typeof rating === 'number' && Number.isInteger(rating) && rating >= RATING_MIN && rating <= RATING_MAX) ratings[criterion] = rating;
    else refusals.push(new Refused('choice', [criterion]));
  }
  if (refusals.length > 0) return refusals;
  return Object.keys(ratings).length > 0 ? ratings : [new Refused('ratingCriterion')];
}

/** A review of a tool. The name may be '' only when it is anonymous. */
export const reviewSchema = withRule(
  form({
    tool: documentId(),
    ratings: field(readRatings),
    title: requiredLine(120),
    text: requiredText(5000),
    anonymous: flag(),
    name: optionalLine(80),
    email: email(),
    location: optionalLine(80),
    locale: locale(),
  }),
  (values, refuse) => {
    if (values.anonymous !== true && values.name === '') refuse('name', 'required');
  },
);

export type ReviewData = z.output<typeof reviewSchema>;

/** The fields of the review form as the schema takes them. A rating is a field such as `ratings.easeOfUse`. */
export function readReviewForm(data: FormData): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.keys(reviewSchema.shape).map((name) => [name, data.get(name)])),
    ratings: Object.fromEntries(RATING_CRITERIA.map((criterion) => [criterion, data.get(`ratings.${criterion}`)])),
  };
}
