import { isSameValue, valueAt, withValue } from '@/cms/editing/units';

export type Values = Record<string, unknown>;

/** What is known of a document that is being edited. */
export interface Known {
  /** The stored values, as the server last sent them. */
  stored: Values;
  /** The form's values when they were those. A form holds some values in another way than the server. */
  clean: Values;
}

export interface Change {
  field: string;
  base: unknown;
  value: unknown;
}

/** Fields that somebody typed in. */
export const changesIn = (paths: readonly string[], { stored, clean }: Known, form: Values): Change[] =>
  paths
    .filter((path) => !isSameValue(valueAt(form, path), valueAt(clean, path)))
    .map((path) => ({ field: path, base: valueAt(stored, path) ?? null, value: valueAt(form, path) ?? null }));

interface Accepted {
  known: Known;
  /** Fields that others have changed, and this person has not: to be shown in the form. */
  news: string[];
}

/**
 * What is known after the server has sent a newer version. A field with unsaved words stays as it was known, so that saving it reports the conflict.
 * @param sent the changes that were saved with it
 */
export function acceptStored(paths: readonly string[], known: Known, form: Values, newer: Values, sent: readonly Change[]): Accepted {
  let { stored, clean } = known;
  const news: string[] = [];
  for (const path of paths) {
    const value = valueAt(newer, path);
    const change = sent.find(({ field }) => field === path);
    if (change) {
      clean = withValue(clean, path, change.value);
      stored = withValue(stored, path, value);
    } else if (isSameValue(value, valueAt(form, path))) {
      clean = withValue(clean, path, valueAt(form, path));
      stored = withValue(stored, path, value);
    } else if (isSameValue(valueAt(form, path), valueAt(clean, path))) {
      if (!isSameValue(value, valueAt(stored, path))) news.push(path);
      stored = withValue(stored, path, value);
    }
  }
  return { known: { stored, clean }, news };
}
