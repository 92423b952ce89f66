import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { Client } from 'pg';
import sharp from 'sharp';
import { fromPanel, signIn } from './editor';
import { visit } from './visit';

test.describe.configure({ mode: 'serial' });

const stamp = Date.now().toString(36);
const NAME = `Dagtaak ${stamp}`;
const SLUG = `dagtaak-${stamp}`;
const DUTCH = `Plant een werkdag ${stamp}`;
const NEW_DUTCH = `Plant jouw werkdag ${stamp}`;

let id = 0;
let media = 0;

async function signInDutch(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'payload-lng', value: 'nl', url: process.env.E2E_BASE_URL ?? 'http://localhost:3000' }]);
  await signIn(page);
}

const textAt = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const shows = async (request: APIRequestContext, path: string, text: string) => (await textAt(request, path)).includes(text);

/** Checks our own views only; the frame around them is Payload's. */
async function seriousProblems(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`);
}

test.beforeEach(async ({ page }) => signInDutch(page));

test('the panel greets an editor in Dutch with pending work', async ({ page }) => {
  await visit(page, '/nl/admin');
  await expect(page).toHaveURL(/\/admin\/?$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('heading', { name: 'Wacht op jou' })).toBeVisible();
  expect.soft(await seriousProblems(page, '.dashboard-overview')).toEqual([]);
});

test('an editor finds missing Dutch texts and translates them side by side without publishing', async ({ page, request }) => {
  const { docs } = await (await request.get('/api/categories?where[code][equals]=coding&limit=1&depth=0')).json();
  const created = await page.request.post('/api/tools?locale=en', {
    headers: fromPanel(),
    data: {
      name: NAME,
      slug: SLUG,
      tagline: 'Plans a working day',
      url: `https://${SLUG}.example.com`,
      categories: [docs[0].id],
      priceModel: 'free',
      active: true,
      _status: 'published',
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  id = (await created.json()).doc.id;

  await page.goto('/admin');
  const share = page
    .locator('.dashboard-coverage')
    .getByRole('row', { name: /^Tools/ })
    .getByRole('link')
    .last();
  await expect(share).toContainText('te doen');
  await share.click();
  await expect(page.locator('.translations__list [aria-current="true"]')).toHaveText(/^Te doen/);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Alle vertalingen' }).click();
  await page.getByRole('link', { name: /Tools, Nederlands: .*alleen de andere taal/ }).click();
  await page.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  // Rich text editors get their accessible names one after the other.
  await expect.poll(() => seriousProblems(page, '.sheet'), { timeout: 15_000 }).toEqual([]);
  await page.getByRole('textbox', { name: 'Slagzin, Nederlands', exact: true }).fill(DUTCH);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Opgeslagen', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Slagzin, Nederlands', exact: true })).toHaveValue(DUTCH);
  await expect(page.getByRole('textbox', { name: 'Slagzin, Engels', exact: true })).toHaveValue('Plans a working day');
  expect(await shows(request, `/nl/tools/${SLUG}`, DUTCH)).toBe(false);
});

test('the preview shows the translation on the real site', async ({ page, context }) => {
  await page.goto(`/admin/collections/tools/${id}?locale=nl`);
  const [preview] = await Promise.all([context.waitForEvent('page'), page.locator('#preview-button').click()]);
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(NAME);
  await expect(preview.getByText(DUTCH).first()).toBeVisible();
  await expect(preview.locator('html')).toHaveAttribute('lang', 'nl');
  await preview.close();
});

test('a scheduled publication publishes only the Dutch text at its time', async ({ page, request }) => {
  await page.goto(`/admin/collections/tools/${id}?locale=nl`);
  await page.locator('.form-submit .popup button').first().click();
  await page.getByRole('button', { name: 'Publicatie plannen' }).click();
  const drawer = page.locator('.schedule-publish');
  await expect(drawer.getByLabel('Taal')).toHaveValue('nl');
  await drawer.locator('.date-time-picker input').fill('31 dec 2030, 16:00');
  await drawer.locator('.date-time-picker input').press('Enter');
  await drawer.locator('#scheduled-publish-save').click();
  await expect(drawer.locator('table')).toContainText('16:00');
  await expect(drawer.locator('table')).toContainText('Nederlands');

  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const { rowCount } = await client.query("update payload_jobs set wait_until = now() where task_slug = 'schedulePublish'");
    expect(rowCount).toBe(1);
    await expect.poll(() => shows(request, `/nl/tools/${SLUG}`, DUTCH), { timeout: 20_000 }).toBe(true);
  } finally {
    await client.end();
  }
  expect(await shows(request, `/tools/${SLUG}`, 'Plans a working day')).toBe(true);
  await page.goto('/admin/collections/audit-events');
  await expect(page.locator('tbody tr').first()).toContainText('Gepubliceerd');
});

