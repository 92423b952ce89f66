import { LOCALE_CODES } from './locales';

/** What a document consists of: the texts of each language, and everything without a language. */
export const PARTS = [...LOCALE_CODES, 'shared'] as const;
export type Part = (typeof PARTS)[number];
