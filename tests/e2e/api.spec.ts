import { randomInt } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { fromPanel, signIn } from './editor';
import { visit } from './visit';

type Schema = { [keyword: string]: unknown };

interface Operation {
  operationId: string;
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
  'x-codeSamples': { label: string; source: string }[];
}

interface ApiDocument {
  servers: { url: string }[];
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, Schema> };
}

/** Reads are counted by address, so each test needs a unique one. */
const from = () => ({ 'X-Forwarded-For': `198.${randomInt(18, 20)}.${randomInt(0, 256)}.${randomInt(1, 255)}` });

const documentIn = async (request: APIRequestContext, locale: string): Promise<ApiDocument> =>
  (await request.get(`/api/openapi.json?locale=${locale}`, { headers: from() })).json();

/** A JSON schema check that rejects undocumented fields. */
function checkOf(schema: Schema, { components }: ApiDocument) {
  const local = (part: unknown) => JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/'));
  return z.fromJSONSchema({ ...local(schema), $defs: local(components.schemas) });
}

let review: number;

/** A freshly seeded site has no reviews. */
test.beforeAll(async ({ browser, request }) => {
  const page = await browser.newPage();
  await signIn(page);
  const { docs } = await (await request.get('/api/tools?limit=1')).json();
  const data = { tool: docs[0].id, language: 'en', title: 'Fine', text: 'Good.', name: 'Vera', ratings: { general: 4 }, _status: 'published' };
  const made = await page.request.post('/api/reviews', { headers: fromPanel(), data });
  expect(made.status(), await made.text()).toBe(201);
  review = (await made.json()).doc.id;
  await page.close();
});

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage();
  await signIn(page);
  expect((await page.request.delete(`/api/reviews/${review}`, { headers: fromPanel() })).status()).toBe(200);
  await page.close();
});

const addressIn = (source: string) => /['"](https?:[^'"]+)['"]/.exec(source)?.[1] ?? '';

for (const locale of ['en', 'nl']) {
  test(`the OpenAPI document (${locale}) is valid and its examples match the responses`, async ({ request }) => {
    const document = await documentIn(request, locale);
    const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
    expect(valid, JSON.stringify(errors)).toBe(true);
    const operations = Object.values(document.paths).map(({ get }) => get);
    expect(operations.length).toBeGreaterThan(20);
    const headers = from();
    for (const { operationId, responses, 'x-codeSamples': samples } of operations) {
      const [address = '', other = ''] = samples.map(({ source }) => addressIn(source));
      expect([operationId, other]).toEqual([operationId, address]);
      expect(address.startsWith(`${document.servers[0]?.url}/api/`), address).toBe(true);
      const { pathname, search } = new URL(address);
      const answer = await request.get(pathname + search, { headers });
      expect([operationId, answer.status()]).toEqual([operationId, 200]);
      const schema = responses['200']?.content['application/json']?.schema ?? {};
      expect(checkOf(schema, document).safeParse(await answer.json()).error?.message, operationId).toBeUndefined();
    }
  });
}

test('every documented field occurs, and every document matches the documentation', async ({ request }) => {
  const document = await documentIn(request, 'en');
  const headers = from();
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get.operationId.startsWith('list')) continue;
    const name = get.operationId.replace('list', '');
    const answer = await (await request.get(`${path}?limit=100&depth=1&locale=nl`, { headers })).json();
    const schema = get.responses['200']?.content['application/json']?.schema ?? {};
    expect(checkOf(schema, document).safeParse(answer).error?.message, name).toBeUndefined();
    if (answer.docs.length === 0) continue;
    const found = new Set(answer.docs.flatMap((entry: object) => Object.keys(entry)));
    const documented = Object.keys(document.components.schemas[name]?.properties ?? {});
    expect([name, documented.filter((field) => !found.has(field) && field !== 'deletedAt')]).toEqual([name, []]);
  }
});

test('a read works across origins, with caching and with HEAD', async ({ request }) => {
  const headers = { ...from(), Origin: 'https://elsewhere.example' };
  for (const path of ['/api/categories?limit=1', '/api/search?q=video', '/api/tools/scores?tools=chatgpt&w-cost=5', '/api/openapi.json']) {
    const first = await request.get(path, { headers });
    expect([path, first.status(), first.headers()['access-control-allow-origin']]).toEqual([path, 200, '*']);
    expect(first.headers()['access-control-allow-credentials']).toBeUndefined();
    expect(first.headers()['cache-control']).toContain('public');
    const again = await request.get(path, { headers: { ...headers, 'If-None-Match': String(first.headers().etag) } });
    expect([path, again.status(), (await again.body()).length]).toEqual([path, 304, 0]);
    const head = await request.head(path, { headers });
    expect([path, head.status(), head.headers().etag, (await head.body()).length]).toEqual([path, 200, first.headers().etag, 0]);
    const preflight = await request.fetch(path, { method: 'OPTIONS', headers: { ...headers, 'Access-Control-Request-Method': 'GET' } });
    expect([preflight.status(), preflight.headers()['access-control-allow-methods']]).toEqual([204, 'GET, HEAD, OPTIONS']);
  }
  for (const path of ['/api/users/me', '/api/auth/get-session', '/api/forms/tool?locale=en']) {
    expect((await request.get(path, { headers })).headers()['access-control-allow-origin'], path).toBeUndefined();
  }
});

test('an address that reads too much is told to wait, in its language', async ({ request }) => {
  const headers = { ...from(), 'Accept-Language': 'nl' };
  const statuses: number[] = [];
  for (let round = 0; round < 13; round += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => request.head('/api/categories/count', { headers })));
    statuses.push(...answers.map((answer) => answer.status()));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  const over = await request.get('/api/tools', { headers });
  expect(over.status()).toBe(429);
  expect(Number(over.headers()['retry-after'])).toBeGreaterThan(0);
  expect((await over.json()).errors[0].message).toContain('Te veel verzoeken');
  expect((await request.get('/api/tools', { headers: { ...headers, ...from() } })).status()).toBe(200);
});

test('every endpoint rejects request bodies that are too large', async ({ request }) => {
  const data = 'x'.repeat(2 * 1024 * 1024);
  for (const path of ['/api/tools', '/api/users/me/avatar', '/api/search', '/api/auth/sign-in/email']) {
    const answer = await request.post(path, { data, headers: { ...from(), 'Content-Type': 'application/json' } });
    expect([path, answer.status()]).toEqual([path, 413]);
  }
});

for (const { path, title, language } of [
  { path: '/api/docs', title: 'API for developers', language: 'en' },
  { path: '/nl/api/docs', title: 'API voor ontwikkelaars', language: 'nl' },
]) {
  test(`the documentation is readable at ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path === '/api/docs' ? '/' : '/nl');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: language === 'en' ? 'API for developers' : 'API voor ontwikkelaars' })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#listTool pre').first()).toContainText('curl --globoff "http');
    await page.locator('#listTool summary').click();
    await expect(page.locator('#listTool').getByRole('rowheader', { name: 'where', exact: true })).toBeVisible();
    await page.locator('#Tool > summary').click();
    await expect(page.locator('#Tool').getByRole('rowheader', { name: 'plans[].price', exact: true })).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
  });
}
