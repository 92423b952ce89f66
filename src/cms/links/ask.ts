import { type Agent, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { useAgent } from 'request-filtering-agent';
import { isWebUrl } from '@/domain/web-url';
import { env } from '@/env';

const TIMEOUT_MS = 10_000;
const PORTS = ['', '80', '443'];
/** As long as addresses of tools may be. What a robots.txt says about an address takes longer to find out the longer both are. */
const URL_MAX_LENGTH = 2048;

/** What robots.txt files may call this site's link check. */
export const ROBOTS_NAME = env.PRODUCT_NAME.replace(/[^a-z0-9-]/gi, '') || 'LinkCheck';
const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOTS_NAME}/1.0; +${env.SITE_URL})`;

/** Gives the connection for an address; the usual one refuses addresses inside a network, after the name is looked up. */
export type AgentFor = (url: string) => Agent;

export interface Asking {
  agentFor?: AgentFor | undefined;
  /** Ends a request that is under way. */
  signal?: AbortSignal | undefined;
  /** How much of the text is read; none unless told. */
  maxBytes?: number | undefined;
}

export interface Reply {
  status: number;
  location: string | undefined;
  /** A wall against programs stands before the page, which says nothing about the page. */
  isWalled: boolean;
  text: string;
}

/** True for an address that may be asked for: a public name, a usual port and not too long. */
export function mayBeAsked(url: string): boolean {
  return url.length <= URL_MAX_LENGTH && isWebUrl(url) && PORTS.includes(new URL(url).port);
}

/**
 * Asks for one address, ten seconds long at most, and reads no more than the headers unless told.
 * @throws what went wrong with the connection
 */
export function ask(url: URL, { agentFor = useAgent, signal, maxBytes = 0 }: Asking): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? request : requestPlain;
    const outgoing = open(url, {
      agent: agentFor(url.href),
      // For all of it: a server that sends a byte now and then would keep a mere idle timeout waiting for ever.
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
