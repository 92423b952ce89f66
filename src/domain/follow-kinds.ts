/** What people can follow. Bookmarks belong to an account. */
export const FOLLOW_KINDS = ['tool', 'category', 'bookmarks'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];
