import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { CONSENT_COOKIE, CONSENT_EVENT, writeConsent } from '@/domain/consent';
import en from '../../src/i18n/messages/en.json' with { type: 'json' };
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' };
import { type ErrorEvent, ErrorIngest } from './error-ingest';
import { startServer } from './second-server';
import { test } from './visitor';

const BUILD = process.env.NEXT_DIST_DIR ?? '.next';
/** Sent in requests here; must not appear in reports. */
const SECRETS = [
  'person@example.com',
  'nobody@example.com',
  'abc123-secret-of-a-link',
  'the-session-of-somebody',
  'the-key-of-a-caller',
  'topic=private',
];
const QUERY = `token=abc123-secret-of-a-link&topic=private&email=person%40example.com`;

/** Enough for a recording sent at its end to arrive. */
const SENT_AT_ONCE_MS = 2500;

let ingest: ErrorIngest;
let server: Awaited<ReturnType<typeof startServer>>;
let site: string;
let buildId: string;

/** The same build and database, with error reporting configured. */
test.beforeAll(async () => {
  ingest = await ErrorIngest.start();
  server = await startServer({ SENTRY_DSN: ingest.dsn, SENTRY_ENVIRONMENT: 'trial', ERROR_TRIALS: 'true' });
  site = server.origin;
  buildId = ((await (await fetch(`${site}/builds/latest.json`)).json()) as { id: string }).id;
});

test.afterAll(async () => {
  await server?.stop();
  await ingest.stop();
});

/** Source files of an error's stack, resolved with the build's source maps. */
function sourcesOf({ exception, debug_meta }: ErrorEvent): string[] {
  const frames = exception?.values?.at(-1)?.stacktrace?.frames ?? [];
  return frames.flatMap(({ filename, lineno = 1, colno = 1 }) => {
    const image = debug_meta?.images?.find(({ code_file }) => code_file === filename);
    const file = path.join(BUILD, 'source-maps', `${decodeURI(filename ?? '').replace('app:///_next/', '')}.map`);
    if (!image || !existsSync(file)) return [];
    const map = JSON.parse(readFileSync(file, 'utf8')) as ConstructorParameters<typeof SourceMap>[0] & { debug_id: string };
    expect(map.debug_id).toBe(image.debug_id);
    const entry = new SourceMap(map).findEntry(lineno - 1, colno - 1);
    return 'originalSource' in entry ? [entry.originalSource] : [];
  });
}

function expectReport(error: ErrorEvent, source: string): void {
  expect(error.release).toBe(buildId);
  expect(error.environment).toBe('trial');
  expect(error.user).toBeUndefined();
  expect(Object.keys(error.request ?? {}).filter((key) => key !== 'url' && key !== 'method')).toEqual([]);
  expect(sourcesOf(error).some((file) => file.endsWith(source))).toBe(true);
}

async function agree(page: Page, url = site): Promise<void> {
  await page.context().addCookies([{ name: CONSENT_COOKIE, value: writeConsent('granted', new Date()), url }]);
}

/** Requests of a page to other sites. */
function foreignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) foreign.push(request.url());
  });
  return foreign;
}

function scriptsOf(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.push(response.text());
  });
  return scripts;
}

const isSentry = async (scripts: Promise<string>[]) => (await Promise.all(scripts)).some((script) => /sentry/i.test(script));

test('pages load no error reporting without a configured service, even with consent', async ({ page, baseURL }) => {
  const scripts = scriptsOf(page);
  await agree(page, baseURL);
  for (const address of ['/?hl=en', '/nl?hl=nl', '/tools?hl=en']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.locator('html').getAttribute('data-errors-to')).toBeNull();
  }
  expect(scripts.length).toBeGreaterThan(5);
  expect(await isSentry(scripts)).toBe(false);
  expect((await page.request.get('/dev/errors/server')).status()).toBe(404);
  expect((await page.request.get('/dev/errors/edge')).status()).toBe(404);
  expect((await page.request.get('/dev/errors/job')).status()).toBe(404);
  expect((await page.request.get('/error-trial')).status()).toBe(404);
});

for (const { kind, source } of [
  { kind: 'server', source: 'src/app/(site)/dev/errors/server/route.ts' },
  { kind: 'edge', source: 'src/app/(site)/dev/errors/edge/route.ts' },
]) {
  test(`an error of the ${kind} is reported without request data`, async ({ request }) => {
    const answer = await request.post(`${site}/dev/errors/${kind}?${QUERY}`, {
      headers: { Cookie: 'session=the-session-of-somebody', Authorization: 'Bearer the-key-of-a-caller' },
      data: { email: 'person@example.com' },
    });
    expect(answer.status()).toBe(500);
    const error = await ingest.error(`trial of the ${kind}`);
    expectReport(error, source);
    expect(error.transaction).toBe(`POST /dev/errors/${kind}`);
  });
}

