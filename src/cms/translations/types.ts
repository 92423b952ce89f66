import type { Locale } from '@/domain/locales';
import type { CheckedTerm } from '../terminology/check-terms';

/** `missing`: only the other language has the text; `changed`: its source changed after it was translated; `machine`: nobody has accepted it yet. */
export const LACKING_STATES = ['missing', 'changed', 'machine'] as const;
export type LackingState = (typeof LACKING_STATES)[number];

/** The state of a text in one language; null if neither language has it. */
export type TextState = 'fine' | LackingState | null;

export type TextKind = 'text' | 'textarea' | 'richText';

/** A piece of the difference between two texts. */
export interface WordChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** One localized field of a document or row, in both languages. */
export interface TextPair {
  /** `tagline`, `meta.title`, `features.<row id>.text` */
  path: string;
  label: Record<Locale, string>;
  kind: TextKind;
  maxLength: number | null;
  isRequired: boolean;
  /** A string, a rich text state, or null. */
  values: Record<Locale, unknown>;
  states: Record<Locale, TextState>;
  /** The original language; null if neither has a text. */
  source: Locale | null;
  /** How the source has changed since it was translated; null if it hasn't, or if the earlier text isn't known. */
  sourceChange: WordChange[] | null;
}

/** The newest version of a document for translators. */
export interface TranslationSheet {
  collection: string;
  id: number;
  title: string;
  /** `updatedAt` of the version shown; a save must name it. */
  seen: string;
  isPublished: boolean;
  /** The newest version isn't public. */
  hasDraft: boolean;
  pairs: TextPair[];
}

export const COVERAGE_FILTERS = [...LACKING_STATES, 'complete'] as const;
export type CoverageFilter = (typeof COVERAGE_FILTERS)[number];

/** Number of documents of a collection by their state in one language: those with at least one such text, and the complete ones. */
export interface Coverage extends Record<CoverageFilter, number> {
  collection: string;
  locale: Locale;
  documents: number;
}

/** `open`: at least one text of the document needs work. */
export const WORK_FILTERS = ['open', ...COVERAGE_FILTERS] as const;
export type WorkFilter = (typeof WORK_FILTERS)[number];

/** Days that a text has needed work. */
export const WORK_AGES = [7, 30, 90] as const;

/** Which documents a work list holds; null doesn't limit it. */
export interface WorkQuery {
  collection: string | null;
  locale: Locale | null;
  filter: WorkFilter;
  /** Path of a field without row ids, `features.text`. */
  field: string | null;
  /** Only texts that have been waiting for more than so many days. */
  age: (typeof WORK_AGES)[number] | null;
  /** Id of an account; `none` for documents without a translator. */
  assignee: number | 'none' | null;
  /** From 1. */
  page: number;
}

export interface Assignment {
  /** Name of the translator; null once the account is gone. */
  assignee: string | null;
  /** A day, `2026-11-30`. */
  dueOn: string | null;
  isOverdue: boolean;
  note: string | null;
}

/** A document of a work list in one language, with the number of its texts by state. */
export interface CoverageRow extends Record<LackingState, number> {
  collection: string;
  locale: Locale;
  id: number;
  assignment: Assignment | null;
  title: string;
  updatedAt: string;
  total: number;
}

/** A text that breaks a rule of the dictionary. */
export interface TermViolation extends CheckedTerm, Pick<TextPair, 'path' | 'label'> {
  /** Language of the text. */
  locale: Locale;
}
