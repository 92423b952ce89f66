import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { validationMessage } from '@/domain/validation-messages';

declare module 'payload' {
  interface RequestContext {
    /** Set while the site schedules or unschedules an issue. */
    changesIssueState?: boolean;
  }
}

/** Everyone must get the same text: an issue has to be unscheduled before it can change. */
export const protectSentIssue: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc, req }) => {
  const isFixed = operation === 'update' && originalDoc?.status && originalDoc.status !== 'draft';
  if (isFixed && !context.changesIssueState) throw new APIError(validationMessage('newsletterSent', req.i18n.language), 409, undefined, true);
  return data;
};
