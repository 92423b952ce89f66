import { randomUUID } from 'node:crypto';
import { type IncomingMessage, Server, ServerResponse } from 'node:http';
import { env } from '@/env';
import { requestIds } from '@/log';
import { isTrusted, parseRanges } from '@/server/client-address';

const HEADER = 'X-Request-Id';
const WELL_FORMED = /^[\w.:/+=-]{8,128}$/;
/** Answers that a cache may give to others. */
const SHARED = /\b(?:public|s-maxage)\b/;

/**
 * Gives each request an id, which the log lines written meanwhile carry and the answer names, unless caches share it. A trusted proxy's id is taken
 * over.
 */
export function nameRequests(): void {
  const trusted = parseRanges(env.TRUSTED_PROXIES);
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string, ...rest: unknown[]) {
    if (event !== 'request') return Reflect.apply(emit, this, [event, ...rest]);
    const [request] = rest as [IncomingMessage];
    const given = request.headers['x-request-id'];
    const isGiven = typeof given === 'string' && WELL_FORMED.test(given) && isTrusted(request.socket.remoteAddress, trusted);
    return requestIds.run(isGiven ? given : randomUUID(), () => Reflect.apply(emit, this, [event, ...rest]));
  };
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: unknown[]) {
    const id = requestIds.getStore();
    if (id && !this.headersSent && !SHARED.test(String(this.getHeader('Cache-Control') ?? ''))) this.setHeader(HEADER, id);
    return Reflect.apply(writeHead, this, head);
  };
}
