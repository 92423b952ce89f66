import { splitLocale } from './routes';
import { normalisedPath } from './tool/url';

/** A path, not the start of a URL on another host. */
const PATH = /^\/(?![/\\])[^\t\r\n\\]*$/;
const BASE = 'http://site.invalid';

/**
 * Canonical path on this site for comparisons: no language prefix, query, fragment or trailing slash, one percent-encoding. Null for anything else.
 */
export function sitePath(value: string): string | null {
  if (!PATH.test(value)) return null;
  const { path } = splitLocale(normalisedPath(new URL(value, BASE).pathname).replace(/\/{2,}/g, '/'));
  return path.replace(/\/+$/, '') || '/';
}

/** `sitePath` including query and fragment. */
export function siteAddress(value: string): string | null {
  const path = sitePath(value);
  if (path === null) return null;
  const { search, hash } = new URL(value, BASE);
  return `${path}${search}${hash}`;
}
