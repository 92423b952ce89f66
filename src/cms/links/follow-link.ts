import { type Asking, ask, mayBeAsked, type Reply } from './ask';

const MAX_REDIRECTS = 5;

/** Why an address has no page. Stored as is; the panel translates each. */
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
  /** True if a page answered. */
  ok: boolean;
  status?: number;
  finalUrl?: string;
  problem?: LinkProblem;
  /** Where permanent redirects alone lead, if to another address. */
  movedTo?: string;
  isWalled?: boolean;
  /** Body, up to the requested size. */
  text?: string;
}

interface Following extends Asking {
  /** Called before every step; a problem ends the visit. */
  refuse?: ((url: URL) => Promise<LinkProblem | null>) | undefined;
  /** Serialises the requests to one host. */
  inTurn?: ((host: string, request: () => Promise<Reply>) => Promise<Reply>) | undefined;
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
 * Follows an address through its redirects, checking every step like the first. Problems are part of the answer.
 * @throws the abort reason of the signal
 */
export async function followLink(address: string, { refuse, inTurn, ...asking }: Following = {}): Promise<LinkAnswer> {
  let url = address;
  let movedTo: string | undefined;
  let isPermanent = true;
  const moved = () => (movedTo === undefined ? {} : { movedTo });
  try {
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      if (!mayBeAsked(url)) return { ok: false, finalUrl: url, problem: 'not a public web address' };
      const step = new URL(url);
      const problem = await refuse?.(step);
      if (problem) return { ok: false, finalUrl: url, problem };
      asking.signal?.throwIfAborted();
      const request = () => {
        asking.signal?.throwIfAborted();
        return ask(step, asking);
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
          ...(asking.maxBytes ? { text } : {}),
        };
      }
      url = new URL(location, url).href;
      isPermanent &&= PERMANENT.includes(status);
      if (isPermanent) movedTo = url;
    }
    return { ok: false, finalUrl: url, problem: 'too many redirects' };
  } catch (error) {
    asking.signal?.throwIfAborted();
    return { ok: false, finalUrl: url, problem: problemOf(error) };
  }
}
