/** What can be found besides tools. */
export const ENTRY_KINDS = ['category', 'term', 'course', 'product'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
