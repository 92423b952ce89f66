/** Where a submission or a review stands. Only `published` is ever public. */
export const MODERATION_STATES = ['pending', 'published', 'rejected', 'unpublished'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];
