const TRACKING_PARAMS = new Set(['ref', 'ref_src', 'fbclid', 'gclid', 'msclkid', 'mc_cid', 'mc_eid', 'igshid', 'via', 'aff', 'affiliate', 'source']);
const INDEX_FILE = '/index.html';

function isTracking(name: string): boolean {
  const lower = name.toLowerCase();
  return lower.startsWith('utm_') || TRACKING_PARAMS.has(lower);
}

/** Percent-encodes only what needs it, with uppercase hex digits. */
export function normalisedPath(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}|[^a-z0-9\-._~!$&'()*+,;=:@/]/gi, (part) => {
    if (part.length === 1) return `%${part.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    const character = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return /[a-z0-9\-._~]/i.test(character) ? character : part.toUpperCase();
  });
}

/** Drops trailing slashes and `index.html`. */
function withoutIndex(path: string): string {
  let end = path.length;
  for (;;) {
    while (path[end - 1] === '/') end--;
    if (!path.slice(0, end).endsWith(INDEX_FILE)) return path.slice(0, end);
    end -= INDEX_FILE.length;
  }
}

/**
 * A key equal for all URLs of the same tool, such as `example.com/app?x=1`: host without `www.`, path and sorted parameters. Ignores scheme, default
 * ports, credentials, fragment, tracking parameters, trailing slashes and `index.html`. Null if it isn't an http(s) URL.
 */
export function toolUrlKey(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, port, pathname, searchParams } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  // `www.com` is a domain: `www.` is a prefix only before a name with a dot.
  const host = hostname.replace(/([^.])\.$/, '$1').replace(/^(?:www\.)+(?=[^.]+\.)/, '');
  const params = new URLSearchParams([...searchParams].filter(([name]) => !isTracking(name)));
  params.sort();
  const query = params.toString();
  return `${host}${port && port !== '80' && port !== '443' ? `:${port}` : ''}${withoutIndex(normalisedPath(pathname))}${query && `?${query}`}`;
}

/** Adds `https://` to a URL typed without scheme. */
export function withScheme(value: string): string {
  const text = value.trim();
  if (text === '') return '';
  if (text.startsWith('//')) return `https:${text}`;
  // Without the port, `example.com:8080` would parse as the scheme `example.com:`.
  const hasPort = /^[^\s/?#:]+:\d+(?:[/?#]|$)/.test(text);
  return /^[a-z][a-z0-9+.-]*:/i.test(text) && !hasPort ? text : `https://${text}`;
}
