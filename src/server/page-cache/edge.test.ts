import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Edge } from './edge';

let purges: string[];
let isAway: boolean;
let server: Server;
let edge: Edge;

beforeEach(async () => {
  [purges, isAway] = [[], false];
  server = createServer((request, response) => {
    if (isAway) {
      request.socket.destroy();
      return;
    }
    purges.push(`${request.method} ${request.headers['xkey-purge']}`);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  edge = new Edge(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => server.close());

it('purges at once, and again for answers that were on their way', async () => {
  edge.purge(['tool:1', 'tools:list']);
  await vi.waitFor(() => expect(purges).toEqual(['PURGE tool:1 tools:list']));
  await vi.waitFor(() => expect(purges).toEqual(Array(2).fill('PURGE tool:1 tools:list')), { timeout: 5000 });
});

it('purges what changed while the edge was away', async () => {
  isAway = true;
  edge.purge(['tool:1']);
  edge.purge(['tool:2']);
  await new Promise((resolve) => setTimeout(resolve, 300));
  isAway = false;
  await vi.waitFor(() => expect(purges.join()).toContain('tool:1'), { timeout: 5000 });
  expect(purges.join()).toContain('tool:2');
});

it('purges everything when anything may have changed, and after too many changes', async () => {
  edge.purge(null);
  await vi.waitFor(() => expect(purges).toEqual(['PURGE page']));
  isAway = true;
  edge.purge(Array.from({ length: 5001 }, (_, id) => `tool:${id}`));
  isAway = false;
  await vi.waitFor(() => expect(purges.slice(1)).toContain('PURGE page'), { timeout: 5000 });
});
