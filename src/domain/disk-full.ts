/** Of the operating system for files (also over a quota), and of PostgreSQL. */
const CODES = ['ENOSPC', 'EDQUOT', '53100'];

/** True if something couldn't be written because a disk is full, here or at the database. */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 3) return false;
  const { code, cause, originalError } = error as { code?: unknown; cause?: unknown; originalError?: unknown };
  return CODES.includes(String(code)) || isDiskFull(originalError ?? cause, depth + 1);
}
