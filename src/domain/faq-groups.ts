/** What frequently asked questions are about, in the order they are shown. */
export const FAQ_GROUPS = ['directory', 'contributing', 'reviews', 'privacy'] as const;
