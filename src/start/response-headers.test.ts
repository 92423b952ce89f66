import { createServer, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FRESH_FOR_A_SECOND, STORED_ENCODING } from '@/domain/page-caching';

type Settings = Parameters<typeof import('./response-headers').contentSecurityPolicy>[0];

let policyOf: (changes?: Partial<Settings>, isPanel?: boolean) => Record<string, string>;

beforeAll(async () => {
  vi.stubEnv('BUILD_ONLY', 'true');
  const { contentSecurityPolicy } = await import('./response-headers');
  const none = { NODE_ENV: 'production', GTM_ID: undefined, CONSENT_SCRIPT_URL: undefined, SENTRY_DSN: undefined } as const;
  policyOf = (changes = {}, isPanel = false) =>
    Object.fromEntries(
      contentSecurityPolicy({ ...none, ...changes }, isPanel)
        .split('; ')
        .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
    );
});

describe('contentSecurityPolicy', () => {
  it('allows only this site when no third party is configured', () => {
    expect(policyOf()).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
      'worker-src': "'self' blob:",
    });
  });

  it('allows the tag manager on the site but not in the panel', () => {
    const site = policyOf({ GTM_ID: 'GTM-TEST123' });
    expect(site['script-src']).toBe("'self' https://*.googletagmanager.com");
    expect(site['connect-src']).toContain('https://*.google-analytics.com');
    expect(policyOf({ GTM_ID: 'GTM-TEST123' }, true)).toEqual(policyOf());
  });

  it('allows the consent service outside development', () => {
    const settings = { CONSENT_SCRIPT_URL: 'https://consent.example/a/banner.js?x=1' } as const;
    const site = policyOf(settings);
    for (const directive of ['script-src', 'style-src', 'connect-src', 'frame-src'])
      expect(site[directive]?.split(' ')).toContain('https://consent.example');
    expect(JSON.stringify(policyOf({ ...settings, NODE_ENV: 'development' }))).not.toContain('consent.example');
  });

  it('allows error reports from site and panel without exposing the key', () => {
    for (const isPanel of [true, false])
      expect(policyOf({ SENTRY_DSN: 'https://key@o1.ingest.sentry.io/1' }, isPanel)['connect-src']).toBe("'self' https://o1.ingest.sentry.io");
  });

  it('allows the development server’s needs in development only', () => {
    expect(policyOf({ NODE_ENV: 'development' })).toMatchObject({
      'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
      'connect-src': "'self' ws:",
    });
  });
});

describe('ownResponseHeaders', () => {
  it.each([
    ['', 'max-age=63072000'],
    ['true', 'max-age=63072000; includeSubDomains'],
  ])('asks for https, of subdomains only by the setting (%s)', async (setting, header) => {
    vi.resetModules();
    vi.stubEnv('SITE_URL', 'https://directory.example');
    vi.stubEnv('HSTS_SUBDOMAINS', setting);
    const { writeHead } = ServerResponse.prototype;
    const server = createServer((_request, response) => response.end('x'));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    try {
      (await import('./response-headers')).ownResponseHeaders();
      const { headers } = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
      expect(headers.get('strict-transport-security')).toBe(header);
    } finally {
      ServerResponse.prototype.writeHead = writeHead;
      server.close();
      vi.unstubAllEnvs();
      vi.stubEnv('BUILD_ONLY', 'true');
      vi.resetModules();
    }
  });

  it('adds the policy to every response, even to earlier requests, unless the response has one', async () => {
    const { contentSecurityPolicy, ownResponseHeaders } = await import('./response-headers');
    const { env } = await import('@/env');
    const waiting: (() => void)[] = [];
    const server = createServer((request, response) => {
      const answer = () => {
        if (request.url === '/own') response.setHeader('Content-Security-Policy', 'sandbox');
        if (request.url === '/moved') response.writeHead(307, { Location: '/' }).end();
        else if (request.url === '/part') response.setHeader('Cache-Control', 'public, s-maxage=9').setHeader('Location', '/').writeHead(307).end();
        else if (request.url === '/missing') response.setHeader('Cache-Control', 's-maxage=31536000').writeHead(404).end();
        else if (request.url === '/page')
          response.setHeader('Content-Type', 'text/html').setHeader('Cache-Control', FRESH_FOR_A_SECOND).setHeader('Vary', 'rsc').end();
        else if (request.url === '/stored') response.setHeader(STORED_ENCODING, 'gzip').end(gzipSync('stored'));
        else if (request.url === '/data') response.setHeader('Content-Type', 'application/json').end('{}');
        else if (request.url === '/public-data')
          response.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'public, s-maxage=9').end('{}');
        else if (request.url === '/moved-twice') response.setHeader('Location', '/').appendHeader('Location', '/').writeHead(308).end();
        else response.end('x');
      };
      if (request.url === '/early') waiting.push(answer);
      else answer();
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const policyOf = async (path: string) => (await fetch(origin + path, { redirect: 'manual' })).headers.get('content-security-policy');
    expect(await policyOf('/')).toBeNull();
    const early = policyOf('/early');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    const { writeHead } = ServerResponse.prototype;
    try {
      ownResponseHeaders();
      waiting[0]?.();
      for (const policy of [await early, await policyOf('/'), await policyOf('/moved')]) expect(policy).toBe(contentSecurityPolicy(env, false));
      for (const path of ['/admin', '/admin/login', '/admin?x']) expect(await policyOf(path)).toBe(contentSecurityPolicy(env, true));
      expect(await policyOf('/own')).toBe('sandbox');
      const cachingOf = async (path: string, headers: Record<string, string> = {}) =>
        (await fetch(origin + path, { headers, redirect: 'manual' })).headers.get('cache-control');
      expect([await cachingOf('/part', { RSC: '1' }), await cachingOf('/part')]).toEqual(['no-store', 'public, s-maxage=9']);
      // Redirects that may depend on the visitor, data that may depend on the account, and files that may be added later.
      expect([await cachingOf('/moved'), await cachingOf('/moved-twice')]).toEqual(['no-store', null]);
      expect([await cachingOf('/data'), await cachingOf('/public-data')]).toEqual(['private, no-store', 'public, s-maxage=9']);
      expect((await fetch(`${origin}/page`)).headers.get('vary')).toBe('rsc, Accept-Language, Cookie');
      const stored = await fetch(`${origin}/stored`);
      expect([await stored.text(), stored.headers.has(STORED_ENCODING)]).toEqual(['stored', false]);
      expect(await cachingOf('/missing')).toBe(FRESH_FOR_A_SECOND);
      expect((await fetch(`${origin}/moved-twice`, { redirect: 'manual' })).headers.get('location')).toBe('/');
    } finally {
      ServerResponse.prototype.writeHead = writeHead;
      server.close();
    }
  });
});
