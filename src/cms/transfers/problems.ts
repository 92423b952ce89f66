import { type Locale, localeOf } from '@/domain/locales';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import texts from './problems.json';

const { required, slug, email, url, ownSelf, diskFull } = VALIDATION_MESSAGES;
const TEXTS = { ...texts, required, slug, email, url, ownSelf, diskFull } satisfies Record<string, Record<Locale, string>>;

export type ProblemCode = keyof typeof TEXTS;
type Details = Record<string, string | number>;

/** A problem of a cell, or of the whole row if `column` is empty. */
export interface Problem {
  column: string;
  code: ProblemCode;
  details?: Details;
  /** Replaces the code's text. */
  message?: string;
  excerpt?: string;
}

/** What is wrong with a cell. */
export class CellProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly details: Details = {},
  ) {
    super(code);
  }
}

/** @throws CellProblem unless the condition holds */
export function ensure(condition: boolean, code: ProblemCode, details?: Details): asserts condition {
  if (!condition) throw new CellProblem(code, details);
}

/** A problem of the whole file; reading stops. */
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
