import type { z } from 'zod';
import { VALIDATION_MESSAGES } from '../validation-messages';
import type { FormMessage } from './form-fields';

const OWN_MESSAGES = ['tooLong', 'tooMany', 'choice'];

function isFormMessage(message: string): message is FormMessage {
  return Object.hasOwn(VALIDATION_MESSAGES, message) || OWN_MESSAGES.includes(message);
}

/**
 * The first message of each field, in order of the form, by the path of the field such as `plans.0.price`; '' stands for the
 * form as a whole. A message that is no key of a text counts as 'choice'.
 */
export function fieldErrors(error: z.ZodError): Record<string, FormMessage> {
  const errors: Record<string, FormMessage> = {};
  for (const { path, message } of error.issues) {
    errors[path.join('.')] ??= isFormMessage(message) ? message : 'choice';
  }
  return errors;
}