test("an error of a job is reported without the mail's address", async ({ request }) => {
  expect((await request.get(`${site}/dev/errors/job`)).status()).toBe(200);
  await expect.poll(() => ingest.items.some(({ type, text }) => type === 'event' && text.includes('job send-mail')), { timeout: 15_000 }).toBe(true);
  const [error] = ingest.errors('job send-mail');
  expectReport(error as ErrorEvent, 'src/emails/render-mail.ts');
  expect(error?.tags?.kind).toBe('job');
});

test('nothing loads or is sent before consent; then the error is sent once', async ({ page }) => {
  const foreign = foreignRequests(page);
  const scripts = scriptsOf(page);
  await page.goto(`${site}/error-trial?hl=en&${QUERY}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    for (let count = 0; count < 150; count += 1) console.info(`step ${count} of person@example.com`);
  });
  await page.getByRole('button', { name: 'Fail in a handler' }).click();
  expect(foreign).toEqual([]);
  expect(await isSentry(scripts)).toBe(false);

  await page.getByRole('button', { name: en.consent.banner.accept, exact: true }).click();
  const error = await ingest.error('A trial in a handler');
  expectReport(error, 'error-trial/trial-buttons.tsx');
  expect(ingest.errors('A trial in a handler')).toHaveLength(1);
  expect(error.exception?.values?.[0]?.value?.length).toBeLessThanOrEqual(2048);

  await page.evaluate(() => {
    for (let count = 0; count < 150; count += 1) console.info(`step ${count} of person@example.com`);
  });
  await page.getByRole('button', { name: 'Fail while rendering' }).click();
  await expect(page.getByRole('heading', { name: en.errors.sorry })).toBeVisible();
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  for (const button of [en.errors.home, en.errors.browse]) await expect(page.getByRole('link', { name: button, exact: true })).toBeVisible();
  const second = await ingest.error('A trial in rendering');
  expectReport(second, 'error-trial/trial-buttons.tsx');
  expect(second.breadcrumbs).toHaveLength(100);
});

test('a recording starts after consent and shows no text, in Dutch too', async ({ page }) => {
  await agree(page);
  await page.goto(`${site}/nl/error-trial?hl=nl&${QUERY}`);
  const recording = await ingest.item('replay_recording');
  // The recording contains the page as shapes.
  expect(recording.text.includes('"tagName":"button"')).toBe(true);
  for (const text of ['Error trial', 'Fail in a handler', nl.consent.settings]) expect(recording.text.includes(text)).toBe(false);
  expect(ingest.items.some(({ type }) => type === 'replay_event')).toBe(true);

  // Withdrawing consent discards what was recorded since.
  const recordings = () => ingest.items.filter(({ type }) => type === 'replay_recording').length;
  const sent = recordings();
  await page.evaluate((event) => {
    document.body.append('More to record');
    window.dispatchEvent(new CustomEvent(event, { detail: 'denied' }));
  }, CONSENT_EVENT);
  await page.waitForTimeout(SENT_AT_ONCE_MS);
  expect(recordings()).toBe(sent);
});

test('a refusal sends nothing and deletes stored data', async ({ page }) => {
  const foreign = foreignRequests(page);
  await page.goto(`${site}/nl/error-trial?hl=nl`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Fail in a handler' }).click();
  await page.getByRole('button', { name: nl.consent.banner.reject, exact: true }).click();
  await page.getByRole('button', { name: 'Fail in a handler' }).click();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('no report holds an address, a token, a cookie or a query', () => {
  const sent = ingest.items.map(({ text }) => text);
  expect(sent.length).toBeGreaterThan(5);
  for (const secret of SECRETS) expect(sent.filter((text) => text.includes(secret)).map((text) => text.slice(0, 300))).toEqual([]);
});

test('source maps are not public', async ({ request }) => {
  const folder = path.join(BUILD, 'static');
  const served = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(path.join(folder, file)).isFile());
  expect(served.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = served.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('sourceMappingURL='))).toEqual([]);
  for (const prefix of ['/_next', '/_next/static', '']) {
    const answer = await request.get(`${site}${prefix}/source-maps/static/${scripts[0]}.map`);
    expect(answer.status()).toBe(404);
  }
});
