import { type Agent, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { useAgent } from 'request-filtering-agent';
import { isWebUrl } from '@/domain/web-url';
import { env } from '@/env';

const TIMEOUT_MS = 10_000;
const PORTS = ['', '80', '443'];
/** The limit of a tool's address. Matching an address against robots.txt takes longer with its length. */
const URL_MAX_LENGTH = 2048;

/** Name of the link checker in robots.txt files. */
export const ROBOTS_NAME = env.PRODUCT_NAME.replace(/[^a-z0-9-]/gi, '') || 'LinkCheck';
const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOTS_NAME}/1.0; +${env.SITE_URL})`;

/** Returns the agent for an address; the default one refuses addresses inside a network, after DNS lookup. */
export type AgentFor = (url: string) => Agent;

export interface Asking {
  agentFor?: AgentFor | undefined;
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
  /** Bytes of the body to read; none by default. */
  maxBytes?: number | undefined;
}

export interface Reply {
  status: number;
  location: string | undefined;
  /** A bot wall answered, which says nothing about the page. */
  isWalled: boolean;
  text: string;
}

/** True for a public host name, a usual port and an acceptable length. */
export function mayBeAsked(url: string): boolean {
  return url.length <= URL_MAX_LENGTH && isWebUrl(url) && PORTS.includes(new URL(url).port);
}

/**
 * Requests an address, for ten seconds at most, and reads only the headers by default.
 * @throws the connection error
 */
export function ask(url: URL, { agentFor = useAgent, signal, maxBytes = 0 }: Asking): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? request : requestPlain;
    const outgoing = open(url, {
      agent: agentFor(url.href),
      // A total limit: a server that trickles bytes would outlast an idle timeout.
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'user-agent': USER_AGENT, accept: maxBytes > 0 ? 'text/plain' : 'text/html' },
    });
    const stop = () => outgoing.destroy(new Error('stopped'));
    signal?.addEventListener('abort', stop, { once: true });
    outgoing.on('close', () => signal?.removeEventListener('abort', stop));
    outgoing.on('response', (response) => {
      const { location, 'cf-mitigated': mitigated } = response.headers;
      const answer = (text: string) => resolve({ status: response.statusCode ?? 0, location, isWalled: mitigated !== undefined, text });
      if (maxBytes === 0) {
        answer('');
        response.destroy();
        return;
      }
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (text.length < maxBytes) return;
        answer(text.slice(0, maxBytes));
        response.destroy();
      });
      response.on('end', () => answer(text));
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
