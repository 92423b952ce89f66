import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { findFreePort } from '../../src/ops/port';
import { hasVarnish, startVarnish } from '../../src/ops/varnish';
import { createEditedTerm } from './edited-term';
import { signIn } from './editor';
import { startServer } from './second-server';
import { expectWithinASecond } from './within-a-second';

test.describe.configure({ mode: 'serial' });
// CI installs it, and fails without it.
test.skip(!hasVarnish() && !process.env.CI, 'Varnish is not installed.');

const ROUNDS = 20;

let database: Client;
let site: Awaited<ReturnType<typeof startServer>>;
let varnish: Awaited<ReturnType<typeof startVarnish>>;
let edge: string;
let purges: string;

test.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  const [port, purgePort] = [await findFreePort(), await findFreePort()];
  purges = `http://127.0.0.1:${purgePort}`;
  site = await startServer({ CACHE_TAG_HEADER: 'xkey', EDGE_URLS: purges });
  varnish = await startVarnish({ site: site.origin, port, purgePort });
  edge = `http://localhost:${port}`;
});
test.afterAll(async () => {
  await varnish?.stop();
  await site?.stop();
  await database?.end();
});

type Headers = Record<string, string>;
const ENGLISH = { 'Accept-Language': 'en' };
const PARTS: Record<string, Headers> = {
  HTML: ENGLISH,
  RSC: { ...ENGLISH, RSC: '1' },
};

/** Headers of one connection, cache or visitor. */
const OWN_HEADERS = [
  'accept-ranges',
  'age',
  'connection',
  // Compressing takes its time.
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'ratelimit',
  'transfer-encoding',
  'x-cache',
  'x-nextjs-cache',
  'xkey',
  'x-request-id',
];

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

async function ask(origin: string, path: string, headers: Headers): Promise<Answer> {
  // The site sends the router to an address that proves its headers; the edge follows by itself.
  const answer = await fetch(origin + path, { headers, redirect: headers.RSC ? 'follow' : 'manual' });
  // Of documents rendered for one request.
  const nonce = /'nonce-(?<value>[^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.groups?.value;
  const withoutNonce = (text: string) => (nonce ? text.replaceAll(nonce, 'once') : text);
  const named = [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name)).map(([name, value]) => [name, withoutNonce(value)]);
  return { status: answer.status, headers: Object.fromEntries(named), body: withoutNonce(await answer.text()) };
}

const xCache = async (path: string, headers: Headers) => (await fetch(edge + path, { headers, redirect: 'manual' })).headers.get('x-cache');

/** An answer to compare, with a body that doesn't fill the report of a failure. */
const short = (answer: Answer): Answer => ({ ...answer, body: createHash('sha1').update(answer.body).digest('hex') });

