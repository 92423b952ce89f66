import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { CLIENT_ADDRESS_HEADER, DIRECT_REQUEST_HEADER } from '@/domain/client-address-header';
import { env } from '@/env';
import { clientAddress, parseRanges } from '@/server/client-address';
import { isForwarded } from '@/server/local-visit';

/** Adds to every request the client's address and whether a proxy forwarded it: Next shows handlers no socket, and its own header can be forged. */
export function markClientAddresses(): void {
  const trusted = parseRanges(env.TRUSTED_PROXIES);
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const forwarded = request.headers['x-forwarded-for'];
    const address = clientAddress(request.socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded, trusted);
    request.headers[CLIENT_ADDRESS_HEADER] = address;
    request.headers[DIRECT_REQUEST_HEADER] = isForwarded(Object.keys(request.headers)) ? '0' : '1';
  });
}
