import type { Locale } from '@/domain/locales';

/**
 * How a text stands in one language: `missing` while the other language has it, `changed` when the text it was translated from is another one now,
 * `machine` until a person accepts it; null when neither language has it.
 */
export type TextState = 'fine' | 'missing' | 'changed' | 'machine' | null;

export type TextKind = 'text' | 'textarea' | 'richText';

/** One localized field of a document, or of a row in it, in both languages. */
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
  /** The language it was written in first; null when neither has it. */
  source: Locale | null;
}

/** The newest version of a document as a translator sees it. */
export interface TranslationSheet {
  collection: string;
  id: number;
  title: string;
  /** `updatedAt` of the version shown, which a save names. */
  seen: string;
  isPublished: boolean;
  /** The newest version is not the public one. */
  hasDraft: boolean;
  pairs: TextPair[];
}

/** What one collection lacks in one language. */
export interface Coverage {
  collection: string;
  locale: Locale;
  documents: number;
  complete: number;
  /** Documents with at least one such text. */
  missing: number;
  changed: number;
  machine: number;
}

export type CoverageFilter = 'missing' | 'changed' | 'machine' | 'complete';

/** A document in the list of what is to be done. */
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

/** A term of the dictionary that occurs in a source text, with its name in both languages. */
export interface GlossaryHint {
  id: number;
  name: Record<Locale, string | null>;
}
