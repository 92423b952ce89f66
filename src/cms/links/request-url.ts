import { type Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { useAgent } from 'request-filtering-agent';
import { isWebUrl, URL_MAX_LENGTH } from '@/domain/web-url';
import { env } from '@/env';

const TIMEOUT_MS = 10_000;
const PORTS = ['', '80', '443'];

/** Name of the link checker in robots.txt files. */
export const ROBOTS_NAME = env.PRODUCT_NAME.replace(/[^a-z0-9-]/gi, '') || 'LinkCheck';
const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOTS_NAME}/1.0; +${env.SITE_URL})`;

/** Returns the agent for a URL. The default one refuses hosts that DNS resolves to a private IP address. */
export type AgentFor = (url: string) => Agent;

export interface UrlRequestOptions {
  agentFor?: AgentFor | undefined;
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
  /** Bytes of the body to read; none by default. */
  maxBytes?: number | undefined;
}

export interface UrlResponse {
  status: number;
  location: string | undefined;
  /** The response comes from a bot wall and says nothing about the page. */
  isWalled: boolean;
  text: string;
}

/** True for a public host name, a usual port and a length that robots.txt patterns match quickly. */
export function isRequestable(url: string): boolean {
  return url.length <= URL_MAX_LENGTH && isWebUrl(url) && PORTS.includes(new URL(url).port);
}

/**
 * Requests a URL, for ten seconds at most, and reads only the headers by default.
 * @throws the connection error
 */
export function requestUrl(url: URL, { agentFor = useAgent, signal, maxBytes = 0 }: UrlRequestOptions): Promise<UrlResponse> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, {
      agent: agentFor(url.href),
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
