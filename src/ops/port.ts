import { createServer } from 'node:net';

/** The system's code for why a server can't listen there, such as EADDRINUSE; undefined if it can. */
export function listenError(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** True if a server can listen there. */
export const isPortFree = async (port: number, host?: string): Promise<boolean> => (await listenError(port, host)) === undefined;

/** `HOST:PORT`, with IPv6 addresses in brackets. */
export const hostAndPort = (port: number, host = ''): string => `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Loopback addresses of servers that listen on all addresses. */
const LOOPBACK: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Where this machine reaches a server that listens at `host`. */
export const localOrigin = (port: number, host = '0.0.0.0'): string => `http://${hostAndPort(port, LOOPBACK[host] ?? host)}`;

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
