import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { validationMessage } from '@/domain/validation-messages';

declare module 'payload' {
  interface RequestContext {
    /** Set while an issue is scheduled or taken back. */
    changesIssueState?: boolean;
  }
}

/** What is scheduled, being sent or sent says to everyone the same: take it back before changing it. */
export const keepSentIssue: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc, req }) => {
  const isFixed = operation === 'update' && originalDoc?.status && originalDoc.status !== 'draft';
  if (isFixed && !context.changesIssueState) throw new APIError(validationMessage('newsletterSent', req.i18n.language), 409, undefined, true);
  return data;
};
