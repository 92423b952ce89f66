/** Code of the error for a write that the database didn't confirm: it may have been saved. */
export const UNCERTAIN_WRITE = 'uncertain_write';

/** True for that error. It is recognised by its code, because Next bundles the CMS more than once. */
export function isUncertainWrite(error: unknown): boolean {
  const data = error instanceof Error && 'data' in error ? (error.data as { code?: unknown } | null) : null;
  return data?.code === UNCERTAIN_WRITE;
}
