import { stored } from '@/browser/stored';
import { HONEYPOT } from '@/forms/hidden-fields';

/** Selects, which always have a value. */
const IS_CHOICE = /^plan(?:Kind|Currency|Unit)$/;
const EXCLUDED = new Set(['locale', HONEYPOT, 'proof', 'insist']);

export type Draft = Record<string, string[]>;

const isTyped = ([name, values]: [string, string[]]) => !IS_CHOICE.test(name) && values.some((value) => value !== '');

/** This tab's draft. */
export const savedDraft = stored<Draft>('sessionStorage', 'drop-a-tool');

/** A saved draft, overridden by what was typed before the page could show it. */
export const mergeDrafts = (saved: Draft, typed: Draft | null): Draft => ({
  ...saved,
  ...Object.fromEntries(Object.entries(typed ?? {}).filter(isTyped)),
});

/** The texts and choices of a form; null if no text is filled in. */
export function draftOf(data: FormData): Draft | null {
  const draft: Draft = {};
  for (const [name, value] of data.entries()) {
    if (typeof value === 'string' && !EXCLUDED.has(name) && !name.startsWith('$ACTION')) draft[name] = [...(draft[name] ?? []), value];
  }
  return Object.entries(draft).some(isTyped) ? draft : null;
}
