/** What every write of the seed shares: one transaction, and no cached pages to make new; lists, search and what lacks a translation are made at the end. */
export interface SeedWrite {
  depth: 0;
  context: { skipRevalidation: true; skipTranslations: true; skipLists: true };
  req: { transactionID?: number | string };
}
