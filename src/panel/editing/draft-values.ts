import { isSameValue, valueAt, withValue } from '@/cms/editing/units';

export type Values = Record<string, unknown>;

/** What is known of a document that is being edited. */
export interface Known {
  /** The stored values, as the server last sent them. */
  stored: Values;
  /** The form's values when they were those. A form holds some values in another way than the server. */
  clean: Values;
  /** Fields whose stored value this person has saved. */
  own: ReadonlySet<string>;
}

export interface Change {
  field: string;
  base: unknown;
  value: unknown;
  isOwn: boolean;
}

/** Fields that somebody typed in, and that aren't stored that way. */
export const changesIn = (paths: readonly string[], { stored, clean, own }: Known, form: Values): Change[] =>
  paths
    .filter((path) => [clean, stored].every((known) => !isSameValue(valueAt(form, path), valueAt(known, path))))
    .map((path) => ({ field: path, base: valueAt(stored, path) ?? null, value: valueAt(form, path) ?? null, isOwn: own.has(path) }));

interface Accepted {
  known: Known;
  /** Fields to be shown in the form: changed by others and not by this person, or stored otherwise than they were sent. */
  news: string[];
}

/**
 * What is known after the server has sent a newer version. A field with unsaved words stays as it was known, so that saving it reports the conflict;
 * so does one that others have changed, until the form shows it.
 * @param sent the changes that were saved with it
 */
export function acceptStored(paths: readonly string[], known: Known, form: Values, newer: Values, sent: readonly Change[]): Accepted {
  let { stored, clean } = known;
  const own = new Set(known.own);
  const news: string[] = [];
  for (const path of paths) {
    const value = valueAt(newer, path);
    const change = sent.find(({ field }) => field === path);
    if (change) own.add(path);
    else if (!isSameValue(value, valueAt(stored, path))) own.delete(path);
    if (change) {
      clean = withValue(clean, path, change.value);
      stored = withValue(stored, path, value);
      // A slug in use gets a suffix, and an emptied one is made from the name.
      const isOtherText = typeof value === 'string' && typeof change.value === 'string' && value !== change.value;
      if (isOtherText && valueAt(form, path) === change.value) news.push(path);
    } else if (isSameValue(value, valueAt(form, path))) {
      clean = withValue(clean, path, valueAt(form, path));
      stored = withValue(stored, path, value);
    } else if (isSameValue(valueAt(form, path), valueAt(clean, path)) && !isSameValue(value, valueAt(stored, path))) {
      news.push(path);
    }
  }
  return { known: { stored, clean, own }, news };
}
