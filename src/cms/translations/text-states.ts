import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@/domain/locales';
import type { TextState } from './types';

/** Translation state of a text in the target language. The source language has none. */
export interface TextEntry {
  state: NonNullable<TextState>;
  /** Hash of the source text it was translated from. */
  source?: string;
  /** Hash of the translation. */
  text?: string;
  /** Machine-translated and not yet accepted. */
  machine?: true;
  /** When the text got into a state that asks for work. */
  since?: string;
}

export type TextEntries = Record<string, TextEntry>;

export interface HashedText {
  path: string;
  hashes: Record<Locale, string | null>;
}

/** How texts were changed, besides their values. */
export interface TextChange {
  locale: Locale;
  paths: ReadonlySet<string>;
  /** `machine`: translated by a service; `confirm`: a person says that they still match; `accept`: a person accepts the machine translation. */
  by: 'machine' | 'confirm' | 'accept';
}

interface LocaleStates {
  entries: TextEntries;
  missing: number;
  changed: number;
  machine: number;
}

export interface DocumentStates {
  /** Texts present in at least one language. */
  total: number;
  locales: Record<Locale, LocaleStates>;
}

export const otherLocale = (locale: Locale): Locale => LOCALE_CODES.find((code) => code !== locale) ?? DEFAULT_LOCALE;

/**
 * The target language of a text: as before, unless its source is gone; for a new text the language without it, else the one that isn't the default.
 */
function targetOf({ path, hashes }: HashedText, known: Record<Locale, TextEntries>): Locale {
  const filled = LOCALE_CODES.filter((code) => hashes[code] !== null);
  const [only] = filled;
  if (filled.length === 1 && only) return otherLocale(only);
  return LOCALE_CODES.find((code) => known[code][path] !== undefined) ?? otherLocale(DEFAULT_LOCALE);
}

function entryOf(source: string, text: string | null, before: TextEntry | undefined, change: TextChange['by'] | null): TextEntry {
  if (text === null) return { state: 'missing' };
  const isNew = before?.text !== text;
  const madeFrom = isNew || change === 'machine' || change === 'confirm' ? source : (before?.source ?? source);
  const isMachine = change === 'machine' || (!isNew && change === null && before?.machine === true);
  const state = madeFrom !== source ? 'changed' : isMachine ? 'machine' : 'fine';
  return { state, source: madeFrom, text, ...(isMachine ? { machine: true as const } : {}) };
}

/** The same states, with the moment since when each text that asks for work has been in its state. */
export function datedStates({ total, locales }: DocumentStates, known: Record<Locale, TextEntries>, now: string): DocumentStates {
  const dated = (locale: Locale): LocaleStates => ({
    ...locales[locale],
    entries: Object.fromEntries(
      Object.entries(locales[locale].entries).map(([path, entry]): [string, TextEntry] => {
        const before = known[locale][path];
        const since = before?.state === entry.state ? (before.since ?? now) : now;
        return [path, entry.state === 'fine' ? entry : { ...entry, since }];
      }),
    ),
  });
  return { total, locales: { en: dated('en'), nl: dated('nl') } };
}

/**
 * Determines the state of every text in every language.
 * @param texts current texts of the document
 * @param known stored states; none for a new document, whose translations count as fine
 */
export function settleStates(texts: HashedText[], known: Record<Locale, TextEntries>, change: TextChange | null = null): DocumentStates {
  const nothing = (): LocaleStates => ({ entries: {}, missing: 0, changed: 0, machine: 0 });
  const result: DocumentStates = { total: 0, locales: { en: nothing(), nl: nothing() } };
  for (const text of texts) {
    const target = targetOf(text, known);
    const source = text.hashes[otherLocale(target)];
    if (source === null) continue;
    result.total += 1;
    const concerns = change !== null && change.locale === target && change.paths.has(text.path);
    const entry = entryOf(source, text.hashes[target], known[target][text.path], concerns ? change.by : null);
    const locale = result.locales[target];
    locale.entries[text.path] = entry;
    if (entry.state !== 'fine') locale[entry.state] += 1;
  }
  return result;
}
