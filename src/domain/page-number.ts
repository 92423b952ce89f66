/** Parses a page number from the URL: an integer from 1 without sign or leading zeros, or null. */
export function parsePageNumber(value: string): number | null {
  return /^[1-9]\d{0,6}$/.test(value) ? Number(value) : null;
}
