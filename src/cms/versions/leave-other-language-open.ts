import type { Field, PayloadRequest, SanitizedConfig } from 'payload';
import { writeIntent } from './write-intent';

interface Options {
  collectionSlug?: string;
  path: (string | number)[];
  req: PayloadRequest;
  required?: boolean;
}
type Validate = (value: unknown, options: Options) => unknown;

/**
 * A restored or public version was complete in its own language, a document that goes offline needn't be complete at all, and a change without a status
 * or a way out of the trash answers for the fields it sends.
 */
function mayBeOpen({ collectionSlug, path, req }: Options): boolean {
  if (req.context.isRestoringVersion) return true;
  const intent = collectionSlug ? writeIntent(req, collectionSlug) : null;
  if (intent?.action === 'unpublish' || intent?.action === 'revert') return true;
  return (intent?.action === 'change' || intent?.action === 'move') && !(String(path[0]) in intent.data);
}

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
