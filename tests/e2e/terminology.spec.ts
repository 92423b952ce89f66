import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { formReady, fromPanel, signIn } from './editor';

test.describe.configure({ mode: 'serial' });

const stamp = Date.now().toString(36);
const [term, preferred, forbidden] = [`glimmer${stamp}`, `glinster${stamp}`, `flonker${stamp}`];
const SENTENCE = { en: `A ${term} plans every hour of the day`, nl: `Een ${preferred} plant elk uur van de dag` };
const NAME = 'Slagzin, Nederlands';

const paragraph = (text: string) => {
  const node = { format: '', indent: 0, version: 1, direction: 'ltr' };
  const words = { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' };
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', textFormat: 0, children: [words] }] } };
};

async function write(page: Page, method: 'post' | 'patch', path: string, data: Record<string, unknown>): Promise<number> {
  const reply = await page.request[method](`/api/${path}`, { headers: fromPanel(), data: { ...data, _status: 'published' } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()).doc.id;
}

const paths = { term: '', tool: '' };
const chip = (page: Page) => page.getByRole('list', { name: `Begrippen: ${NAME}` }).getByRole('button');
const field = (page: Page) => page.getByRole('textbox', { name: NAME, exact: true });

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await signIn(page);
  const text = (locale: 'en' | 'nl') => ({ definition: SENTENCE[locale], explanation: paragraph(`${stamp} ${locale}`) });
  const translators = { nl: { preferred, forbidden: [forbidden] } };
  const id = await write(page, 'post', 'dictionary-terms?locale=en', { name: term, ...text('en'), translators });
  paths.term = `dictionary-terms/${id}`;
  await write(page, 'patch', `${paths.term}?locale=nl`, { name: preferred, ...text('nl') });
  const { docs } = await (await page.request.get('/api/categories?where[code][equals]=coding&limit=1&depth=0')).json();
  const tool = await write(page, 'post', 'tools?locale=en', {
    name: `Begrippendag ${stamp}`,
    slug: `begrippendag-${stamp}`,
    tagline: SENTENCE.en,
    description: paragraph('It plans every hour.'),
    url: `https://begrippendag-${stamp}.example.com`,
    categories: [docs[0].id],
    priceModel: 'free',
    active: true,
  });
  paths.tool = `tools/${tool}`;
  await page.close();
});

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage();
  await signIn(page);
  for (const path of Object.values(paths)) await page.request.delete(`/api/${path}`, { headers: fromPanel() });
  await page.close();
});

test.beforeEach(async ({ page }) => {
  await page.context().addCookies([{ name: 'payload-lng', value: 'nl', url: process.env.E2E_BASE_URL ?? '' }]);
  await signIn(page);
  await page.goto(`/admin/translations/${paths.tool}`);
  await expect(chip(page)).toContainText(`${term} → ${preferred}`);
});

test('a term is marked in its source, inserted by key, and a forbidden word is listed before publishing', async ({ page }) => {
  await field(page).focus();
  await page.keyboard.press('Alt+t');
  await expect(field(page)).toHaveValue(preferred);
  await expect(chip(page)).toContainText('✓');

  await field(page).fill(`Een ${forbidden}`);
  await expect(chip(page)).toContainText(`niet ‘${forbidden}’`);
  const warning = `Gebruik ‘${preferred}’ in plaats van ‘${forbidden}’.`;
  await expect(page.locator('.aids__panel')).toContainText(warning);
  const { violations } = await new AxeBuilder({ page }).include('.sheet').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  const question = page.locator('.confirmation-modal');
  await expect(question).toContainText(warning);
  await question.getByRole('button', { name: 'Terug naar de tekst' }).click();
  await expect(question).toBeHidden();
  await expect(field(page)).toHaveValue(`Een ${forbidden}`);
});

test('a published translation of the same text is offered and inserted by key', async ({ page }) => {
  await field(page).focus();
  const match = page
    .getByRole('list', { name: `Gepubliceerde vertalingen: ${NAME}` })
    .getByRole('button')
    .first();
  await expect(match).toContainText(SENTENCE.nl);
  await expect(match).toContainText('100%');
  await page.keyboard.press('Alt+1');
  await expect(field(page)).toHaveValue(SENTENCE.nl);
  await expect(match).toBeHidden();
});

test('the edit view asks before it publishes a forbidden word', async ({ page }) => {
  const data = { tagline: `Een ${forbidden}`, _status: 'draft' };
  await page.request.patch(`/api/${paths.tool}?locale=nl&draft=true`, { headers: fromPanel(), data });
  await page.goto(`/admin/collections/${paths.tool}?locale=nl`);
  await formReady(page);
  await page.locator('#action-save').click();
  const question = page.locator('.confirmation-modal');
  await expect(question).toContainText(`Slagzin, Nederlands: Gebruik ‘${preferred}’ in plaats van ‘${forbidden}’.`);
  const published = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().includes('parts=nl'));
  await question.getByRole('button', { name: 'Toch publiceren' }).click();
  expect((await published).status()).toBe(200);
});

test('the report on terms opens from the translations', async ({ page }) => {
  await page.goto('/admin/translations');
  await page.getByRole('link', { name: 'Vertalingen die afwijken van het woordenboek' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vertalingen die afwijken van het woordenboek' })).toBeVisible();
});
