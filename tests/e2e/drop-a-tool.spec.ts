import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { linkIn } from '../setup/smtp';
import { fromPanel, openInQueue, signIn } from './editor';
import { mailbox } from './mailbox';
import { visit } from './visit';
import { newAddress, test, unlike } from './visitor';
import { expectWithinASecond } from './within-a-second';

test.beforeAll(() => mailbox.start());
test.afterAll(() => mailbox.stop());

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

async function fillBasics(page: Page, { name, url }: { name: string; url: string }, tagline = 'Denkt met je mee') {
  await page.locator('#tool-name').fill(name);
  await page.locator('#tool-url').fill(url);
  await page.locator('#tool-tagline').fill(tagline);
  await page.getByRole('checkbox', { name: /^(Coding|Programmeren)$/ }).check();
}

const next = (page: Page) => page.getByRole('button', { name: /^(Next|Verder)$/ }).click();
const png = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#00677c' } })
    .png()
    .toBuffer();

test('a tool submitted in Dutch is mailed about, approved by key, mailed about again and public within a second', async ({ page, browser }) => {
  const name = unlike('Denkhulp');
  const email = newAddress('maker');
  await visit(page, '/nl/drop-a-tool');
  await fillBasics(page, { name, url: `${slugOf(name)}.example.com` });
  await next(page);
  await page.getByLabel('Beschrijving').fill('Een hulp bij het denken.\n\nMet twee alinea’s.');
  await page.getByLabel('Functies').fill('Snel\nVeilig');
  await page.getByLabel('Naam van het abonnement').fill('Basis');
  await page.getByLabel('Prijs', { exact: true }).fill('9,50');
  await next(page);
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await png() });
  await expect(page.getByAltText('Voorbeeld van de gekozen afbeelding')).toBeVisible();
  await page.getByLabel('Je e-mailadres').fill(email);
  await page.getByLabel('Ik vertegenwoordig de ontwikkelaar').check();
  await page.getByRole('button', { name: 'Tool inzenden' }).click();
  const done = page.getByRole('status').filter({ hasText: 'De tool is ingezonden!' });
  await expect(done).toBeFocused();

  const received = await mailbox.wait(email, /ontvangen/);
  expect(received.html).toContain('lang="nl"');
  expect(linkIn(received, '/nl/drop-a-tool/withdraw')).toBeTruthy();
  const path = `/nl/tools/${slugOf(name)}`;
  expect((await page.request.get(path)).status()).toBe(404);

  const panel = await browser.newPage();
  await signIn(panel);
  await expect(panel.getByTestId('waiting-total')).not.toHaveText('0');
  await openInQueue(panel, name);
  const item = panel.getByTestId('queue-item');
  await expect(item).toContainText(email);
  await expect(item).toContainText('Denkt met je mee');
  const decided = panel.waitForResponse((response) => response.url().endsWith('/api/moderation'));
  await panel.keyboard.press('a');
  expect((await decided).status()).toBe(200);
  await expectWithinASecond(async () => (await page.request.get(path)).ok());
  await expectWithinASecond(async () => (await (await page.request.get('/nl/tools?category=coding&sort=newest')).text()).includes(name));
  await panel.close();

  const approved = await mailbox.wait(email, /staat|online|gids|gepubliceerd/i);
  expect(linkIn(approved, path)).toBeTruthy();
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText('€ 9,50 per maand', { exact: true })).toBeVisible();
  await expect(page.locator('header img').first()).toHaveJSProperty('complete', true);
  const html = await (await page.request.get(path)).text();
  for (const secret of [email, 'submitter', 'moderation']) expect(html).not.toContain(secret);
});

