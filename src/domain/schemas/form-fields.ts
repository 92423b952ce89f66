import * as z from 'zod';
import { cleanLine, cleanText } from '../clean-text';
import { LOCALE_CODES } from '../locales';
import { withScheme } from '../tool/url';
import type { ValidationMessage } from '../validation-messages';
import { isWebUrl } from '../web-url';

// The faster way of zod makes code from strings, which the site's content security policy does not allow in a browser.
z.config({ jitless: true });

/** What an issue of a form's schema has for a message: the key of a text, not the text. */
export type FormMessage = ValidationMessage;

/** How many times the limit a value may be before it is refused unread. */
export const UNREAD_FACTOR = 10;

const EMAIL_MAX_LENGTH = 254;
const URL_MAX_LENGTH = 2048;

/** The largest id the database gives out. */
const ID_MAX = 2_147_483_647;

/** Not a zero-width character, a soft hyphen, a filler or the like. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

const EMAIL = z.email();

/** What a reader answers to a value it does not take. */
export class Refused {
  constructor(
    readonly message: FormMessage,
    /** Where in the value, when it has parts. */
    readonly path: (string | number)[] = [],
  ) {}
}

/** A field that takes anything and lets a reader decide: it returns the value to keep, or one or more refusals. */
export function field<T>(read: (value: unknown) => T | Refused | Refused[]) {
  return z
    .unknown()
    .optional()
    .transform((value, context): T => {
      const result = read(value);
      const refusals = (Array.isArray(result) ? result : [result]).filter((part) => part instanceof Refused);
      for (const { message, path } of refusals) context.addIssue({ code: 'custom', message, path, input: value });
      return refusals.length > 0 ? z.NEVER : (result as T);
    });
}

/** True for a field that was not sent. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** Reads a text: '' when it is absent or shows nothing, refused when it is no text or too long. Length in UTF-16 units, as in `maxlength`. */
function readText(value: unknown, max: number, clean: (value: string) => string): string | Refused {
  if (isAbsent(value)) return '';
  if (typeof value !== 'string') return new Refused('required');
  if (value.length > UNREAD_FACTOR * max) return new Refused('tooLong');
  const text = clean(value);
  if (!VISIBLE.test(text)) return '';
  return text.length > max ? new Refused('tooLong') : text;
}

/** Reads a text on one line: '' when it is absent; 'tooLong', or 'required' for what is no text. */
export function readLine(value: unknown, max: number): string | Refused {
  return readText(value, max, cleanLine);
}

/** Reads a text of several lines: '' when it is absent; 'tooLong', or 'required' for what is no text. */
export function readLines(value: unknown, max: number): string | Refused {
  return readText(value, max, cleanText);
}

/** The same reader, with 'required' for an empty text. */
export function required(text: string | Refused): string | Refused {
  return text === '' ? new Refused('required') : text;
}

/** Reads one of a list of values: 'required' when it is absent or empty, 'choice' for any other value. */
export function readChoice<const T extends string>(value: unknown, values: readonly T[]): T | Refused {
  if (isAbsent(value) || value === '') return new Refused('required');
  return values.find((known) => known === value) ?? new Refused('choice');
}

/** Reads the positive id of a document, as number or digits: 'required' when it is absent or empty, 'choice' for any other value. */
export function readId(value: unknown): number | Refused {
  if (isAbsent(value) || value === '') return new Refused('required');
  const id = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= ID_MAX ? id : new Refused('choice');
}

// An address is not cleaned: one that holds a control character was not typed by a person.
function readEmail(value: unknown): string | Refused {
  const text = readText(value, EMAIL_MAX_LENGTH, (text) => text.trim());
  if (text instanceof Refused || text === '') return text;
  if (!EMAIL.safeParse(text).success) return new Refused('email');
  const at = text.lastIndexOf('@');
  return text.slice(0, at) + text.slice(at).toLowerCase();
}

/** Reads an http(s) address, with `https://` before it when it was typed without: '' when it is absent; 'tooLong', 'url'. */
export function readUrl(value: unknown): string | Refused {
  const text = readLine(value, URL_MAX_LENGTH);
  if (text instanceof Refused || text === '') return text;
  const url = withScheme(text);
  if (url.length > URL_MAX_LENGTH) return new Refused('tooLong');
  return /^https?:\/\/\S+$/i.test(url) && isWebUrl(url) ? url : new Refused('url');
}

/** A text on one line of at most `max` characters: 'required', 'tooLong'. */
export const requiredLine = (max: number) => field((value) => required(readLine(value, max)));

/** A text on one line of at most `max` characters, '' when absent: 'tooLong'. */
export const optionalLine = (max: number) => field((value) => readLine(value, max));

/** A text of several lines of at most `max` characters: 'required', 'tooLong'. */
export const requiredText = (max: number) => field((value) => required(readLines(value, max)));

/** A text of several lines of at most `max` characters, '' when absent: 'tooLong'. */
export const optionalText = (max: number) => field((value) => readLines(value, max));

/** An email address, its domain in lower case: 'required', 'tooLong', 'email'. */
export const email = () => field((value) => required(readEmail(value)));

/** An email address, '' when absent: 'tooLong', 'email'. */
export const optionalEmail = () => field(readEmail);

/** An http(s) address, with `https://` before it when it was typed without: 'required', 'tooLong', 'url'. */
export const webUrl = () => field((value) => required(readUrl(value)));

/** An http(s) address, '' when absent: 'tooLong', 'url'. */
export const optionalWebUrl = () => field(readUrl);

/** A checkbox: true when ticked, false for anything else. Never refused. */
export const flag = () => field((value) => value === true || value === 'on' || value === 'true' || value === '1');

/** One of a list of values: 'required', 'choice'. */
export const choice = <const T extends string>(values: readonly T[]) => field((value) => readChoice(value, values));

/** The positive id of a document: 'required', 'choice'. */
export const documentId = () => field(readId);

/** The code of a language of the site: 'required', 'choice'. */
export const locale = () => choice(LOCALE_CODES);

/** The fields of a form; any others are dropped. What is no object is 'required'. */
export function form<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, { error: () => 'required' satisfies FormMessage });
}

/**
 * A form with a rule about several of its fields. It runs even when some were refused, so that all errors come at once: a
 * refused field may hold anything. The rule may change values, and refuse one by its name.
 */
export function withRule<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  rule: (values: Record<string, unknown>, refuse: (name: keyof Shape & string, message: FormMessage) => void) => void,
): z.ZodObject<Shape> {
  const names: PropertyKey[] = Object.keys(schema.shape);
  return schema.superRefine(
    (values, { issues }) => {
      rule(values, (name, message) => issues.push({ code: 'custom', message, path: [name], input: values }));
      // The first error is the one a visitor is led to: the first in the form, not the first found.
      const position = (path: PropertyKey[] = []) => names.indexOf(path[0] ?? '');
      issues.sort((a, b) => position(a.path) - position(b.path));
    },
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  );
}
