import { expect, type Page } from '@playwright/test';
import { fromPanel, signIn } from './editor';
import { test, unlike } from './visitor';
import { axe } from './wcag';

const SOURCE = 'https://source.example.com/terms';
const OTHER_SOURCE = 'https://source.example.com/news';
const MOST_MS = 5000;

async function create(page: Page, collection: string, data: object): Promise<number> {
  const reply = await page.request.post(`/api/${collection}?locale=en`, { data: { ...data, _status: 'published' }, headers: fromPanel() });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).doc.id;
}

const stated = (fact: string, values: string[], more: object = {}) => ({ fact, values, basis: 'general', ...more });
const checkedOn = (day: string) => ({ basis: 'checked', checkedAt: `${day}T12:00:00.000Z`, sourceUrl: SOURCE });

/** A category with one tool; its facts in the order of the desk. */
async function prepare(page: Page) {
  const category = await create(page, 'categories', { name: unlike('Checked') });
  const name = unlike('Stale');
  const tool = await create(page, 'tools', {
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    tagline: 'Has stale facts',
    url: 'https://source.example.com',
    categories: [category],
    priceModel: 'paid',
    plans: [{ name: 'Pro', kind: 'paid', price: 10, currency: 'USD', unit: 'month' }],
    pricesAsOf: '2023-01-20T12:00:00.000Z',
    buyerFacts: [
      stated('dpa', ['yes'], checkedOn('2023-01-10')),
      stated('retention', ['longer'], checkedOn('2023-02-10')),
      stated('trial', ['none'], checkedOn('2023-03-10')),
      stated('sso', ['no']),
      stated('api', ['yes'], { sourceUrl: SOURCE }),
    ],
  });
  return { category, tool, name };
}

async function discard(page: Page, { tool, category }: { tool: number; category: number }): Promise<void> {
  await page.request.delete(`/api/tools/${tool}`, { headers: fromPanel() });
  await page.request.delete(`/api/categories/${category}`, { headers: fromPanel() });
}

