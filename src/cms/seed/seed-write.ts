/** What every write of the seed shares: one transaction, and no cached pages to make new; what lacks a translation is found out at the end. */
export interface SeedWrite {
  depth: 0;
  context: { skipRevalidation: true; skipTranslations: true };
  req: { transactionID?: number | string };
}
