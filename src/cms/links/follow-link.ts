import { isRequestable, requestUrl, type UrlRequestOptions, type UrlResponse } from './request-url';

const MAX_REDIRECTS = 5;

/** Why a URL has no page. Stored as is; the panel translates each. */
export type LinkProblem =
  | 'not a public web address'
  | 'too many redirects'
  | 'no such host'
  | 'connection refused'
  | 'no secure connection'
  | 'no answer in time'
  | 'connection broken'
  | 'unreadable answer'
  | 'robots.txt'
  | 'robots.txt not available'
  | 'moved';

export interface LinkAnswer {
  /** True for a 2xx or 3xx response. */
  ok: boolean;
  status?: number;
  finalUrl?: string;
  problem?: LinkProblem;
  /** Where permanent redirects alone lead, if elsewhere. */
  movedTo?: string;
  isWalled?: boolean;
  /** Body, up to the requested size. */
  text?: string;
}

interface Following extends UrlRequestOptions {
  /** Called before every step; a problem ends the visit. */
  refuse?: ((url: URL) => Promise<LinkProblem | null>) | undefined;
  /** Serialises the requests to one host. */
  inTurn?: ((host: string, request: () => Promise<UrlResponse>) => Promise<UrlResponse>) | undefined;
}

const PERMANENT = [301, 308];

function problemOf(error: unknown): LinkProblem {
  const { code = '', name = '', message = '' } = error as { code?: string; name?: string; message?: string };
  if (message.includes('is not allowed')) return 'not a public web address';
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'no answer in time';
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) return 'no such host';
  if (code === 'ECONNREFUSED') return 'connection refused';
  if (code.startsWith('HPE_')) return 'unreadable answer';
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|EPROTO|HOSTNAME)/.test(code)) return 'no secure connection';
  return 'connection broken';
}

/**
 * Follows a URL through its redirects, checking every step like the first. Problems are part of the result.
 * @throws the abort reason of the signal
 */
export async function followLink(start: string, { refuse, inTurn, ...options }: Following = {}): Promise<LinkAnswer> {
  let url = start;
  let movedTo: string | undefined;
  let isPermanent = true;
  const moved = () => (movedTo === undefined ? {} : { movedTo });
  try {
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      if (!isRequestable(url)) return { ok: false, finalUrl: url, problem: 'not a public web address' };
      const step = new URL(url);
      const problem = await refuse?.(step);
      if (problem) return { ok: false, finalUrl: url, problem };
      options.signal?.throwIfAborted();
      const request = () => {
        options.signal?.throwIfAborted();
        return requestUrl(step, options);
      };
      const { status, location, isWalled, text } = await (inTurn ? inTurn(step.hostname, request) : request());
      const isRedirect = status >= 300 && status < 400 && location && URL.canParse(location, url);
      if (!isRedirect) {
        return {
          ok: status >= 200 && status < 400,
          status,
          finalUrl: url,
          ...moved(),
          ...(isWalled ? { isWalled } : {}),
          ...(options.maxBytes ? { text } : {}),
        };
      }
      url = new URL(location, url).href;
      isPermanent &&= PERMANENT.includes(status);
      if (isPermanent) movedTo = url;
    }
    return { ok: false, finalUrl: url, problem: 'too many redirects' };
  } catch (error) {
    options.signal?.throwIfAborted();
    return { ok: false, finalUrl: url, problem: problemOf(error) };
  }
}