test('an editor checks facts by keyboard, without a reload and within five seconds each', async ({ page }) => {
  await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: process.env.E2E_BASE_URL ?? '' }]);
  await page.context().route('https://source.example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Terms</h1>' }));
  await signIn(page);
  const prepared = await prepare(page);
  const { category, tool, name } = prepared;
  const times: [string, number][] = [];
  const heading = page.getByTestId('check').getByRole('heading', { level: 2 });
  /** Does something about the check shown, and waits for the next one. */
  const check = async (what: string, now: string, next: string, act: () => Promise<void>) => {
    await expect(heading).toHaveText(`${name}: ${now}`);
    const started = Date.now();
    await act();
    await expect(heading).toHaveText(`${name}: ${next}`);
    times.push([what, Date.now() - started]);
  };
  const press = (key: string) => () => page.keyboard.press(key);
  try {
    await page.goto(`/admin/checks?category=${category}`);
    await expect(heading).toBeVisible();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    expect((await axe(page).include('.queue').analyze()).violations.map(({ id }) => id)).toEqual([]);

    const opened = page.waitForEvent('popup');
    await page.keyboard.press('o');
    const source = await opened;
    await expect(source).toHaveURL(SOURCE);
    await source.evaluate(() => {
      try {
        window.opener.top.location.href = 'https://source.example.com/phishing';
      } catch {
        // refused
      }
    });
    await page.bringToFront();
    await check('still true', 'Data processing agreement', 'Plans', press('a'));
    await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(
      `Still true: ${name}, Data processing agreement. Now: ${name}, Plans.`,
    );

    await page.keyboard.press('o');
    await expect(source).toHaveURL('https://source.example.com/');
    expect(page.context().pages()).toHaveLength(2);
    await page.bringToFront();
    await check('new price', 'Plans', 'How long content is kept', async () => {
      await page.keyboard.press('e');
      await expect(page.getByLabel('Pro (USD)')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
    });
    await expect(heading).toBeFocused();
    await check('otherwise', 'How long content is kept', 'Free trial', async () => {
      await page.keyboard.press('e');
      await expect(page.getByRole('radio', { name: 'Longer than 30 days' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.getByLabel('Page where this can be checked').fill(OTHER_SOURCE);
      await page.getByRole('radio', { name: 'The maker changed it.' }).check();
      await page.keyboard.press('Enter');
    });
    await check('source is gone', 'Free trial', 'API', async () => {
      await page.keyboard.press('d');
      await expect(page.getByRole('button', { name: 'Remove the source' })).toBeFocused();
      await page.keyboard.press('Enter');
    });
    await check('skipped', 'API', 'Single sign-on', press('j'));
    // What lost its source comes back as something that nobody checked.
    await expect(page.locator('.checks__list li')).toHaveText([/Single sign-on/, /Free trial.*never checked/, /API/]);
    await check('still true, with a source', 'Single sign-on', 'Free trial', async () => {
      await page.keyboard.press('a');
      await expect(page.getByLabel('Page where this can be checked')).toBeFocused();
      await page.keyboard.type('nowhere');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'Enter the page in full' })).toBeVisible();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(SOURCE);
      await page.keyboard.press('Enter');
    });
    await check('skipped', 'Free trial', 'API', press('j'));
    await check('still true, by mouse', 'API', 'Free trial', () => page.getByRole('button', { name: 'Still true' }).click());
    expect(loads).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/admin/checks');

    const { buyerFacts, plans } = await (await page.request.get(`/api/tools/${tool}?depth=0&locale=en`)).json();
    const found = Object.fromEntries(buyerFacts.map((row: { fact: string }) => [row.fact, row]));
    expect(plans).toMatchObject([{ price: 12 }]);
    expect(found).toMatchObject({
      dpa: { basis: 'checked', sourceUrl: SOURCE, values: ['yes'] },
      retention: { basis: 'checked', sourceUrl: OTHER_SOURCE, values: ['up-to-30-days'] },
      trial: { basis: 'general', sourceUrl: null, checkedAt: null, values: ['none'] },
      sso: { basis: 'checked', sourceUrl: SOURCE },
      api: { basis: 'checked', sourceUrl: SOURCE },
    });
    const { docs } = await (await page.request.get(`/api/tool-events?where[tool][equals]=${tool}&where[isCorrection][equals]=false&depth=0`)).json();
    expect(docs.filter(({ kind }: { kind: string }) => kind === 'fact')).toMatchObject([{ subject: 'retention' }]);
    console.info(times.map(([what, ms]) => `${what}: ${(ms / 1000).toFixed(2)} s`).join('\n'));
    for (const [what, ms] of times) expect(ms, what).toBeLessThan(MOST_MS);
  } finally {
    await discard(page, prepared);
  }
});

test('letters decide and skip nothing while a form or the palette is open', async ({ page }) => {
  await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: process.env.E2E_BASE_URL ?? '' }]);
  await signIn(page);
  const prepared = await prepare(page);
  const { category, tool, name } = prepared;
  try {
    await page.goto(`/admin/checks?category=${category}`);
    const heading = page.getByTestId('check').getByRole('heading', { level: 2 });
    const first = `${name}: Data processing agreement`;
    await expect(heading).toHaveText(first);
    await page.keyboard.press('d');
    const remove = page.getByRole('button', { name: 'Remove the source' });
    await expect(remove).toBeFocused();
    for (const key of ['a', 'e', 'j']) await page.keyboard.press(key);
    await expect(remove).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(remove).toHaveCount(0);

    await page.keyboard.press('ControlOrMeta+k');
    await page.locator('.palette__group').first().click();
    for (const key of ['a', 'd', 'j']) await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading).toHaveText(first);
    await expect(remove).toHaveCount(0);
    const { buyerFacts } = await (await page.request.get(`/api/tools/${tool}?depth=0&locale=en`)).json();
    expect(buyerFacts[0]).toMatchObject({ fact: 'dpa', checkedAt: '2023-01-10T12:00:00.000Z' });
  } finally {
    await discard(page, prepared);
  }
});