test('a replaced image file is on the site at once', async ({ page, request }) => {
  const png = (color: string) =>
    sharp({ create: { width: 640, height: 360, channels: 3, background: color } })
      .png()
      .toBuffer();
  const uploaded = await page.request.post('/api/media?locale=nl', {
    headers: fromPanel(),
    multipart: {
      file: { name: 'werkdag.png', mimeType: 'image/png', buffer: await png('#00677c') },
      _payload: JSON.stringify({ alt: 'Een werkdag in blokken' }),
    },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  media = (await uploaded.json()).doc.id;
  const setCover = () => page.request.patch(`/api/tools/${id}?locale=nl`, { headers: fromPanel(), data: { cover: media, _status: 'published' } });
  const refused = await setCover();
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('Engels');
  await page.request.patch(`/api/media/${media}?locale=en`, { headers: fromPanel(), data: { alt: 'A working day in blocks' } });
  expect((await setCover()).status()).toBe(200);
  const shown = async () =>
    /src="[^"]*(\/api\/media\/file\/[^"]+)"[^>]*alt="Een werkdag in blokken"/.exec(await textAt(request, `/nl/tools/${SLUG}`))?.[1];
  const before = await shown();
  expect(before).toBeTruthy();

  await page.goto(`/admin/collections/media/${media}?locale=nl`);
  await expect(page.getByRole('link', { name: NAME })).toBeVisible();
  await page.locator('.file-details__remove').click();
  await page.locator('input[type="file"]').setInputFiles({ name: 'nieuw.png', mimeType: 'image/png', buffer: await png('#ffc300') });
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().includes('/api/media/'));
  await page.locator('#action-save').click();
  expect((await saved).status()).toBe(200);
  await expect.poll(shown).not.toBe(before);
  expect((await request.get(String(before))).ok()).toBe(false);
  expect((await request.get(String(await shown()))).status()).toBe(200);
});

test('a redirect with a wrong target is corrected', async ({ page, request }) => {
  const made = await page.request.post('/api/redirects', {
    headers: fromPanel(),
    data: { from: `/oud-${stamp}`, type: 'permanent', to: { type: 'custom', url: '/faq' } },
  });
  expect(made.status(), await made.text()).toBe(201);
  expect((await request.get(`/nl/oud-${stamp}`, { maxRedirects: 0 })).headers().location).toBe('/nl/faq');
  await page.goto('/admin/collections/redirects');
  await page.getByRole('link', { name: `/oud-${stamp}` }).click();
  await page.locator('input[name="to.url"]').fill(`/tools/${SLUG}`);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.locator('#action-save').click();
  expect((await saved).status()).toBe(200);
  expect((await request.get(`/nl/oud-${stamp}`, { maxRedirects: 0 })).headers().location).toBe(`/nl/tools/${SLUG}`);
});

test('an export edited in a spreadsheet is imported as one change', async ({ page, request }) => {
  await page.goto('/admin/transfers');
  const newest = page.locator('.transfers__list > li').first();
  const exporting = page.getByRole('form', { name: 'Export' });
  await exporting.getByLabel('Inhoud').selectOption({ label: 'Tools' });
  await exporting.getByRole('button', { name: 'Bestand maken' }).click();
  await expect(newest.getByText('Klaar')).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), newest.getByRole('link', { name: 'Downloaden' }).click()]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(DUTCH);

  await page.getByRole('form', { name: 'Import' }).getByLabel('Inhoud').selectOption({ label: 'Tools' });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'tools.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.replace(DUTCH, NEW_DUTCH)) });
  await page.getByRole('button', { name: 'Uploaden en controleren' }).click();
  await expect(newest.getByText('Gecontroleerd, nog niet opgeslagen')).toBeVisible({ timeout: 30_000 });
  await expect(newest).toContainText(/wijzigt er 1;/);
  expect(await shows(request, `/nl/tools/${SLUG}`, DUTCH)).toBe(true);
  expect.soft(await seriousProblems(page, '.transfers')).toEqual([]);
  await newest.getByRole('button', { name: 'Importeren' }).click();
  await expect(newest.getByText('Klaar')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => shows(request, `/nl/tools/${SLUG}`, NEW_DUTCH)).toBe(true);
  expect(await shows(request, `/tools/${SLUG}`, 'Plans a working day')).toBe(true);
});

test('undecided items are in the queue, and one screen shows everything about a tool', async ({ page }) => {
  await page.goto(`/admin/tools/${SLUG}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME);
  expect.soft(await seriousProblems(page, '.tool-view')).toEqual([]);
  await page.goto('/admin/queue');
  expect.soft(await seriousProblems(page, '.queue')).toEqual([]);
  await page.request.delete(`/api/tools/${id}`, { headers: fromPanel() });
});
