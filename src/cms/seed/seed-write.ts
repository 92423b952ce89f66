/** Options of every write: one transaction, no expired pages; search and translation state are rebuilt at the end. */
export interface SeedWrite {
  depth: 0;
  context: { skipRevalidation: true; skipTranslations: true; skipLists: true };
  req: { transactionID?: number | string };
}
