import { APIError, type PayloadRequest } from 'payload';
import { type ValidationMessage, validationMessage } from '@/domain/validation-messages';

/** Throws an error with a message in the user's language. */
export function refuse(req: PayloadRequest, key: ValidationMessage, status = 409): never {
  throw new APIError(validationMessage(key, req.i18n.language), status, undefined, true);
}
