import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';

const { parseHostHeader } = await import('next/dist/server/app-render/action-handler');

it('lets Next compare the origin of server actions with the site at run time', async () => {
  vi.stubEnv('SITE_URL', 'https://directory.example');
  vi.resetModules();
  (await import('./own-host')).nameOwnHost();
  const hosts: (string | undefined)[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    hosts.push(parseHostHeader(request.headers)?.value);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (method: string, headers: Record<string, string>) =>
    new Promise<void>((resolve) => send({ port, method, headers }, (answer) => answer.resume().on('end', resolve)).end());
  await ask('POST', { Host: 'web:3000' });
  await ask('POST', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
  await ask('GET', { Host: 'web:3000' });
  server.close();
  expect(hosts).toEqual(['directory.example', 'directory.example', 'web:3000']);
});
