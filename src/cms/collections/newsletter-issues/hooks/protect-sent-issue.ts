import type { CollectionBeforeChangeHook } from 'payload';
import { refuse } from '../../../guards/refuse';

declare module 'payload' {
  interface RequestContext {
    /** Set while the site schedules or unschedules an issue. */
    changesIssueState?: boolean;
  }
}

/** Everyone must get the same text: an issue has to be unscheduled before it can change. */
export const protectSentIssue: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc, req }) => {
  const isFixed = operation === 'update' && originalDoc?.status && originalDoc.status !== 'draft';
  if (isFixed && !context.changesIssueState) refuse(req, 'newsletterSent');
  return data;
};
