import { splitLocale } from './routes';
import { normalisedPath } from './tool/url';

/** A path, not the start of an address on another host. */
const PATH = /^\/(?![/\\])[^\t\r\n\\]*$/;
const BASE = 'http://site.invalid';

/** A path on this site as it is compared: without language prefix, parameters, fragment and slashes at its end, and encoded in one way. Null for anything else. */
export function sitePath(value: string): string | null {
  if (!PATH.test(value)) return null;
  const { path } = splitLocale(normalisedPath(new URL(value, BASE).pathname).replace(/\/{2,}/g, '/'));
  return path.replace(/\/+$/, '') || '/';
}

/** The same, with the parameters and the fragment it has. */
export function siteAddress(value: string): string | null {
  const path = sitePath(value);
  if (path === null) return null;
  const { search, hash } = new URL(value, BASE);
  return `${path}${search}${hash}`;
}