test('a rejected tool stays hidden, and its sender gets the reason in their language', async ({ page, browser }) => {
  const name = unlike('Reclametool');
  const email = newAddress('maker');
  const sent = await page.request.post('/api/forms/tool', {
    form: { name, url: `https://${slugOf(name)}.example.com`, tagline: 'x', categories: '1', email, locale: 'nl' },
  });
  expect(sent.status()).toBe(200);
  const panel = await browser.newPage();
  await signIn(panel);
  await openInQueue(panel, name);
  await panel.keyboard.press('r');
  await panel.locator('.queue__reason select').selectOption('not-ai');
  const reason = panel.locator('.queue__reason textarea');
  await expect(reason).toHaveValue(/AI is geen wezenlijk onderdeel/);
  await panel.getByRole('button', { name: 'Reject and send reason' }).click();
  await expect(panel.locator('.queue__list, .queue__empty').first()).not.toContainText(name);
  await mailbox.wait(email, new RegExp(name));
  expect(await mailbox.texts(email, 2)).toContain('AI is geen wezenlijk onderdeel');
  expect((await page.request.get(`/tools/${slugOf(name)}`)).status()).toBe(404);

  await panel.goto(`/admin/collections/tools?search=${encodeURIComponent(name)}`);
  await panel.locator('td a', { hasText: name }).click();
  await panel.getByRole('button', { name: 'Reopen' }).click();
  await expect(panel.getByText('Waiting in the queue')).toBeVisible();
  await openInQueue(panel, name);
  await panel.close();
});

test('undo in the queue reverts an approval before anyone is notified', async ({ page, browser }) => {
  const name = unlike('Vergissing');
  const email = newAddress('maker');
  await page.request.post('/api/forms/tool', {
    form: { name, url: `https://${slugOf(name)}.example.com`, tagline: 'x', categories: '1', email, locale: 'en' },
  });
  const panel = await browser.newPage();
  await signIn(panel);
  await openInQueue(panel, name);
  const done = () => panel.waitForResponse((response) => response.url().endsWith('/api/moderation') && response.status() === 200);
  await Promise.all([done(), panel.keyboard.press('a')]);
  await expect.poll(async () => (await page.request.get(`/tools/${slugOf(name)}`)).status()).toBe(200);
  await Promise.all([done(), panel.keyboard.press('u')]);
  await expect.poll(async () => (await page.request.get(`/tools/${slugOf(name)}`)).status(), { timeout: 2000 }).toBe(404);
  await expect(panel.locator('.queue__list')).toContainText(name);
  await panel.close();
});

test('the sender withdraws a submission with the link in the receipt', async ({ page }) => {
  const name = unlike('Spijt');
  const email = newAddress('maker');
  await page.request.post('/api/forms/tool', {
    form: { name, url: `https://${slugOf(name)}.example.com`, tagline: 'x', categories: '1', email, locale: 'en' },
  });
  const link = linkIn(await mailbox.wait(email, /We received/), '/drop-a-tool/withdraw');
  await visit(page, new URL(link).pathname + new URL(link).search);
  await page.getByRole('button', { name: 'Withdraw submission' }).click();
  await expect(page.getByText('Your submission has been withdrawn.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('You can’t withdraw this submission anymore')).toBeVisible();
});

test('the form shows errors beside the fields, focuses the first and preserves the input', async ({ page }) => {
  await visit(page, '/nl/drop-a-tool');
  await page.locator('#tool-tagline').fill('Blijft staan');
  await page.locator('#tool-url').fill('geen adres');
  await next(page);
  await expect(page.locator('#tool-name')).toBeFocused();
  await expect(page.locator('#tool-name-error')).toHaveText('Verplicht veld');
  await expect(page.locator('#tool-url-error')).toHaveText('Vul een geldige URL in');
  await expect(page.locator('#tool-categories-error')).toHaveText('Verplicht veld');
  await expect(page.locator('#tool-tagline')).toHaveValue('Blijft staan');
});

test('the input survives a reload, and starting over can be undone', async ({ page }) => {
  await visit(page, '/drop-a-tool');
  await page.locator('#tool-name').fill('Half finished');
  await page.reload();
  await expect(page.locator('#tool-name')).toHaveValue('Half finished');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.locator('#tool-name')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('#tool-name')).toHaveValue('Half finished');
});

test('an image that is too large is rejected before upload, and a chosen one can be removed', async ({ page }) => {
  await visit(page, '/drop-a-tool');
  await fillBasics(page, { name: unlike('Images'), url: 'images.example.com' });
  await next(page);
  // The first step asks the server; a press meanwhile would still be for that one.
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await next(page);
  await expect(page.getByText('at most 2 MB and 16 megapixels').first()).toBeVisible();
  await page.getByLabel('Cover image').setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(3 * 1024 * 1024) });
  await expect(page.locator('#tool-cover-error')).toContainText('The limit is 2 MB');
  await page.getByLabel('Cover image').setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: await png() });
  await expect(page.getByAltText('Preview of the chosen image')).toBeVisible();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect(page.getByAltText('Preview of the chosen image')).toBeHidden();
});

