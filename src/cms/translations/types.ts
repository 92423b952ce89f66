import type { Locale } from '@/domain/locales';

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

/** A document of a work list, with the number of its texts by state. */
export interface CoverageRow extends Record<LackingState, number> {
  collection: string;
  id: number;
  title: string;
  updatedAt: string;
  total: number;
}

/** A dictionary term that occurs in a source text, with its name in both languages. */
export interface GlossaryHint {
  id: number;
  name: Record<Locale, string | null>;
}
