import * as z from 'zod';
import { documentId } from './form-fields';
import { ownPath } from './own-path';

const schema = z.object({
  next: z.preprocess(ownPath, z.string()).optional().catch(undefined),
  bookmark: documentId.optional().catch(undefined),
});

/** Where a mailed link leads after signing in: a path on this site, and the id of the tool to bookmark there. */
export type WayBack = z.infer<typeof schema>;

/** The way back in a query, which anyone could have written: what isn't valid is left out. */
export const wayBackIn = (query: Record<string, unknown>): WayBack => schema.parse(query);

/** The way back as a query. */
export const wayBackQuery = ({ next, bookmark }: WayBack): Record<string, string> => ({
  ...(next ? { next } : {}),
  ...(bookmark ? { bookmark: String(bookmark) } : {}),
});