test('a file that is not an image is rejected with a message at its field', async ({ request }) => {
  const name = unlike('Geen beeld');
  const answer = await request.post('/api/forms/tool', {
    multipart: {
      name,
      url: `https://${slugOf(name)}.example.com`,
      tagline: 'x',
      categories: '1',
      email: newAddress('maker'),
      locale: 'nl',
      logo: { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<?php echo 1;') },
    },
  });
  expect(answer.status()).toBe(422);
  expect((await answer.json()).fields.logo).toContain('Kies een afbeelding');
});

test('a known address or similar name shows the listing at the first step; only a name can be confirmed', async ({ page }) => {
  await visit(page, '/drop-a-tool');
  await fillBasics(page, { name: 'Something else', url: 'http://www.chatgpt.com/?utm_source=mail' });
  await next(page);
  const alert = page.locator('form').getByRole('alert');
  await expect(alert).toContainText('already in the directory');
  await expect(alert.getByRole('link', { name: 'ChatGPT' })).toHaveAttribute('href', '/tools/chatgpt');
  await expect(alert.getByRole('checkbox')).toHaveCount(0);

  await fillBasics(page, { name: 'Chat GTP', url: `chat-gtp-${Date.now()}.example.com` });
  await next(page);
  await expect(alert).toContainText('a very similar name');
  await alert.getByRole('checkbox', { name: 'No, mine is a different tool' }).check();
  await next(page);
  await next(page);
  await page.getByLabel('Your email address').fill(newAddress('maker'));
  await page.getByRole('button', { name: 'Drop the tool' }).click();
  await expect(page.getByText('Tool dropped successfully! We will review it and publish it as soon as possible.')).toBeVisible();
});

test('the check for known tools is not answered to other sites and reveals no drafts', async ({ request }) => {
  const name = unlike('Concept');
  const form = { name, url: `https://${slugOf(name)}.example.com`, tagline: 'x', categories: '1', email: newAddress('maker'), locale: 'en' };
  expect((await request.post('/api/forms/tool', { form })).status()).toBe(200);
  const ask = (headers = {}, fields = {}) => request.post('/api/forms/tool/known', { headers, form: { ...form, ...fields } });
  expect([(await ask()).status(), (await ask({}, { name: 'ChatGPT' })).status()]).toEqual([200, 409]);
  expect((await ask({ origin: 'https://evil.example' })).status()).toBe(403);
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await ask()).status()));
  expect(statuses).toContain(429);
});

test('categories are found by typing, and chosen ones can be removed', async ({ page }) => {
  await visit(page, '/nl/drop-a-tool');
  const filter = page.getByRole('searchbox', { name: 'Zoek een categorie' });
  await filter.fill('programm');
  await expect(page.getByRole('checkbox', { name: 'Programmeren' })).toBeVisible();
  await expect(page.locator('input[name=categories]:visible')).toHaveCount(1);
  await filter.press('Enter');
  await expect(filter).toHaveValue('');
  const chosen = page.getByRole('list', { name: 'Gekozen categorieën' }).getByRole('button');
  await expect(chosen).toHaveText(['Programmeren']);
  await page.reload();
  await expect(chosen).toHaveText(['Programmeren']);
  await chosen.click();
  await expect(filter).toBeFocused();
  await expect(page.locator('input[name=categories]:checked')).toHaveCount(0);
});

test('pressing the button twice saves one submission', async ({ page, browser }) => {
  const name = unlike('Dubbelklik');
  await visit(page, '/drop-a-tool');
  await fillBasics(page, { name, url: `${slugOf(name)}.example.com` });
  await next(page);
  await next(page);
  await page.getByLabel('Your email address').fill(newAddress('maker'));
  await page.getByRole('button', { name: 'Drop the tool' }).dblclick();
  await expect(page.getByText('Tool dropped successfully!')).toBeVisible();
  const panel = await browser.newPage();
  await signIn(panel);
  await panel.goto('/admin/queue');
  await expect(panel.locator('.queue__list button', { hasText: name })).toHaveCount(1);
  await panel.close();
});

