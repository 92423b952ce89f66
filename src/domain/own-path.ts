const MAX_LENGTH = 2000;
const BASE = 'https://own.invalid';
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is refused
const MISREAD = /[\\\u0000-\u001f\u007f]/;

/** The path as a browser resolves it; null if it leads to another site, or would when resolved again (`/.//host` becomes `//host`). */
function resolved(path: string): string | null {
  if (MISREAD.test(path) || !URL.canParse(path, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(path, BASE);
  return origin === BASE && !pathname.includes('//') ? pathname + search + hash : null;
}

function decodedOrNull(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** True if the path leads to this site when it is read decoded, too. */
function staysHere(path: string): boolean {
  const decoded = decodedOrNull(path);
  return decoded !== null && resolved(decoded) !== null;
}

/**
 * Where a request may be redirected to: a path on this site, normalised, or null. Full URLs, `//host`, backslashes and control characters are refused,
 * also encoded or after dots are resolved.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !value.startsWith('/')) return null;
  const path = resolved(value);
  return path !== null && staysHere(value) && staysHere(path) ? path : null;
}
