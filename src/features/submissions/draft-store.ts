import { HONEYPOT } from '@/forms/honeypot';

const KEY = 'drop-a-tool';
/** Selects, which always have a value. */
const IS_CHOICE = /^plan(?:Kind|Currency|Unit)$/;
const EXCLUDED = new Set(['locale', HONEYPOT, 'proof', 'insist']);

export type Draft = Record<string, string[]>;

const isTyped = ([name, values]: [string, string[]]) => !IS_CHOICE.test(name) && values.some((value) => value !== '');

/** This tab's draft; null if there is none or the browser blocks storage. */
export function readDraft(): Draft | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored ? (JSON.parse(stored) as Draft) : null;
  } catch {
    return null;
  }
}

/** Null deletes the draft. */
export function saveDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the draft is lost when the tab is left.
  }
}

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
