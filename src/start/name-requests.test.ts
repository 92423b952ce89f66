import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PayloadLogger } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  Object.assign(process.env, { BUILD_ONLY: 'true', LOG_FORMAT: 'json', TRUSTED_PROXIES: '127.0.0.1' });
});

const lines: Record<string, unknown>[] = [];
const read = (text: unknown) => {
  for (const line of String(text).split('\n').filter(Boolean)) lines.push(JSON.parse(line));
};
const original = { ...console };
let origin: string;
let logger: PayloadLogger;

const server = createServer(async (request, response) => {
  if (request.url === '/public') response.setHeader('Cache-Control', 'public, s-maxage=60');
  await sleep(20);
  const error = new Error('Failed query: insert params: vera@example.org, 192.0.2.7', { cause: new Error('GET /nl/tools?q=vera from 2001:db8::7') });
  logger.error({ err: error, msg: 'Could not save /contact?email=vera%40example.org', details: { cookie: 'session=abc', to: 'vera@example.org' } });
  console.error('Refused:', error);
  response.statusCode = 500;
  response.end();
});

beforeAll(async () => {
  const [{ nameRequests }, { payloadLogger, printJson }] = await Promise.all([import('./name-requests'), import('@/log')]);
  nameRequests();
  printJson();
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    read(text);
    return true;
  });
  const destination = new PassThrough().on('data', read);
  const { pino } = createRequire(import.meta.resolve('payload'))('pino');
  logger = pino((payloadLogger as { options: object }).options, destination);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  Object.assign(console, original);
  vi.restoreAllMocks();
  server.close();
});
beforeEach(() => {
  lines.length = 0;
});

const idOf = async (path: string, headers: Record<string, string> = {}) => (await fetch(origin + path, { headers })).headers.get('x-request-id');

it('writes each line as an object with the id that the answer names', async () => {
  const ids = await Promise.all([idOf('/1'), idOf('/2'), idOf('/3')]);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(lines.filter(({ requestId }) => requestId === id)).toMatchObject([
      { level: 'error', time: expect.stringMatching(/Z$/), msg: 'Could not save /contact', err: { type: 'Error', stack: expect.any(String) } },
      { level: 'error', time: expect.stringMatching(/Z$/), msg: 'Refused:', err: { type: 'Error' } },
    ]);
  }
  expect(lines).toHaveLength(6);
});

it('writes no addresses, emails, cookies, query strings or database values', async () => {
  await idOf('/');
  expect(JSON.stringify(lines)).not.toMatch(/vera|example\.org|192\.0\.2|2001:db8|session=|q=/);
});

it('takes over a well-formed id of a trusted proxy only', async () => {
  expect(await idOf('/', { 'X-Request-Id': 'proxy-1234.5678' })).toBe('proxy-1234.5678');
  expect(lines.map(({ requestId }) => requestId)).toEqual(['proxy-1234.5678', 'proxy-1234.5678']);
  for (const bad of ['short', 'a'.repeat(129), '"quoted" text', 'vera@example.org'])
    expect(await idOf('/', { 'X-Request-Id': bad })).toMatch(/^[\da-f-]{36}$/);
});

it('sends no id with an answer that caches give to others', async () => {
  expect(await idOf('/public')).toBeNull();
});
