import { expect } from '@playwright/test';
import { signIn } from './editor';
import { mailbox } from './mailbox';
import { visit } from './visit';
import { newAddress, test } from './visitor';

/** No other test uses this tool. */
const TOOL = 'happy-scribe';

test.beforeAll(() => mailbox.start());
test.afterAll(() => mailbox.stop());

test('a visitor says which price is wrong, and an editor finds it first at the desk', async ({ page, browser }) => {
  const email = newAddress('lezer');
  await visit(page, `/nl/tools/${TOOL}`);
  await page.getByRole('link', { name: 'Klopt er iets niet?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat klopt er niet in de vermelding van HappyScribe?');
  await page.locator('#correction-about').selectOption({ label: 'Prijzen en abonnementen' });
  await page.locator('#correction-value').fill('Basic kost nu 20 euro per maand.');
  await page.locator('#correction-sourceUrl').fill('prijzen');
  await page.locator('#correction-email').fill(email);
  await page.getByRole('button', { name: 'Versturen' }).click();
  for (const name of ['reason', 'sourceUrl']) await expect(page.locator(`#correction-${name}-error`)).toBeVisible();
  await expect(page.locator('#correction-value')).toHaveValue('Basic kost nu 20 euro per maand.');
  await page.locator('#correction-reason').fill('Sinds 1 november; ik ben klant.');
  await page.locator('#correction-sourceUrl').fill('https://example.com/pricing');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Bedankt! Een redacteur kijkt het na.')).toBeVisible();
  expect((await mailbox.wait(email, /HappyScribe/)).text).not.toContain('20 euro');

  const context = await browser.newContext({ locale: 'en-US' });
  const editor = await context.newPage();
  await context.addCookies([{ name: 'payload-lng', value: 'en', url: process.env.E2E_BASE_URL ?? '' }]);
  await signIn(editor);
  const { docs } = await (await editor.request.get(`/api/edit-proposals?where[email][equals]=${encodeURIComponent(email)}&depth=0`)).json();
  expect(docs).toMatchObject([{ channel: 'site', language: 'nl', changes: [{ field: 'plans' }], sourceUrl: 'https://example.com/pricing' }]);
  await editor.goto('/admin/checks');
  const check = editor.getByTestId('check');
  await editor.getByRole('button', { name: /HappyScribe: Plans/ }).click();
  await expect(check).toContainText('Basic kost nu 20 euro per maand.');
  await expect(check.getByRole('link', { name: 'https://example.com/pricing' })).toBeVisible();
  await context.close();
});
