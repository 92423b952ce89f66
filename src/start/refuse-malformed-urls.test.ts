import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { refuseMalformedUrls } from './refuse-malformed-urls';

it('answers 400 to addresses that cannot be read, and passes on all others', async () => {
  refuseMalformedUrls();
  const server = createServer((_request, response) => response.end());
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, method = 'GET') =>
    new Promise<unknown[]>((resolve, reject) => {
      request({ port, path, method }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers['x-content-type-options']]);
      })
        .on('error', reject)
        .end();
    });
  try {
    for (const path of ['/tools/%', '/%E0%A4%A', '/nl/tools/%zz?q=a', '/%ff']) expect(await ask(path)).toEqual([400, 'nosniff']);
    expect(await ask('*', 'OPTIONS')).toEqual([400, 'nosniff']);
    for (const path of ['/', '/tools?q=%', '/tools/a%20b', '/nl/tools/caf%C3%A9']) expect(await ask(path)).toEqual([200, undefined]);
  } finally {
    server.close();
  }
});
