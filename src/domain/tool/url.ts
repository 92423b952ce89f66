const TRACKING_PARAMS = new Set(['ref', 'ref_src', 'fbclid', 'gclid', 'msclkid', 'mc_cid', 'mc_eid', 'igshid', 'via', 'aff', 'affiliate', 'source']);
const INDEX_FILE = '/index.html';

function isTracking(name: string): boolean {
  const lower = name.toLowerCase();
  return lower.startsWith('utm_') || TRACKING_PARAMS.has(lower);
}

/** The path with only those characters percent-encoded that need it, in upper-case hexadecimal digits. */
export function normalisedPath(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}|[^a-z0-9\-._~!$&'()*+,;=:@/]/gi, (part) => {
    if (part.length === 1) return `%${part.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    const character = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return /[a-z0-9\-._~]/i.test(character) ? character : part.toUpperCase();
  });
}

/** The path without what names the same page: slashes and `index.html` at its end. */
function withoutIndex(path: string): string {
  let end = path.length;
  for (;;) {
    while (path[end - 1] === '/') end--;
    if (!path.slice(0, end).endsWith(INDEX_FILE)) return path.slice(0, end);
    end -= INDEX_FILE.length;
  }
}

/**
 * What two addresses of the same tool have in common, such as `example.com/app?x=1`: the host without `www.`, the path and
 * the parameters in order of their names. Scheme, usual ports, user info, fragment, tracking parameters, slashes and
 * `index.html` at the end do not count. Null for what is no http(s) address.
 */
export function toolUrlKey(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, port, pathname, searchParams } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  // `www.com` is a domain of its own: `www.` counts as a prefix only before a name with a dot.
  const host = hostname.replace(/([^.])\.$/, '$1').replace(/^(?:www\.)+(?=[^.]+\.)/, '');
  const params = new URLSearchParams([...searchParams].filter(([name]) => !isTracking(name)));
  params.sort();
  const query = params.toString();
  return `${host}${port && port !== '80' && port !== '443' ? `:${port}` : ''}${withoutIndex(normalisedPath(pathname))}${query && `?${query}`}`;
}

/** An address as people type it, such as `example.com/app`, with `https://` before it; one that has a scheme as it is. */
export function withScheme(value: string): string {
  const text = value.trim();
  if (text === '') return '';
  if (text.startsWith('//')) return `https:${text}`;
  // `example.com:8080` looks like the scheme `example.com:`, were it not for the port.
  const hasPort = /^[^\s/?#:]+:\d+(?:[/?#]|$)/.test(text);
  return /^[a-z][a-z0-9+.-]*:/i.test(text) && !hasPort ? text : `https://${text}`;
}
