/** A listing as a submission form shows it when it may be the same tool. */
export interface ToolListing {
  name: string;
  url: string;
  path: string;
}
