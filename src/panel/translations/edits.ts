import type { TranslationSheet } from '@/cms/translations/types';
import type { Locale } from '@/domain/locales';
import { isSameText, plainText } from './text-values';

/** Unsaved texts by `keyOf`. */
export type Edits = Readonly<Record<string, unknown>>;

export const keyOf = (path: string, locale: Locale): string => `${locale} ${path}`;
export const partsOf = (key: string): { locale: Locale; path: string } => ({ locale: key.slice(0, 2) as Locale, path: key.slice(3) });

/** The unsaved texts of one language. */
export const editsIn = (edits: Edits, locale: Locale): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => partsOf(key).locale === locale));

/** Those of the texts that a sheet has a field for and that differ from what is saved. */
export const unsavedIn = ({ pairs }: TranslationSheet, texts: Edits): Edits =>
  Object.fromEntries(
    Object.entries(texts).filter(([key, value]) => {
      const { path, locale } = partsOf(key);
      const pair = pairs.find((known) => known.path === path);
      return pair && !isSameText(pair.kind, value, pair.values[locale]);
    }),
  );

/** Those of the texts that are no longer among the unsaved ones. */
export const settledIn = (before: Edits, now: Edits): Edits => Object.fromEntries(Object.entries(before).filter(([key]) => !(key in now)));

interface Rebased {
  unsaved: Edits;
  /** Keys of unsaved texts whose saved value was changed by another person. */
  overtaken: ReadonlySet<string>;
  /** Unsaved texts without a field in the newer version, as plain text. */
  orphans: string[];
}

/** Carries unsaved texts over to a newer version of the sheet. Texts in `sent` were saved with it and drop out, unless edited since. */
export function rebaseEdits(edits: Edits, before: TranslationSheet, next: TranslationSheet, sent: Edits = {}): Rebased {
  const unsaved: Record<string, unknown> = {};
  const overtaken = new Set<string>();
  const orphans: string[] = [];
  for (const [key, value] of Object.entries(edits)) {
    const { path, locale } = partsOf(key);
    const known = before.pairs.find((pair) => pair.path === path);
    const pair = next.pairs.find((candidate) => candidate.path === path);
    if (!pair) {
      if (known) orphans.push(plainText(known.kind, value));
      continue;
    }
    const wasSent = key in sent;
    if ((wasSent && value === sent[key]) || isSameText(pair.kind, value, pair.values[locale])) continue;
    unsaved[key] = value;
    if (!wasSent && known && !isSameText(pair.kind, pair.values[locale], known.values[locale])) overtaken.add(key);
  }
  return { unsaved, overtaken, orphans };
}
