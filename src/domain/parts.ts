import { LOCALE_CODES } from './locales';

/** What a document consists of: the texts of each language, and everything without a language. */
export const PARTS = [...LOCALE_CODES, 'shared'] as const;
export type Part = (typeof PARTS)[number];

const isPart = (text: string): text is Part => PARTS.some((part) => part === text);

/** The parts in a text such as "nl,shared"; null if it names an unknown one, or none. */
export function partsIn(text: string | null | undefined): readonly Part[] | null {
  const named = text?.split(',') ?? [];
  return named.length > 0 && named.every(isPart) ? named : null;
}