test('editor-only fields cannot be submitted', async ({ page, browser }) => {
  const name = unlike('Brutaal');
  const answer = await page.request.post('/api/forms/tool', {
    form: {
      name,
      url: `https://${slugOf(name)}.example.com`,
      tagline: '<script>alert(1)</script>',
      categories: '1',
      email: newAddress('maker'),
      locale: 'en',
      _status: 'published',
      verified: 'true',
      editorialRating: '5',
      role: 'admin',
      submitter: 'owner@example.com',
      slug: 'chatgpt',
    },
  });
  expect(answer.status()).toBe(200);
  expect((await page.request.get(`/tools/${slugOf(name)}`)).status()).toBe(404);
  const panel = await browser.newPage();
  await signIn(panel);
  const { docs } = await (
    await panel.request.get(`/api/tools?draft=true&depth=0&where[name][equals]=${encodeURIComponent(name)}`, { headers: fromPanel() })
  ).json();
  expect(docs).toMatchObject([{ _status: 'draft', verified: false, editorialRating: null, slug: slugOf(name) }]);
  await panel.close();
});

test('an unknown category is rejected at its field', async ({ request }) => {
  const answer = await request.post('/api/forms/tool', {
    form: {
      name: unlike('Nergens'),
      url: 'https://nergens.example.com',
      tagline: 'x',
      categories: '999999',
      email: newAddress('maker'),
      locale: 'en',
    },
  });
  expect([answer.status(), (await answer.json()).fields]).toEqual([422, { categories: 'Please choose one of the options' }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('withdrawing with the mailed link confirms success', async ({ page }) => {
    const name = unlike('Terug');
    const email = newAddress('maker');
    await page.request.post('/api/forms/tool', {
      form: { name, url: `https://${slugOf(name)}.example.com`, tagline: 'x', categories: '1', email, locale: 'en' },
    });
    const link = new URL(linkIn(await mailbox.wait(email, /We received/), '/drop-a-tool/withdraw'));
    await visit(page, link.pathname + link.search);
    await page.getByRole('button', { name: 'Withdraw submission' }).click();
    await expect(page.getByText('Your submission has been withdrawn.')).toBeVisible();
  });

  test('the form shows all fields and errors, preserves the input and accepts a tool', async ({ page }) => {
    const name = unlike('Zonder script');
    await visit(page, '/nl/drop-a-tool');
    await page.locator('#tool-name').fill(name);
    await page.locator('#tool-email').fill('geen adres');
    await page.getByRole('button', { name: 'Tool inzenden' }).click();
    await expect(page.locator('#tool-email-error')).toHaveText('Vul een geldig e-mailadres in');
    await expect(page.locator('#tool-name')).toHaveValue(name);
    await fillBasics(page, { name, url: `${slugOf(name)}.example.com` });
    const email = newAddress('maker');
    await page.locator('#tool-email').fill(email);
    await page.getByRole('button', { name: 'Tool inzenden' }).click();
    await expect(page.getByText('De tool is ingezonden!')).toBeVisible();
    await mailbox.wait(email, /ontvangen/);
  });
});

test('the dialog opens by keyboard from the footer and an empty search, and returns the focus', async ({ page }) => {
  await visit(page, '/faq');
  const opener = page.locator('footer').getByRole('link', { name: 'Drop a tool' });
  await opener.focus();
  const dialog = page.getByRole('dialog', { name: 'Drop a tool' });
  await expect(async () => {
    await opener.press('Enter');
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  await dialog.getByLabel('Name of the tool').fill('Kept');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(dialog.getByLabel('Name of the tool')).toHaveValue('Kept');
  await page.keyboard.press('Escape');

  await visit(page, '/tools?q=qqzzxxvv');
  await page.locator('main').getByRole('link', { name: 'Missing a tool? Drop it here.' }).click();
  await expect(dialog).toBeVisible();
});

test("on the form's page a link to it leads there and opens no second one", async ({ page }) => {
  await visit(page, '/drop-a-tool');
  await page.getByLabel('Name of the tool').fill('Only once');
  await expect(async () => {
    await page.locator('footer').getByRole('link', { name: 'Drop a tool' }).click();
    await expect(page.locator('#content')).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#tool-name')).toHaveCount(1);
  await expect(page.locator('#tool-name')).toHaveValue('Only once');
});
