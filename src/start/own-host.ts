import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { env } from '@/env';

/**
 * Names the site's host as the one that was asked for in every request with a body. Next runs a server action only if its Origin has that host, or
 * one listed in the build; the build doesn't know SITE_URL, and proxies and clients may send any Host. Subscribe after `markClientAddresses`.
 */
export function nameOwnHost(): void {
  const { host } = new URL(env.SITE_URL);
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method === 'POST') request.headers['x-forwarded-host'] = host;
  });
}
