import * as z from 'zod';
import { cleanLine, cleanText } from './clean-text';
import type { FormMessage } from './form-messages';
import { MAX_ID } from './limits';
import { LOCALE_CODES } from './locales';
import { withScheme } from './tool/url';
import { isWebUrl, URL_MAX_LENGTH } from './web-url';

// zod's faster mode compiles code from strings, which the content security policy forbids in browsers.
z.config({ jitless: true });

/** Every issue of a form schema has a message key as its message, not a text. */
export type { FormMessage };

/** Input this many times over its limit is refused without a closer look. */
const EXCESS_FACTOR = 10;
const EMAIL_MAX_LENGTH = 254;

/** Contains more than spaces, zero-width characters, soft hyphens, fillers and the like. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** A message key, typed: zod itself takes any string. */
export const key = (message: FormMessage) => message;

/** 'required' for a missing or empty value, `message` for any other wrong one. */
export const requiredOr = (message: FormMessage, read = (input: unknown) => input) => ({
  error: ({ input }: { input?: unknown }): FormMessage => ((read(input) ?? '') === '' ? 'required' : message),
});

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Lengths are in UTF-16 units, as in `maxlength`. */
function cleaned(max: number, clean: (value: string) => string) {
  return z
    .string(key('required'))
    .overwrite((value) => {
      const text = value.length > EXCESS_FACTOR * max ? value : clean(value);
      // One character too many is enough for a refusal, and spares later checks a long text: parsing a URL takes quadratic time.
      return VISIBLE.test(text) ? text.slice(0, max + 1) : '';
    })
    .max(max, key('tooLong'));
}

/** A single line, possibly empty: 'tooLong', or 'required' for other types. */
export const line = (max: number) => cleaned(max, cleanLine);

/** Several lines, possibly empty: 'tooLong', or 'required' for other types. */
export const text = (max: number) => cleaned(max, cleanText);

/** An email address with its domain in lower case, or '': 'tooLong', 'email'. Only trimmed: people don't type control characters. */
export const emailAddress = cleaned(EMAIL_MAX_LENGTH, (value) => value.trim())
  .refine((value) => value === '' || z.regexes.email.test(value), key('email'))
  .overwrite((value) => value.replace(/@[^@]*$/, (domain) => domain.toLowerCase()));

/** An http(s) URL, `https://` added if it has no scheme, or '': 'tooLong', 'url'. */
export const webUrl = line(URL_MAX_LENGTH)
  .overwrite(withScheme)
  .max(URL_MAX_LENGTH, key('tooLong'))
  .refine((value) => value === '' || (/^https?:\/\/\S+$/i.test(value) && isWebUrl(value)), key('url'));

/** Refuses '' and missing values as 'required'. */
export const required = (field: z.ZodString) => field.min(1, key('required'));

/** Reads a missing value as ''. */
export const optional = (field: z.ZodString) => field.nullish().transform((value) => value ?? '');

/** A checkbox; anything but a tick is false. */
export const flag = z
  .literal([true, 'on', 'true', '1'])
  .transform(() => true)
  .catch(false);

/** One of several values: 'required', 'choice'. */
export const choice = <const T extends string>(values: readonly T[]) => z.enum<readonly T[]>(values, requiredOr('choice'));

/** A positive document id, as a number or in digits: 'required', 'choice'. */
export const documentId = z.preprocess(
  (value) => (typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value),
  z.int(requiredOr('choice')).positive(key('choice')).max(MAX_ID, key('choice')),
);

/** Language code: 'required', 'choice'. */
export const locale = choice(LOCALE_CODES);

/** A list, refused as 'tooMany' before its entries are read if it is far longer than `max`. Check the exact limit after dropping entries. */
export const list = <Entry extends z.ZodType>(entry: Entry, max: number, message: FormMessage) =>
  z
    .array(z.unknown(), requiredOr(message))
    .max(EXCESS_FACTOR * max, key('tooMany'))
    .pipe(z.array(entry));

/** Drops unknown fields; 'required' for anything but an object. */
export const form = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, key('required'));

/**
 * Adds a rule about several fields. It also runs after fields were refused, to report all errors at once, so values may have any type. It may change
 * values or refuse one by name.
 */
export function withRule<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  rule: (values: Record<string, unknown>, refuse: (name: keyof Shape & string, message: FormMessage) => void) => void,
): z.ZodObject<Shape> {
  const names: PropertyKey[] = Object.keys(schema.shape);
  return schema.superRefine(
    (values, { issues }) => {
      rule(values, (name, message) => issues.push({ code: 'custom', message, path: [name], input: values }));
      // Focus goes to the first error, so the order of the form counts.
      const position = (path: PropertyKey[] = []) => names.indexOf(path[0] ?? '');
      issues.sort((a, b) => position(a.path) - position(b.path));
    },
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  );
}
