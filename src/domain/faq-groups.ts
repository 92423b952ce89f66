/** In display order. */
export const FAQ_GROUPS = ['directory', 'contributing', 'reviews', 'privacy'] as const;
