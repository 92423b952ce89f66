import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { Client } from 'pg';
import { newAddress } from '../setup/smtp';
import { fromPanel, signIn } from './editor';
import { visit } from './visit';

// Playwright's user agent counts as a bot, which statistics ignore.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });

const TOOL = 'murf-ai';

const go = (request: APIRequestContext, headers: Record<string, string> = {}, method = 'GET') =>
  request.fetch(`/go/${TOOL}`, { method, headers, maxRedirects: 0 });

async function clicks(page: Page): Promise<number> {
  await page.goto(`/admin/tools/${TOOL}`);
  return Number(/\d+/.exec((await page.getByTestId('all-clicks').textContent()) ?? '')?.[0]);
}

async function seriousProblems(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).exclude('iframe').analyze();
  return violations.map(({ id }) => id);
}

test('a visit to a tool’s website is counted and shown with the tool, but not for bots and prefetching', async ({ page, request }) => {
  await signIn(page);
  const before = await clicks(page);
  const answer = await go(request);
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([302, 'no-store']);
  expect((await go(request, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).status()).toBe(302);
  expect((await go(request, { 'Sec-Purpose': 'prefetch' })).status()).toBe(302);
  expect((await go(request, {}, 'HEAD')).status()).toBe(302);
  await expect.poll(() => clicks(page)).toBe(before + 1);
});

test('a failed search is on the dashboard and leads to the tools in the panel', async ({ page }) => {
  const words = `aaqzxv qqzzx ${Date.now().toString(36)}`;
  await visit(page, `/nl/tools?q=${encodeURIComponent(words)}`);
  await signIn(page);
  await expect
    .poll(async () => {
      await page.goto('/admin');
      return page.locator('.dashboard-misses').getByRole('link', { name: words }).count();
    })
    .toBe(1);
  await page.getByRole('link', { name: words }).click();
  await expect(page).toHaveURL(/\/admin\/collections\/tools\?search=/);
});

test('a failed search becomes words of a task in two clicks, and finds it at once', async ({ page }) => {
  const words = `qqzzx aaqzxv ${Date.now().toString(36)}`;
  await visit(page, `/nl/tools?q=${encodeURIComponent(words)}`);
  await signIn(page);
  const answer = page.getByRole('button', { name: `Answer “${words}”` });
  await expect
    .poll(async () => {
      await page.goto('/admin');
      return answer.count();
    })
    .toBe(1);
  await answer.click();
  await expect(page.locator('.asked')).toBeVisible();
  expect(await seriousProblems(page, '.asked')).toEqual([]);
  await page.getByRole('button', { name: 'Write code', exact: true }).click();
  await expect(page.getByText(`“${words}” now finds Write code.`)).toBeVisible();
  await expect(answer).toHaveCount(0);
  await visit(page, `/nl/tools?q=${encodeURIComponent(words)}`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Zoek zonder Code schrijven' })).toBeVisible();
});

test('the dashboard shows each number in Dutch and English without serious axe problems', async ({ page }) => {
  await signIn(page);
  for (const [language, title, table] of [
    ['en', 'Bookmarks and outbound clicks', 'As a table'],
    ['nl', 'Bladwijzers en uitgaande kliks', 'Als tabel'],
  ] as const) {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: process.env.E2E_BASE_URL ?? '' }]);
    await page.goto('/admin?days=90');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByText(table).first().click();
    await expect(page.locator('.activity-chart tbody tr').first()).toBeVisible();
    expect(await seriousProblems(page, '.dashboard-overview')).toEqual([]);
  }
});

test('a mail in doubt is on the dashboard until an admin decides', async ({ page }) => {
  const to = newAddress('doubt');
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(
    `insert into payload_jobs (task_slug, queue, input, has_error, processing, handed_at) values ('send-mail', 'mail', $1, true, false, now())`,
    [JSON.stringify({ kind: 'contact-received', to, locale: 'nl' })],
  );
  await signIn(page);
  for (const [language, title, kind] of [
    ['nl', 'Onzekere mails', 'Contactbericht ontvangen'],
    ['en', 'Mails in doubt', 'Contact message received'],
  ] as const) {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: process.env.E2E_BASE_URL ?? '' }]);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('row', { name: to })).toContainText(kind);
    expect(await seriousProblems(page, '.dashboard-overview')).toEqual([]);
  }
  await page.getByRole('row', { name: to }).getByRole('button', { name: 'Don’t send' }).click();
  await expect(page.getByRole('row', { name: to })).toHaveCount(0);
  expect((await client.query(`select 1 from payload_jobs where input ->> 'to' = $1`, [to])).rowCount).toBe(0);
  await client.end();
  await page.goto('/admin/collections/audit-events');
  await expect(page.locator('tbody tr').first()).toContainText('Mail not sent again');
});

test('one screen shows everything about a tool; an unknown address offers similar names', async ({ page }) => {
  await signIn(page);
  await page.goto(`/admin/tools/${TOOL}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Murf AI' })).toBeVisible();
  for (const language of ['English', 'Dutch']) await expect(page.locator(`iframe[title$="in ${language}"]`)).toBeVisible();
  await page.getByLabel(/^Tablet/).check();
  await expect(page.locator('iframe').first()).toHaveAttribute('style', /width: 768px/);
  expect(await seriousProblems(page, '.tool-view')).toEqual([]);
  await page.goto('/admin/tools/murff-ai');
  await expect(page.getByRole('heading', { level: 1, name: 'There’s no tool at this address' })).toBeVisible();
  await page.locator('.tool-view').getByRole('link', { name: 'Murf AI' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/tools/${TOOL}$`));
});

test("a visitor is redirected from a tool's view to the login", async ({ page, request }) => {
  await page.goto(`/admin/tools/${TOOL}`);
  await expect(page).toHaveURL(/\/login\?/);
  expect(await (await request.get(`/admin/tools/${TOOL}`, { headers: fromPanel() })).text()).not.toContain('tool-view__header');
});
