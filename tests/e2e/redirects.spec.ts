import { expect, type Page, test } from '@playwright/test';
import { changeForm, formReady, fromPanel, signIn } from './editor';
import { visit } from './visit';

const stamp = Date.now().toString(36);

async function make(page: Page, data: Record<string, unknown>): Promise<number> {
  const reply = await page.request.post('/api/redirects', { headers: fromPanel(), data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).doc.id;
}

const to = (url: string) => ({ type: 'custom', url });

test.beforeEach(({ page }) => signIn(page));

for (const { type, status } of [
  { type: 'permanent', status: 308 },
  { type: 'temporary', status: 307 },
]) {
  test(`a ${type} redirect answers ${status} in both languages, and changes apply at once`, async ({ page, request }) => {
    const from = `/${type}-${stamp}/somewhere`;
    expect((await request.get(from, { maxRedirects: 0 })).status()).toBe(404);
    const id = await make(page, { from, type, to: to('/faq') });
    for (const [path, target] of [
      [from, '/faq'],
      [`/nl${from}`, '/nl/faq'],
    ] as const) {
      const reply = await request.get(path, { maxRedirects: 0 });
      expect([reply.status(), reply.headers().location]).toEqual([status, target]);
    }
    await page.request.patch(`/api/redirects/${id}`, { headers: fromPanel(), data: { to: to('/courses') } });
    expect((await request.get(from, { maxRedirects: 0 })).headers().location).toBe('/courses');
    await page.request.delete(`/api/redirects/${id}`, { headers: fromPanel() });
    expect((await request.get(from, { maxRedirects: 0 })).status()).toBe(404);
  });
}

test("a gone address answers 410 in the visitor's language, also below a list", async ({ page, request }) => {
  for (const from of [`/tools/gone-${stamp}`, `/gone-${stamp}/a/b`]) {
    const id = await make(page, { from, type: 'gone' });
    for (const [path, heading] of [
      [from, 'This page has been removed'],
      [`/nl${from}`, 'Deze pagina is definitief verwijderd'],
    ] as const) {
      const reply = await request.get(path, { maxRedirects: 0 });
      expect(reply.status(), path).toBe(410);
      expect(reply.headers()['cache-control']).toBe('no-store');
      expect(reply.headers()['x-robots-tag']).toBe('noindex');
      await visit(page, path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} – AI Tool Compass`);
    }
    for (const [path, headers] of [
      [`${from}/`, {}],
      [`/en${from}`, {}],
      [from, { 'Accept-Language': 'nl' }],
      [`/nl${from}`, { 'Accept-Language': 'en' }],
    ] as const)
      expect((await request.get(path, { headers, maxRedirects: 0 })).status(), path).toBe(410);
    await page.request.delete(`/api/redirects/${id}`, { headers: fromPanel() });
    expect((await request.get(from)).status()).toBe(404);
    expect((await request.get(`/gone${from}`)).status()).toBe(404);
  }
});

test('the path of an unpublished tool can redirect', async ({ page, request }) => {
  const { docs } = await (await request.get('/api/tools?where[slug][equals]=descript&limit=1&depth=0')).json();
  const set = (status: string) =>
    page.request.patch(`/api/tools/${docs[0].id}?parts=en,nl,shared`, { headers: fromPanel(), data: { _status: status } });
  const data = { from: '/nl/tools/descript/', to: to('/categories') };
  expect((await page.request.post('/api/redirects', { headers: fromPanel(), data })).status()).toBe(400);
  expect((await set('draft')).status()).toBe(200);
  const id = await make(page, data);
  expect((await request.get('/tools/descript', { maxRedirects: 0 })).headers().location).toBe('/categories');
  await page.request.delete(`/api/redirects/${id}`, { headers: fromPanel() });
  expect((await set('published')).status()).toBe(200);
  expect((await request.get('/tools/descript', { maxRedirects: 0 })).status()).toBe(200);
});

test('the panel asks for no target of a gone address and names a rejected loop', async ({ page }) => {
  await page.goto('/admin/collections/redirects/create');
  await formReady(page);
  await changeForm(page, () => page.locator('input[name="from"]').fill(`/circle-${stamp}`));
  await changeForm(page, () => page.locator('label[for="field-to.type-custom"]').click());
  await changeForm(page, () => page.locator('input[name="to.url"]').fill(`/nl/circle-${stamp}/`));
  await page.locator('#action-save').click();
  await expect(page.getByText(`/circle-${stamp} → /circle-${stamp}`).first()).toBeVisible();
  await page.locator('#field-type').click();
  await page.getByText('Gone (410)', { exact: true }).click();
  await expect(page.locator('input[name="to.url"]')).toHaveCount(0);
  await page.locator('#action-save').click();
  await expect(page).toHaveURL(/\/admin\/collections\/redirects\/\d+/);
});

test('a menu link follows its entry on every page and is deleted with it', async ({ page, request }) => {
  const { docs } = await (await request.get('/api/courses?limit=1&depth=0')).json();
  const course = docs[0];
  const before = await (await page.request.get('/api/globals/navigation?depth=0')).json();
  const save = (data: unknown) => page.request.post('/api/globals/navigation', { headers: fromPanel(), data: data as Record<string, unknown> });
  const link = { name: `Menu ${stamp}`, reference: { relationTo: 'courses', value: course.id } };
  expect((await save({ items: [...before.items, link] })).status()).toBe(200);
  const hrefs = async () => [...(await (await request.get('/faq')).text()).matchAll(/href="(\/courses\/[^"]+)"/g)].map(([, href]) => href);
  expect(await hrefs()).toContain(`/courses/${course.slug}`);
  const change = (data: Record<string, unknown>) =>
    page.request.patch(`/api/courses/${course.id}?parts=en,nl,shared`, { headers: fromPanel(), data });
  expect((await change({ slug: `renamed-${stamp}`, _status: 'published' })).status()).toBe(200);
  await expect.poll(hrefs).toContain(`/courses/renamed-${stamp}`);
  expect((await change({ _status: 'draft' })).status()).toBe(200);
  await expect.poll(hrefs).toEqual([]);
  expect((await change({ slug: course.slug, _status: 'published' })).status()).toBe(200);
  await expect.poll(hrefs).toContain(`/courses/${course.slug}`);
  expect((await save({ items: before.items })).status()).toBe(200);
});
