import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort, isPortFree } from './port';

const server = createServer();
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

describe('a port', () => {
  it('is free until something listens on it', async () => {
    const port = await findFreePort();
    expect(await isPortFree(port)).toBe(true);
    await new Promise<void>((resolve) => server.listen(port, resolve));
    expect(await isPortFree(port)).toBe(false);
  });
});
