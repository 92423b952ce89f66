import type { z } from 'zod';
import { VALIDATION_MESSAGES } from '../validation-messages';
import type { FormMessage } from './form-fields';

const isFormMessage = (message: string): message is FormMessage => Object.hasOwn(VALIDATION_MESSAGES, message);

/**
 * The first message of each field, in form order, by path such as `plans.0.price`; '' is the form as a whole. An entry of a list has no field, so its
 * error counts for the list. A message that is no known key counts as 'choice'.
 */
export function fieldErrors(error: z.ZodError): Record<string, FormMessage> {
  const errors: Record<string, FormMessage> = {};
  for (const { path, message } of error.issues) {
    const field = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
    errors[field.join('.')] ??= isFormMessage(message) ? message : 'choice';
  }
  return errors;
}
