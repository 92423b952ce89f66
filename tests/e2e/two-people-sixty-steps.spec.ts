import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { formReady, fromPanel, signIn } from './editor';
import { mailbox } from './mailbox';
import { newAddress, unlike } from './visitor';

test.describe.configure({ mode: 'serial' });

const PASSWORD = 'vier groene fietsen zonder bel';
const FORM_TIMEOUT = 60_000;
/** A tab reports every 15 seconds. */
const PRESENCE_TIMEOUT = 30_000;

let id = 0;
let sam: Page;
let kim: Page;
let samsContext: BrowserContext;
let kimsContext: BrowserContext;

const taglineOf = (page: Page) => page.locator('input[name="tagline"]');
const makerOf = (page: Page) => page.locator('input[name="maker"]');
const statusOf = (page: Page) => page.locator('.draft-saver__status');

async function edit(page: Page, tagline: string): Promise<void> {
  await page.goto(`/admin/collections/tools/${id}?locale=en`);
  await expect(taglineOf(page)).toHaveValue(tagline, { timeout: FORM_TIMEOUT });
  await formReady(page);
}

/** Does something that saves a draft, and returns the server's status. */
async function savedBy(page: Page, act: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().includes(`/api/drafts/tools/${id}`));
  await act();
  return (await answer).status();
}

const type = (page: Page, field: Locator, text: string) => savedBy(page, () => field.fill(text));

const draft = async () => (await sam.request.get(`/api/tools/${id}?draft=true&locale=en&depth=0`)).json();

async function taglinesInHistory(): Promise<string[]> {
  const { docs } = await (await sam.request.get(`/api/tools/versions?where[parent][equals]=${id}&locale=en&depth=0&limit=50`)).json();
  return docs.map(({ version }: { version: { tagline: string } }) => version.tagline);
}

/** Invites an editor and signs them in. */
async function signInAsKim(page: Page): Promise<void> {
  const email = newAddress('kim');
  const made = await sam.request.post('/api/users', { data: { email, name: 'Kim', role: 'editor', language: 'en' }, headers: fromPanel() });
  expect(made.status(), await made.text()).toBe(201);
  const mail = await mailbox.wait(email, /./);
  const token = /\/login\/reset\?\S*?token=([^&\s)\]]+)/.exec(mail.text ?? '')?.[1];
  for (const [path, data] of [
    ['reset-password', { token, newPassword: PASSWORD }],
    ['sign-in/email', { email, password: PASSWORD }],
  ] as const) {
    const reply = await page.request.post(`/api/auth/${path}`, { data, headers: fromPanel() });
    expect(reply.status(), await reply.text()).toBe(200);
  }
}

test.beforeAll(async ({ browser }) => {
  await mailbox.start();
  [samsContext, kimsContext] = await Promise.all([browser.newContext(), browser.newContext()]);
  for (const context of [samsContext, kimsContext]) {
    await context.addCookies([{ name: 'payload-lng', value: 'en', url: process.env.E2E_BASE_URL ?? 'http://localhost:3000' }]);
  }
  [sam, kim] = await Promise.all([samsContext.newPage(), kimsContext.newPage()]);
  await signIn(sam);
  await signInAsKim(kim);
  const { docs } = await (await sam.request.get('/api/categories?where[code][equals]=coding&limit=1&depth=0')).json();
  const created = await sam.request.post('/api/tools?locale=en', {
    headers: fromPanel(),
    data: {
      name: 'Two People',
      slug: unlike('two-people').replace(' ', '-'),
      tagline: 'First',
      maker: 'Acme',
      url: 'https://two-people.example.com',
      categories: [docs[0].id],
      priceModel: 'free',
      active: true,
      _status: 'published',
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  id = (await created.json()).doc.id;
});

test.afterAll(async () => {
  await sam.request.delete(`/api/tools/${id}`, { headers: fromPanel() });
  await samsContext.close();
  await kimsContext.close();
  await mailbox.stop();
});

test('two people in one text see each other, and what both write stays', async () => {
  await edit(sam, 'First');
  await edit(kim, 'First');
  expect(await type(sam, taglineOf(sam), 'By Sam')).toBe(200);
  await expect(statusOf(sam)).toContainText('Saved at');
  expect(await type(kim, makerOf(kim), 'By Kim')).toBe(200);
  await expect(taglineOf(kim)).toHaveValue('By Sam');
  await expect(makerOf(kim)).toHaveValue('By Kim');
  expect(await draft()).toMatchObject({ tagline: 'By Sam', maker: 'By Kim' });
  await expect(kim.locator('.presence-line')).toContainText('is editing the English text.', { timeout: PRESENCE_TIMEOUT });
  await expect(sam.locator('.presence-line')).toContainText('Kim is editing the English text.', { timeout: PRESENCE_TIMEOUT });
});

test('who changes a field that somebody else has just changed compares both texts, and neither is lost', async () => {
  expect(await type(sam, taglineOf(sam), 'Second by Sam')).toBe(200);
  expect(await type(kim, taglineOf(kim), 'Second by Kim')).toBe(409);
  const dialog = kim.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(dialog).toContainText('Second by Sam');
  await expect(dialog).toContainText('Second by Kim');
  const save = dialog.getByRole('button', { name: 'Save the chosen texts' });
  await expect(save).toBeDisabled();
  await dialog.getByRole('radio', { name: /Second by Kim/ }).check();
  expect(await savedBy(kim, () => save.click())).toBe(200);
  await expect(dialog).toBeHidden();
  await expect(taglineOf(kim)).toHaveValue('Second by Kim');
  expect((await draft()).tagline).toBe('Second by Kim');
  expect(await taglinesInHistory()).toContain('Second by Sam');
});

test('what was typed without a network is offered at the next visit', async () => {
  await kimsContext.setOffline(true);
  await taglineOf(kim).fill('Typed offline');
  await expect(statusOf(kim)).toHaveText('Offline. Stored in this browser.', { timeout: 20_000 });
  await kim.close();
  await kimsContext.setOffline(false);
  kim = await kimsContext.newPage();
  await edit(kim, 'Second by Kim');
  const found = kim.getByRole('region', { name: 'Unsaved text' });
  expect(await savedBy(kim, () => found.getByRole('button', { name: 'Take back' }).click())).toBe(200);
  await expect(taglineOf(kim)).toHaveValue('Typed offline');
  await expect(found).toBeHidden();
  expect((await draft()).tagline).toBe('Typed offline');
});
