import { expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { linkIn } from '../setup/smtp';
import { signIn } from './editor';
import { mailbox } from './mailbox';
import { visit } from './visit';
import { newAddress, test } from './visitor';

/** No other test uses this tool. */
const TOOL = 'sonix';

test.beforeAll(() => mailbox.start());
test.afterAll(() => mailbox.stop());

async function inDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A maker renames a tool, and the daily job runs. */
const changeAndMail = (slug: string) =>
  inDatabase(async (client) => {
    await client.query(
      `insert into tool_events (tool_id, name, kind, before, after, is_correction, origin, noticed_at, created_at)
        select id, name, 'renamed', '{"name": "Oude Naam"}', '{"name": "Nieuwe Naam"}', false, 'published', now(), now() - interval '1 hour'
        from tools where slug = $1`,
      [slug],
    );
    await client.query("insert into payload_jobs (task_slug, queue, input) values ('send-changes', 'upkeep', '{}')");
  });

async function follow(page: Page, email: string) {
  await visit(page, `/nl/tools/${TOOL}`);
  await page.getByRole('link', { name: 'Volgen per mail' }).click();
  await expect(page.getByText('hooguit één mail per dag')).toBeVisible();
  await page.locator('#follow-email').fill(email);
  await page.getByRole('button', { name: 'Volgen', exact: true }).click();
  await expect(page.getByText('Bijna klaar!').first()).toBeVisible();
  await page.goto(linkIn(await mailbox.wait(email, /^Bevestig dat je/), '/nl/changes/follow/confirm'));
  await page.getByRole('button', { name: 'Volgen', exact: true }).click();
  await expect(page.getByText('Je volgt het nu.')).toBeVisible();
}

test('a visitor follows a tool by mail, hears in Dutch what changed, and ends it with one click', async ({ page }) => {
  const email = newAddress('volger');
  await follow(page, email);
  await changeAndMail(TOOL);
  const mail = await mailbox.wait(email, /wat er veranderde/);
  expect(mail.text).toContain('Oude Naam heet nu Nieuwe Naam.');

  const oneClick = /<(.+)>/.exec(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? '';
  expect((await page.request.get(oneClick, { headers: { 'Accept-Language': 'nl' } })).url()).toContain('/nl/changes/follow/stop-all');
  expect((await page.request.post(`${oneClick}x`)).status()).toBe(400);

  await page.goto(linkIn(mail, '/nl/changes/follow/stop?'));
  await page.getByRole('button', { name: 'Niet meer volgen' }).click();
  await expect(page.getByText('Je volgt dit niet meer.')).toBeVisible();
  expect((await page.request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200);
  await page.goto(linkIn(mail, '/nl/changes/follow/stop-all'));
  await page.getByRole('button', { name: 'Alle mails stoppen' }).click();
  await expect(page.getByText('Je volgt niets meer')).toBeVisible();
  expect((await inDatabase((client) => client.query('select 1 from follows where email = $1', [email]))).rows).toEqual([]);
});

test('someone signed in follows a category and their bookmarks at once, and ends it on the profile', async ({ page }) => {
  await signIn(page);
  await visit(page, '/changes/categories/coding');
  await page.getByRole('link', { name: 'Follow by email' }).click();
  await expect(page.getByText('the address of your account')).toBeVisible();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByText('You’re following this now.')).toBeVisible();
  await visit(page, '/changes/follow?bookmarks=1');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByText('You’re following this now.')).toBeVisible();

  await page.goto('/profile');
  const follows = page.locator('#follows');
  await expect(follows.getByRole('listitem')).toHaveText([/Your bookmarks/, /Coding/]);
  await follows.getByRole('button', { name: 'Stop following Your bookmarks' }).click();
  await expect(follows.getByRole('listitem')).toHaveText([/Coding/]);
  await follows.getByRole('button', { name: /^Stop following/ }).click();
  await expect(follows.getByText('You don’t follow anything yet.')).toBeVisible();

  // The same within a minute isn't a second press of the button.
  await visit(page, '/changes/follow?bookmarks=1');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByText('You’re following this now.')).toBeVisible();
  await page.goto('/profile');
  await expect(follows.getByRole('listitem')).toHaveText([/Your bookmarks/]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor follows a tool as well', ({ page }) => follow(page, newAddress('volger')));
});
