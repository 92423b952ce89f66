import { HONEYPOT } from '@/forms/honeypot';

const KEY = 'drop-a-tool';
/** Always filled in, by whoever opens the form. */
const IS_CHOICE = /^plan(?:Kind|Currency|Unit)$/;

export type Draft = Record<string, string[]>;

/** What was typed before in this tab; null when nothing was, or the browser keeps nothing. */
export function readDraft(): Draft | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored ? (JSON.parse(stored) as Draft) : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed; null forgets it. */
export function writeDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing loses a draft only when its tab is left.
  }
}

/** A kept draft with what was typed since, before the page could show it. */
export function withTyped(kept: Draft, typed: Draft | null): Draft {
  const newer = Object.entries(typed ?? {}).filter(([name, values]) => !IS_CHOICE.test(name) && values.some((value) => value !== ''));
  return { ...kept, ...Object.fromEntries(newer) };
}

const UNKEPT = new Set(['locale', HONEYPOT, 'proof', 'insist']);

/** The texts of a form. Null when nothing that a person types is filled in. */
export function draftOf(data: FormData): Draft | null {
  const draft: Draft = {};
  for (const [name, value] of data.entries()) {
    if (typeof value === 'string' && !UNKEPT.has(name) && !name.startsWith('$ACTION')) draft[name] = [...(draft[name] ?? []), value];
  }
  const typed = Object.entries(draft).some(([name, values]) => !IS_CHOICE.test(name) && values.some((value) => value !== ''));
  return typed ? draft : null;
}
