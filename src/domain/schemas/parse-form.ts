import type { z } from 'zod';
import type { FormMessage } from '../form-fields';
import { FORM_MESSAGES, formMessage } from '../form-messages';
import type { Locale } from '../locales';

type ObjectSchema = z.ZodType & { shape: object };

export interface FormSchema<Schema extends ObjectSchema = ObjectSchema> {
  schema: Schema;
  /** Form data as schema input; by default the first value of each field. */
  read?: (data: FormData) => Record<string, unknown>;
}

const isFormMessage = (message: string): message is FormMessage => Object.hasOwn(FORM_MESSAGES, message);

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

/** The same as texts in a language. */
export const fieldMessages = (error: z.ZodError, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldErrors(error)).map(([field, key]) => [field, formMessage(key, locale)]));

export const readFields = ({ shape }: { shape: object }, data: FormData): Record<string, unknown> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, data.get(name)]));

/** The input in form data, or messages by field. */
export function parseForm<Schema extends ObjectSchema>(
  { schema, read = (data) => readFields(schema, data) }: FormSchema<Schema>,
  data: FormData,
  locale: Locale,
): { input: z.output<Schema>; fields?: never } | { input?: never; fields: Record<string, string> } {
  const parsed = schema.safeParse(read(data));
  return parsed.success ? { input: parsed.data } : { fields: fieldMessages(parsed.error, locale) };
}
