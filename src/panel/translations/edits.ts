import type { TranslationSheet } from '@/cms/translations/types';
import type { Locale } from '@/domain/locales';
import { isSameText, plainText } from './text-values';

/** Unsaved texts by language and path: see `keyOf`. */
export type Edits = Readonly<Record<string, unknown>>;

export const keyOf = (path: string, locale: Locale): string => `${locale} ${path}`;
export const partsOf = (key: string): { locale: Locale; path: string } => ({ locale: key.slice(0, 2) as Locale, path: key.slice(3) });

/** The unsaved texts of one language. */
export const editsIn = (edits: Edits, locale: Locale): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => partsOf(key).locale === locale));

interface Rebased {
  unsaved: Edits;
  /** Keys of unsaved texts that somebody else has changed in the meantime. */
  overtaken: ReadonlySet<string>;
  /** Words of unsaved texts whose field is gone. */
  orphans: string[];
}

/** The texts still unsaved on top of a newer version. `sent` was saved with it; texts typed since then stay unsaved. */
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
