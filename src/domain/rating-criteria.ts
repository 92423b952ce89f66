/** The five things a review can rate, each from 1 to 5. */
export const RATING_CRITERIA = ['easeOfUse', 'valueForMoney', 'customerSupport', 'recommend', 'general'] as const;
export type RatingCriterion = (typeof RATING_CRITERIA)[number];

export const RATING_MIN = 1;
export const RATING_MAX = 5;
