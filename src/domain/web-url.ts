/** In characters. */
export const URL_MAX_LENGTH = 2048;

/** IPv4 addresses, which URLs write in one form, and names that no public DNS answers. */
const PRIVATE_HOST = /(?:^|\.)(?:\d+|localhost|localdomain|local|internal|lan|home|corp|arpa)$/;

/** The host of an absolute URL as people read it. */
export const shownHost = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** True for an absolute http(s) URL with a public name as its host, no IP address, and no credentials. */
export function isWebUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const name = hostname.replace(/\.$/, '');
  return (protocol === 'https:' || protocol === 'http:') && name.includes('.') && !PRIVATE_HOST.test(name) && username === '' && password === '';
}
