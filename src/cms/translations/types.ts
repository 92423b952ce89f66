import type { Locale } from '@/domain/locales';

/**
 * State of a text in one language: `missing` if only the other language has it, `changed` if its source has changed since, `machine` until a person
 * accepts it; null if neither language has it.
 */
export type TextState = 'fine' | 'missing' | 'changed' | 'machine' | null;

export type TextKind = 'text' | 'textarea' | 'richText';

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

/** Texts of one collection that need work in one language. */
export interface Coverage {
  collection: string;
  locale: Locale;
  documents: number;
  complete: number;
  /** Documents with at least one missing text. */
  missing: number;
  changed: number;
  machine: number;
}

export type CoverageFilter = 'missing' | 'changed' | 'machine' | 'complete';

export interface CoverageRow {
  collection: string;
  id: number;
  title: string;
  updatedAt: string;
  total: number;
  missing: number;
  changed: number;
  machine: number;
}

/** A dictionary term that occurs in a source text, with its name in both languages. */
export interface GlossaryHint {
  id: number;
  name: Record<Locale, string | null>;
}
