import { type Locale, localeOf } from '@/domain/locales';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import texts from './problems.json';

const TEXTS = {
  ...texts,
  required: VALIDATION_MESSAGES.required,
  slug: VALIDATION_MESSAGES.slug,
  email: VALIDATION_MESSAGES.email,
  url: VALIDATION_MESSAGES.url,
  ownSelf: VALIDATION_MESSAGES.ownSelf,
} satisfies Record<string, Record<Locale, string>>;

export type ProblemCode = keyof typeof TEXTS;
type Details = Record<string, string | number>;

/** What is wrong with a cell, or with a row when it names no column. */
export interface Problem {
  column: string;
  code: ProblemCode;
  details?: Details;
  /** In place of the text that goes with the code. */
  message?: string;
  excerpt?: string;
}

/** What is wrong with a file as a whole: nothing more of it can be read. */
export class FileProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly details: Details = {},
    readonly row = 0,
  ) {
    super(code);
  }
}

/** The text of a problem in a language. */
export function problemText(code: ProblemCode, language: string, details: Details = {}): string {
  return TEXTS[code][localeOf(language)].replace(/\{(\w+)\}/g, (place, name: string) => String(details[name] ?? place));
}
