/** True if a relation holds the document rather than its id. */
export const isPopulated = <T extends object>(value: T | number | null | undefined): value is T => typeof value === 'object' && value !== null;

/** The ids of related documents, populated or not. */
export const idsOf = (related: (number | { id: number })[] | null): number[] =>
  (related ?? []).map((entry) => (isPopulated(entry) ? entry.id : entry));
