/** True if a relation holds the document rather than its id. */
export const isPopulated = <T extends object>(value: T | number | null | undefined): value is T => typeof value === 'object' && value !== null;
