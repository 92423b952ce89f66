/** Kinds of search results besides tools. */
export const ENTRY_KINDS = ['category', 'term', 'course', 'product'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
