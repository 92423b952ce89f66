/** Whether a relation holds the document and not only its id. */
export const isPopulated = <T extends object>(value: T | number | null | undefined): value is T => typeof value === 'object' && value !== null;
