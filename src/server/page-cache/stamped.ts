/** A cached read with the number of the reading of changes that preceded it; null if there was none. */
export interface Stamped<T> {
  stamp: number | null;
  value: T;
}

/** Next stores a read as JSON; the stamp is its first key. */
const STAMP = /^\{"stamp":(\d+),/;

/** The stamp of a stored read; null without one. */
export function stampOf(json: string): number | null {
  const stamp = STAMP.exec(json)?.[1];
  return stamp === undefined ? null : Number(stamp);
}