/** What visitors, search engines and the router ask for: path, then headers. */
const REQUESTS: [path: string, headers: Headers][] = [
  ['/', ENGLISH],
  ['/', { 'Accept-Language': 'nl-NL,nl;q=0.9,en;q=0.8' }],
  ['/', { 'Accept-Language': 'nl', Cookie: 'NEXT_LOCALE=en' }],
  ['/nl', { 'Accept-Language': 'en-US' }],
  ['/nl', { 'Accept-Language': 'nl' }],
  ['/nl/tools', {}],
  ['/tools', { ...ENGLISH, 'Accept-Encoding': 'gzip' }],
  ['/tools', { ...ENGLISH, 'Accept-Encoding': 'gzip, deflate, br, zstd' }],
  ['/tools', PARTS.RSC ?? {}],
  ['/tools', { ...ENGLISH, RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' }],
  ['/tools/chatgpt', ENGLISH],
  ['/tools/chatgpt', { ...ENGLISH, Cookie: '__prerender_bypass=guess' }],
  ['/tools/chatgpt.md', ENGLISH],
  ['/tools?q=video', ENGLISH],
  ['/en/tools', ENGLISH],
  ['/tools/', ENGLISH],
  ['/nothing-here', ENGLISH],
  ['/nl/nothing-here', { 'Accept-Language': 'nl' }],
  ['/dictionary/token', ENGLISH],
  ['/sitemap.xml', ENGLISH],
  ['/robots.txt', ENGLISH],
  ['/api/tools?limit=1', ENGLISH],
  ['/profile', ENGLISH],
  ['/api/users/me', ENGLISH],
];

test('the edge answers what the site answers, at first and from its store', async () => {
  const expected: Answer[] = [];
  for (const request of REQUESTS) {
    await ask(site.origin, ...request);
    expected.push(short(await ask(site.origin, ...request)));
  }
  for (const [index, request] of REQUESTS.entries()) {
    const { status, body } = short(await ask(edge, ...request));
    expect([status, body], JSON.stringify(request)).toEqual([expected[index]?.status, expected[index]?.body]);
  }
  for (const [index, request] of REQUESTS.entries()) {
    expect(short(await ask(edge, ...request)), JSON.stringify(request)).toEqual(expected[index]);
  }
});

test('visitors share pages, whatever their cookies, campaigns and routes through the site are', async () => {
  const path = '/dictionary/prompt';
  await ask(edge, path, ENGLISH);
  await wait(1100);
  await ask(edge, path, ENGLISH);
  for (const headers of [ENGLISH, { Cookie: 'NEXT_LOCALE=en; theme=dark', 'Accept-Language': 'nl' }, { 'Accept-Language': 'fr' }]) {
    expect(await xCache(path, headers)).toBe('hit');
    expect(await xCache(`${path}?utm_source=mail&gclid=1`, headers)).toBe('hit');
  }
  await ask(edge, `${path}?_rsc=a`, { ...ENGLISH, RSC: '1' });
  expect(await xCache(`${path}?_rsc=b`, { ...ENGLISH, RSC: '1', 'Next-Router-State-Tree': 'other', 'Next-Url': '/' })).toBe('hit');
  for (const own of ['/tools?q=video', '/api/tools?limit=2', '/profile']) {
    await ask(edge, own, ENGLISH);
    expect(await xCache(own, ENGLISH), own).not.toBe('hit');
  }
});

test('the router finds its way through the edge without loading documents', async ({ page }) => {
  await page.goto(`${edge}/dictionary`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const path of ['/courses', '/faq']) {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveURL(edge + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('pages are stored compressed as browsers accept it', async () => {
  for (const [accepted, expected] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const encoding = async () =>
      (await fetch(`${edge}/tools`, { headers: { ...ENGLISH, 'Accept-Encoding': accepted } })).headers.get('content-encoding');
    await expect.poll(encoding).toBe(expected);
  }
});

test('a page is not sent again to a browser that has it', async () => {
  const etag = async () => (await ask(edge, '/dictionary', ENGLISH)).headers.etag ?? '';
  await expect.poll(etag).not.toBe('');
  expect((await ask(edge, '/dictionary', { ...ENGLISH, 'If-None-Match': await etag() })).status).toBe(304);
});

test('an edit is at the edge within a second, even if the page was fetched during the edit', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page);
  const term = await createEditedTerm(page, database, 'Stored by the edge');
  const shows = async (part: string, text: string) => (await ask(edge, term.path, PARTS[part] ?? {})).body.includes(text);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const text = `At the edge in round ${round} of ${ROUNDS}.`;
    const visits = Array.from({ length: 6 }, async (_, visit) => {
      await wait(Math.random() * 40);
      await ask(edge, term.path, Object.values(PARTS)[visit % 2] ?? {});
    });
    await Promise.all([term.editInDatabase(text), ...visits]);
    for (const part of Object.keys(PARTS)) await expectWithinASecond(() => shows(part, text), `${text} (${part})`);
  }
  // A fetch that the first purge didn't see is purged two seconds later.
  await wait(2500);
  for (const part of Object.keys(PARTS)) expect(await shows(part, `round ${ROUNDS} of`), part).toBe(true);
});

test('pages stay readable while the site is away, and are fresh when it is back', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  const term = await createEditedTerm(page, database, 'Before the outage');
  for (const part of Object.values(PARTS)) await ask(edge, term.path, part);
  await wait(1100);
  for (const part of Object.values(PARTS)) await ask(edge, term.path, part);
  await site.stop();
  await term.editInDatabase('During the outage');
  // As another site process would.
  expect((await fetch(purges, { method: 'PURGE', headers: { 'xkey-purge': `term:${term.id}` } })).status).toBe(200);
  for (const [name, part] of Object.entries(PARTS)) {
    const { status, body } = await ask(edge, term.path, part);
    expect([status, body.includes('Before the outage')], name).toEqual([200, true]);
  }
  await site.restart();
  for (const part of Object.values(PARTS)) {
    await expect.poll(async () => (await ask(edge, term.path, part)).body.includes('During the outage'), { timeout: 30_000 }).toBe(true);
  }
});
