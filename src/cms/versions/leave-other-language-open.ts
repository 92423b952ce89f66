import type { Field, PayloadRequest, SanitizedConfig } from 'payload';
import { writeIntent } from './write-intent';

interface Options {
  collectionSlug?: string;
  req: PayloadRequest;
  required?: boolean;
}
type Validate = (value: unknown, options: Options) => unknown;

/** A restored version was complete in its own language; a document that goes offline needn't be complete at all. */
const mayBeOpen = ({ collectionSlug, req }: Options) =>
  Boolean(req.context.isRestoringVersion || (collectionSlug && writeIntent(req, collectionSlug)?.takesOffline));

function leaveOpen(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) leaveOpen(tab.fields);
    else if ('fields' in field) leaveOpen(field.fields);
    else if ('localized' in field && field.localized && 'required' in field && field.required && field.validate) {
      const validate = field.validate as Validate;
      const validateOpen: Validate = (value, options) => validate(value, mayBeOpen(options) ? { ...options, required: false } : options);
      field.validate = validateOpen as never;
    }
  }
}

/**
 * Doesn't require texts of a language that isn't being written. Payload validates a restored version as English and an unpublished one in the list's
 * language, so a document in Dutch only could neither be restored nor unpublished.
 */
export function leaveOtherLanguageOpen(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) leaveOpen(fields);
  return config;
}
