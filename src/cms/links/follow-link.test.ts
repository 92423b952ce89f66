import dns from 'node:dns';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWebUrl } from '@/domain/web-url';
import { followLink } from './follow-link';
import ADDRESSES from './hostile-addresses.json';
import DNS_ANSWERS from './hostile-dns.json';
import { linkVisitor } from './visit-link';

vi.mock('@/env', () => ({ env: { PRODUCT_NAME: 'Directory', SITE_URL: 'https://directory.example' } }));

const PUBLIC = [['93.184.215.14'], ['2606:2800:21f:cb07::1']];
const REFUSED = { ok: false, problem: 'not a public web address' };
/** Some addresses are relative to the page that leads to them, and some can't be read in a header. */
const isRedirectAway = (target: string) =>
  URL.canParse(target, 'http://public.example') && !new URL(target, 'http://public.example').href.startsWith('http://public.example/');

/** Hosts and paths that were reached. */
let reached: string[] = [];
let location = '';
const server = http.createServer((request, response) => {
  reached.push(`${request.headers.host}${request.url}`);
  if (request.url === '/drip') {
    const timer = setInterval(() => response.socket?.write(response.socket.bytesWritten ? 'x-a: b\r\n' : 'HTTP/1.1 200 OK\r\n'), 50);
    response.socket?.on('close', () => clearInterval(timer));
  } else if (request.url === '/robots.txt' || request.url === '/gone') response.writeHead(404).end();
  else response.writeHead(location ? 302 : 200, location ? { location } : {}).end();
});

/** What DNS answers to one question after the other; the last answer repeats. Other names than `public.example` are at home. */
let answers: string[][] = [];
const records = (host: string) =>
  (host === 'public.example' ? ((answers.length > 1 ? answers.shift() : answers[0]) ?? []) : ['127.0.0.1']).map((address) => ({
    address,
    family: net.isIP(address),
  }));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  vi.spyOn(dns, 'lookup').mockImplementation(((host: string, options: { all?: boolean }, done: (...found: unknown[]) => void) => {
    const found = records(host);
    if (options.all) done(null, found);
    else done(null, found[0]?.address, found[0]?.family);
  }) as never);
  syncBuiltinESMExports();
  // A connection that passes all checks ends at the server above, at any address and port.
  const { connect } = net.Socket.prototype;
  vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(function (this: net.Socket, ...given: unknown[]) {
    const [options] = given.flat() as [net.TcpSocketConnectOpts];
    const { host = '', lookup = dns.lookup } = options;
    const here: net.LookupFunction = (name, wanted, done) =>
      lookup(name, wanted, (error) => {
        if (error) done(error, '');
        else if (wanted.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
        else done(null, '127.0.0.1', 4);
      });
    const target = net.isIP(host) ? { ...options, host: '127.0.0.1', port } : { ...options, lookup: here, port };
    return connect.call(this, target as never);
  } as never);
});
afterAll(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  reached = [];
  location = '';
  answers = [['93.184.215.14']];
});

describe('a link check', () => {
  it.each(PUBLIC)('reaches a public host at %s', async (address) => {
    answers = [[address]];
    expect(await followLink('http://public.example/')).toMatchObject({ ok: true, status: 200 });
    expect(reached).toEqual(['public.example/']);
    expect(await followLink('http://public.example/gone')).toEqual({ ok: false, status: 404, finalUrl: 'http://public.example/gone' });
  });

  it('gives up on a server that responds byte by byte', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    setTimeout(() => late.abort(), 300);
    expect(await followLink('http://public.example/drip')).toMatchObject({ ok: false, problem: 'no answer in time' });
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
  });

  describe.each(Object.entries(ADDRESSES))('of %s', (_kind, addresses) => {
    it.each(addresses)('refuses %j, also as the target of a redirect and in forms', async (address) => {
      expect(await followLink(address)).toMatchObject(REFUSED);
      expect(await linkVisitor()(address)).toMatchObject(REFUSED);
      expect(reached).toEqual([]);
      // Fields for addresses allow every port.
      expect(isWebUrl(address) && new URL(address).port === '').toBe(false);
      location = address.replace(/[^ -~]/g, encodeURIComponent);
      const answer = await followLink('http://public.example/');
      if (isRedirectAway(location)) expect(answer).toMatchObject(REFUSED);
      expect(reached.filter((page) => !page.startsWith('public.example/'))).toEqual([]);
    });
  });

  it.each(DNS_ANSWERS.map((answer) => [answer]))('refuses a name that DNS resolves to %j', async (answer) => {
    for (const scheme of ['http', 'https']) {
      answers = [answer];
      expect(await followLink(`${scheme}://public.example/`)).toMatchObject(REFUSED);
    }
    expect(reached).toEqual([]);
  });

  it.each(DNS_ANSWERS.map((answer) => [answer]))('refuses a name that resolves to %j after robots.txt was read', async (answer) => {
    answers = [['93.184.215.14'], answer];
    expect(await linkVisitor({ wait: async () => undefined })('http://public.example/')).toMatchObject(REFUSED);
    expect(reached).toEqual(['public.example/robots.txt']);
  });
});
