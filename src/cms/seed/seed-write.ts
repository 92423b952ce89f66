/** What every write of the seed shares: one transaction, and no cached pages to make new. */
export interface SeedWrite {
  depth: 0;
  context: { skipRevalidation: true };
  req: { transactionID?: number | string };
}
