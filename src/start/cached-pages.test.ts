import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from '@/server/page-cache/page-cache';

const cache = new PageCache(() => Promise.resolve(1), 1_000_000);
vi.mock('@/server/page-cache', () => ({ pageCache: () => cache }));
const { answerCachedPages, pagePath } = await import('./cached-pages');
answerCachedPages();

const HTML = `<p>${'A page. '.repeat(200)}</p>`;
const KEY = '/route-cache/APP_PAGE/0a1b/$/en/tools';
const AS_NEXT = { 'Cache-Control': 'public', 'x-nextjs-cache': 'HIT', 'Content-Type': 'text/html' };

describe('a plain request for a page', () => {
  const path = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') => pagePath({ method, url, headers });

  it('has the path of the router', () => {
    expect([path('/'), path('/tools'), path('/nl'), path('/nl/tools')]).toEqual(['/en', '/en/tools', '/nl', '/nl/tools']);
    expect(path('/nlp')).toBe('/en/nlp');
  });

  it('is none with a query, another method, a part of a page or a draft', () => {
    const others = [path('/tools?q=a'), path('/tools', {}, 'POST'), path('/tools', { rsc: '1' }), path('/tools', { 'next-router-prefetch': '1' })];
    expect([...others, path('/tools', { cookie: 'a=b; __prerender_bypass=x' }), path('/tools', { range: 'bytes=0-1' })]).toEqual(Array(6).fill(null));
  });

  it('is none for a first visit in the other language', () => {
    expect(path('/tools', { 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.8' })).toBeNull();
    expect(path('/nl/tools', { 'accept-language': 'en-US' })).toBeNull();
    expect(path('/tools', { 'accept-language': 'nl-NL', cookie: 'NEXT_LOCALE=en' })).toBe('/en/tools');
    expect(path('/nl/tools', { 'accept-language': 'nl-NL' })).toBe('/nl/tools');
  });
});

describe('a cached page', () => {
  let server: Server;
  let next: number;
  let status: number;

  beforeEach(async () => {
    [next, status] = [0, 200];
    server = createServer((_request, response) => {
      next += 1;
      for (const [name, value] of Object.entries(AS_NEXT)) response.setHeader(name, value);
      response.writeHead(status).end(HTML);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await cache.get(KEY, { kind: 'APP_PAGE' });
    cache.set(KEY, { kind: 'APP_PAGE', html: HTML, headers: { 'x-next-cache-tags': 'tools:list' } }, {});
  });
  afterEach(() => {
    server.close();
    cache.expire(null, 1);
  });

  interface Received {
    status: number | undefined;
    headers: IncomingHttpHeaders;
    body: Buffer;
  }
  const request = (headers: Record<string, string> = {}, path = '/tools', method = 'GET'): Promise<Received> =>
    new Promise((resolve, reject) => {
      get({ port: (server.address() as AddressInfo).port, path, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
      }).on('error', reject);
    });

  it('is answered by Next once, and repeated with the same headers', async () => {
    const first = await request();
    const second = await request();
    expect(next).toBe(1);
    for (const { status: code, body, headers } of [first, second]) {
      expect([code, String(body), headers['cache-control'], headers['content-type']]).toEqual([200, HTML, 'public', 'text/html']);
      expect(headers['x-nextjs-cache']).toBe('HIT');
    }
    expect((await request({}, '/tools', 'HEAD')).body).toHaveLength(0);
  });

  it('is sent compressed as the client accepts it', async () => {
    await request();
    await vi.waitFor(async () => expect((await request({ 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br'));
    await vi.waitFor(async () => expect((await request({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip'));
    expect(String(brotliDecompressSync((await request({ 'accept-encoding': 'br' })).body))).toBe(HTML);
    expect(String(gunzipSync((await request({ 'accept-encoding': 'gzip, br;q=0' })).body))).toBe(HTML);
    expect((await request({ 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
  });

  it('is not sent again to a client that has it', async () => {
    await request();
    const { headers } = await request();
    const again = await request({ 'if-none-match': `"other", ${headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('is left to Next when it expires, and while Next answers with an error', async () => {
    status = 500;
    await request();
    status = 200;
    await request();
    await request();
    expect(next).toBe(2);
    cache.expire(['tools:list'], 1);
    await request();
    expect(next).toBe(3);
  });
});
