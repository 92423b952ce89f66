/** The number of a page of a list from its address: whole, from 1, without sign or leading zero; null for anything else. */
export function parsePageNumber(value: string): number | null {
  return /^[1-9]\d{0,6}$/.test(value) ? Number(value) : null;
}
