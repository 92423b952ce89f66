/** In characters. */
export const URL_MAX_LENGTH = 2048;

/** True for an absolute http(s) URL with a dotted host and no credentials. */
export function isWebUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.') && url.username === '' && url.password === '';
}
