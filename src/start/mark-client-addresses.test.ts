import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';

it('marks the address and whether a proxy forwarded the request', async () => {
  vi.stubEnv('BUILD_ONLY', 'true');
  const { CLIENT_ADDRESS_HEADER, DIRECT_REQUEST_HEADER } = await import('@/domain/client-address-header');
  const { markClientAddresses } = await import('./mark-client-addresses');
  markClientAddresses();
  const server = createServer((request, response) => {
    response.end(JSON.stringify([request.headers[CLIENT_ADDRESS_HEADER], request.headers[DIRECT_REQUEST_HEADER]]));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers })).json();
  try {
    expect(await ask({ [DIRECT_REQUEST_HEADER]: '0' })).toEqual(['127.0.0.1', '1']);
    expect(await ask({ Via: '1.1 proxy', [DIRECT_REQUEST_HEADER]: '1' })).toEqual(['127.0.0.1', '0']);
  } finally {
    server.close();
  }
});
