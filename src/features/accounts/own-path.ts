/** A path on this site, or null. Full URLs, `//host`, backslashes and control characters, encoded or not, lead elsewhere in some browsers. */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000 || !value.startsWith('/')) return null;
  const decoded = decodedOrNull(value);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is refused
  if (decoded === null || [value, decoded].some((text) => /^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(text))) return null;
  const base = 'https://own.invalid';
  return new URL(value, base).origin === base ? value : null;
}

function decodedOrNull(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
