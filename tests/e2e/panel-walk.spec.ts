import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { richText } from '../setup/rich-text';
import { formReady, fromPanel, signIn } from './editor';
import { unlike } from './visitor';

async function create(page: Page, path: string, data: object): Promise<number> {
  const reply = await page.request.post(path, { data, headers: fromPanel() });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).doc.id;
}

const stored = async (page: Page, path: string) => (await page.request.get(path, { headers: fromPanel() })).json();

async function openMenu(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await formReady(page);
  await page.getByRole('button', { name: 'More actions' }).click();
}

async function uploadImage(page: Page): Promise<number> {
  const buffer = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#00677c' } })
    .png()
    .toBuffer();
  const reply = await page.request.post('/api/media', {
    headers: fromPanel(),
    multipart: { file: { name: 'walk.png', mimeType: 'image/png', buffer }, _payload: JSON.stringify({ alt: unlike('A walk') }) },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).doc.id;
}

test.beforeEach(({ page }) => signIn(page));

test('texts copied from the other language are a draft', async ({ page }) => {
  const question = unlike('What is copied?');
  const id = await create(page, '/api/faqs', { question, group: 'directory', order: 900, answer: richText('Everything.'), _status: 'published' });
  await openMenu(page, `/admin/collections/faqs/${id}?locale=en`);
  await page.getByRole('button', { name: 'Copy to locale' }).click();
  const drawer = page.getByRole('dialog', { name: 'Copy to locale' });
  await drawer.locator('#field-toLocale .rs__control').click();
  await page.getByRole('option', { name: 'Dutch' }).click();
  await drawer.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page).toHaveURL(/locale=nl/);
  await expect(page.locator('input[name="question"]')).toHaveValue(question);
  expect((await stored(page, `/api/faqs/${id}?draft=true&locale=nl&depth=0`)).question).toBe(question);
  expect((await stored(page, `/api/faqs/${id}?locale=nl&depth=0`)).question ?? null).toBeNull();
  await page.request.delete(`/api/faqs/${id}`, { headers: fromPanel() });
});

test('Dutch alone is taken off the site in the edit view', async ({ page }) => {
  const data = { question: unlike('Who reads this?'), group: 'directory', order: 900, answer: richText('You.'), _status: 'published' };
  const id = await create(page, '/api/faqs', data);
  const dutch = { question: unlike('Wie leest dit?'), answer: richText('Jij.'), _status: 'published' };
  await page.request.patch(`/api/faqs/${id}?locale=nl`, { data: dutch, headers: fromPanel() });
  await openMenu(page, `/admin/collections/faqs/${id}?locale=nl`);
  await page.getByRole('button', { name: 'Take offline' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Take Dutch offline?' });
  await dialog.getByRole('button', { name: 'Take offline' }).click();
  await expect(page.getByText('Taken offline')).toBeVisible();
  const row = await stored(page, `/api/faqs/${id}?locale=all&depth=0`);
  expect([row._status, row.question]).toEqual(['published', { en: data.question, nl: null }]);
  expect((await stored(page, `/api/faqs/${id}?draft=true&locale=nl&depth=0`)).question).toBe(dutch.question);
  await page.request.delete(`/api/faqs/${id}`, { headers: fromPanel() });
});

test('a document is restored from the trash as a draft', async ({ page }) => {
  const question = unlike('Where did it go?');
  const id = await create(page, '/api/faqs', { question, group: 'directory', order: 900, answer: richText('Here.'), _status: 'published' });
  await openMenu(page, `/admin/collections/faqs/${id}?locale=en`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/collections\/faqs(\?|$)/);
  await page.goto('/admin/collections/faqs/trash');
  await page.getByRole('link', { name: question }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(new RegExp(`/collections/faqs/${id}`));
  expect(await stored(page, `/api/faqs/${id}?draft=true&depth=0`)).toMatchObject({ question, _status: 'draft', deletedAt: null });
  await page.request.delete(`/api/faqs/${id}`, { headers: fromPanel() });
});

test('an image gets a focal point, and a folder', async ({ page }) => {
  const id = await uploadImage(page);
  const folder = await create(page, '/api/payload-folders', { name: unlike('Walks'), folderType: ['media'] });
  const { name } = await stored(page, `/api/payload-folders/${folder}`);
  await page.goto(`/admin/collections/media/${id}?locale=en`);
  await formReady(page);
  await page.getByRole('button', { name: 'Edit Image' }).click();
  await page.locator('input[name="X %"]').fill('20');
  await page.locator('input[name="Y %"]').fill('80');
  await page.getByRole('button', { name: 'Apply Changes' }).click();
  await page.getByRole('button', { name: 'No Folder' }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: name });
  await drawer.getByRole('button', { name }).last().click();
  await drawer.getByText('Select', { exact: true }).click();
  await page.locator('#action-save').click();
  await expect.poll(async () => stored(page, `/api/media/${id}?depth=0`)).toMatchObject({ focalX: 20, focalY: 80, folder });
  await page.request.delete(`/api/media/${id}`, { headers: fromPanel() });
  await page.request.delete(`/api/payload-folders/${folder}`, { headers: fromPanel() });
});

test('a closing line written in the footer editor is on the site in its language', async ({ page, request }) => {
  const note = unlike('Gemaakt in Utrecht');
  await page.goto('/admin/globals/footer?locale=nl');
  await formReady(page);
  await page.locator('input[name="note"]').fill(note);
  await page.locator('#action-save').click();
  await expect.poll(async () => (await (await request.get('/nl/faq')).text()).includes(note)).toBe(true);
  expect((await stored(page, '/api/globals/footer?locale=en&depth=0')).note ?? null).toBeNull();
  await page.request.post('/api/globals/footer?locale=nl', { data: { note: null }, headers: fromPanel() });
});
