import * as z from 'zod';
import { documentId, emailAddress, flag, form, isObject, key, line, locale, optional, required, text, withRule } from '../form-fields';
import { RATING_CRITERIA, RATING_MAX, RATING_MIN, type RatingCriterion } from '../rating-criteria';
import { readFields } from './parse-form';

const rating = z
  .preprocess(
    (value) => (typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value),
    z.int(key('choice')).min(RATING_MIN, key('choice')).max(RATING_MAX, key('choice')),
  )
  .optional();

/** The ratings given: 'ratingCriterion' when there is none, 'choice' at the criterion for a wrong one. */
const ratings = z.preprocess(
  (value) => (isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, entry]) => (entry ?? '') !== '')) : value),
  z
    .object(
      Object.fromEntries(RATING_CRITERIA.map((criterion) => [criterion, rating])) as Record<RatingCriterion, typeof rating>,
      key('ratingCriterion'),
    )
    .refine((given) => Object.keys(given).length > 0, key('ratingCriterion')),
);

/** A review of a tool. The name may be '' only when it is anonymous. */
export const reviewSchema = withRule(
  form({
    tool: documentId,
    ratings,
    title: required(line(120)),
    text: required(text(5000)),
    anonymous: flag,
    name: optional(line(80)),
    email: required(emailAddress),
    location: optional(line(80)),
    locale,
  }),
  (values, refuse) => {
    if (values.anonymous !== true && values.name === '') refuse('name', 'required');
  },
);

export type ReviewData = z.output<typeof reviewSchema>;

/** Form fields as schema input. A rating is a field such as `ratings.easeOfUse`. */
export function readReviewForm(data: FormData): Record<string, unknown> {
  return {
    ...readFields(reviewSchema, data),
    ratings: Object.fromEntries(RATING_CRITERIA.map((criterion) => [criterion, data.get(`ratings.${criterion}`)])),
  };
}
