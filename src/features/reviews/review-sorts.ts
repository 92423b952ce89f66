/** Sort orders of a tool's reviews; the first is the default. */
export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const isReviewSort = (value: unknown): value is ReviewSort => REVIEW_SORTS.some((sort) => sort === value);
