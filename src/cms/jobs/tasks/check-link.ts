import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import type { TaskConfig } from 'payload';
import { useAgent } from 'request-filtering-agent';
import { isWebUrl } from '@/domain/web-url';

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 5;
const PORTS = ['', '80', '443'];

interface LinkAnswer {
  ok: boolean;
  status?: number;
  finalUrl?: string;
  problem?: string;
}

/** Asks for the headers of one address; addresses inside a network are refused after the name is looked up. */
function ask(url: URL): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? request : requestPlain;
    const outgoing = open(url, {
      agent: useAgent(url.href),
      // For all of it: a server that sends a byte now and then would keep a mere idle timeout waiting for ever.
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'user-agent': 'Mozilla/5.0 (link check)', accept: 'text/html' },
    });
    outgoing.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Follows an address to where it ends. Never throws: what went wrong is part of the answer. */
export async function followLink(address: string): Promise<LinkAnswer> {
  let url = address;
  try {
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      if (!isWebUrl(url) || !PORTS.includes(new URL(url).port)) return { ok: false, finalUrl: url, problem: 'not a public web address' };
      const { status, location } = await ask(new URL(url));
      if (status < 300 || status >= 400 || !location) return { ok: status >= 200 && status < 400, status, finalUrl: url };
      url = new URL(location, url).href;
    }
    return { ok: false, finalUrl: url, problem: 'too many redirects' };
  } catch (error) {
    return { ok: false, finalUrl: url, problem: (error instanceof Error ? error.message : String(error)).slice(0, 200) };
  }
}

/** Asks for an address that somebody sent in, and keeps what came back for the queue. */
export const checkLink: TaskConfig<'check-link'> = {
  slug: 'check-link',
  inputSchema: [{ name: 'url', type: 'text', required: true }],
  handler: async ({ input: { url }, req }) => {
    const answer = { status: null, finalUrl: null, problem: null, ...(await followLink(url)) };
    const { docs } = await req.payload.find({ collection: 'link-checks', where: { url: { equals: url } }, limit: 1, pagination: false, depth: 0 });
    if (docs[0]) await req.payload.update({ collection: 'link-checks', id: docs[0].id, data: answer, depth: 0 });
    else await req.payload.create({ collection: 'link-checks', data: { url, ...answer }, depth: 0 });
    return { output: {} };
  },
};
