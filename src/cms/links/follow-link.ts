import { type LookupAddress, lookup } from 'node:dns';
import { type Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { isWebUrl, URL_MAX_LENGTH } from '@/domain/web-url';
import { env } from '@/env';

const TIMEOUT_MS = 10_000;
const PORTS = ['', '80', '443'];

/** Name of the link checker in robots.txt files. */
export const ROBOTS_NAME = env.PRODUCT_NAME.replace(/[^a-z0-9-]/gi, '') || 'LinkCheck';
const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOTS_NAME}/1.0; +${env.SITE_URL})`;

/** Returns the agent for a URL. The default one refuses hosts that DNS resolves to a private IP address. */
export type AgentFor = (url: string) => Agent;

/** Global unicast (2000::/3). The agents' own list lets unassigned ranges pass, also `::/96`, which holds IPv4 addresses. */
const GLOBAL_IPV6 = /^[23][0-9a-f]{3}:/i;

const lookupGlobal: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const refused = found.find(({ address, family }) => family === 6 && !GLOBAL_IPV6.test(address));
    const [first] = found;
    if (error || !first) done(error ?? new Error(`${host} has no address`), []);
    else if (refused) done(new Error(`DNS lookup ${refused.address} is not allowed`), []);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });

// Azure serves the credentials of its machines at this public address.
const FILTER = { lookup: lookupGlobal, denyIPAddressList: ['168.63.129.16'] };
const AGENTS: Record<string, Agent> = { 'http:': new RequestFilteringHttpAgent(FILTER), 'https:': new RequestFilteringHttpsAgent(FILTER) };

interface UrlRequestOptions {
  agentFor?: AgentFor | undefined;
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
  /** Bytes of the body to read; none by default. */
  maxBytes?: number | undefined;
}

interface UrlResponse {
  status: number;
  location: string | undefined;
  /** The response comes from a bot wall and says nothing about the page. */
  isWalled: boolean;
  text: string;
}

/** True for a public host name, a usual port and a length that robots.txt patterns match quickly. */
function isRequestable(url: string): boolean {
  return url.length <= URL_MAX_LENGTH && isWebUrl(url) && PORTS.includes(new URL(url).port);
}

/**
 * Requests a URL, for ten seconds at most, and reads only the headers by default.
 * @throws the connection error
 */
function requestUrl(url: URL, { agentFor, signal, maxBytes = 0 }: UrlRequestOptions): Promise<UrlResponse> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, {
      agent: agentFor ? agentFor(url.href) : AGENTS[url.protocol],
      // A total limit: a server that trickles bytes would outlast an idle timeout.
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'user-agent': USER_AGENT, accept: maxBytes > 0 ? 'text/plain' : 'text/html' },
    });
    const abort = () => request.destroy(new Error('stopped'));
    signal?.addEventListener('abort', abort, { once: true });
    request.on('close', () => signal?.removeEventListener('abort', abort));
    request.on('response', (response) => {
      const { location, 'cf-mitigated': mitigated } = response.headers;
      const finish = (text: string) => resolve({ status: response.statusCode ?? 0, location, isWalled: mitigated !== undefined, text });
      if (maxBytes === 0) {
        finish('');
        response.destroy();
        return;
      }
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        if (text.length < maxBytes) return;
        finish(text.slice(0, maxBytes));
        response.destroy();
      });
      response.on('end', () => finish(text));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end();
  });
}

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
