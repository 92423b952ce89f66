import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort, isPortFree, listenError, localOrigin } from './port';

const server = createServer();
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

describe('a port', () => {
  it('is free until something listens on it', async () => {
    const port = await findFreePort();
    expect(await isPortFree(port)).toBe(true);
    await new Promise<void>((resolve) => server.listen(port, resolve));
    expect(await isPortFree(port)).toBe(false);
    expect(await listenError(port)).toBe('EADDRINUSE');
  });

  it('is told apart from a host of another machine', async () => {
    expect(await listenError(await findFreePort(), '192.0.2.1')).toBe('EADDRNOTAVAIL');
  });
});

describe('the local origin of a server', () => {
  it.each([
    [undefined, 'http://127.0.0.1:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://[::1]:3000'],
    ['::1', 'http://[::1]:3000'],
    ['localhost', 'http://localhost:3000'],
  ])('that listens at %s is %s', (host, origin) => {
    expect(localOrigin(3000, host)).toBe(origin);
    expect(new URL(origin).port).toBe('3000');
  });
});
