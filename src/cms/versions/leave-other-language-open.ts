import type { Field, PayloadRequest, SanitizedConfig } from 'payload';
import { writeIntent } from './write-intent';

interface Options {
  collectionSlug?: string;
  req: PayloadRequest;
  required?: boolean;
}
type Validate = (value: unknown, options: Options) => unknown;

/** A version that is restored was complete in its own language when it was saved; what is taken offline need not be complete at all. */
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
 * Requires no text of a language that is not being written. Payload checks a restored version as if it were English, and what is taken offline in the
 * language of the list: what is there in Dutch only could not be restored, nor be taken offline.
 */
export function leaveOtherLanguageOpen(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) leaveOpen(fields);
  return config;
}
