import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from '@/server/page-cache/page-cache';

const cache = new PageCache(() => Promise.resolve(1), 1_000_000);
vi.mock('@/server/page-cache', () => ({ pageCache: () => cache }));
vi.mock('@/env', () => ({ env: { CACHE_TAG_HEADER: 'xkey' } }));
const { answerCachedPages, isForDocument, pagePath } = await import('./cached-pages');
answerCachedPages();

const HTML = `<p>${'A page. '.repeat(200)}</p>`;
const KEY = '/route-cache/APP_PAGE/0a1b/$/en/tools';
const AS_NEXT = { 'Cache-Control': 'public', 'x-nextjs-cache': 'HIT', 'Content-Type': 'text/html' };

describe('the path of the router', () => {
  const path = (url: string, method = 'GET') => pagePath({ method, url });

  it('has the language, and is the same for parts of a page', () => {
    expect([path('/'), path('/tools'), path('/nl'), path('/nl/tools')]).toEqual(['/en', '/en/tools', '/nl', '/nl/tools']);
    expect([path('/nlp'), path('/tools?_rsc=1a2b'), path('/tools?_rsc')]).toEqual(['/en/nlp', '/en/tools', '/en/tools']);
  });

  it('is none with a query or another method', () => {
    expect([path('/tools?q=a'), path('/tools?q=a&_rsc=1a2b'), path('/tools', 'POST')]).toEqual([null, null, null]);
  });
});

describe('a document', () => {
  const isDocument = (path: string, headers: IncomingHttpHeaders = {}, url = path) => isForDocument({ url, headers }, path);

  it('is not asked for with a query, a part of a page or a draft', () => {
    expect(isDocument('/en/tools', {}, '/tools')).toBe(true);
    expect(isDocument('/en/tools', {}, '/tools?_rsc=1a2b')).toBe(false);
    for (const headers of [{ rsc: '1' }, { 'next-router-prefetch': '1' }, { cookie: 'a=b; __prerender_bypass=x' }, { range: 'bytes=0-1' }]) {
      expect(isDocument('/en/tools', headers), JSON.stringify(headers)).toBe(false);
    }
  });

  it('is not asked for at a first visit in the other language', () => {
    expect(isDocument('/en/tools', { 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.8' })).toBe(false);
    expect(isDocument('/nl/tools', { 'accept-language': 'en-US' })).toBe(false);
    expect(isDocument('/en/tools', { 'accept-language': 'nl-NL', cookie: 'NEXT_LOCALE=en' })).toBe(true);
    expect(isDocument('/nl/tools', { 'accept-language': 'nl-NL' })).toBe(true);
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
    cache.set(KEY, { kind: 'APP_PAGE', html: HTML, headers: { 'x-next-cache-tags': '_N_T_/layout,tools:list,tool:1' } }, {});
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
      expect([headers['x-nextjs-cache'], headers.etag]).toEqual(['HIT', second.headers.etag]);
    }
    expect(first.headers.etag).toMatch(/^W\/"/);
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

  it('names its tags with every answer, and those of its parts too', async () => {
    const parts: Record<string, string>[] = [{}, {}, { rsc: '1' }];
    for (const headers of parts) expect((await request(headers)).headers.xkey).toBe('page tools:list tool:1');
    expect((await request({}, '/other')).headers.xkey).toBeUndefined();
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
