import { expect, type Page } from '@playwright/test';
import { fromPanel, signIn } from './editor';
import { answerTo, openTool, type } from './two-people/edit-view';
import { visit } from './visit';
import { test, unlike } from './visitor';

const SOURCE = 'https://maker.example.com/pricing';
const CHANGED_ON = '2026-01-15';
const TOLD = [
  {
    prefix: '',
    day: 'January 15, 2026',
    text: 'Pro went up from $10 per month to $12 per month. For new customers only.',
    prices: { name: 'What Pro has cost', rows: ['January 15, 2026 $12 per month', 'Earlier $10 per month'] },
  },
  {
    prefix: '/nl',
    day: '15 januari 2026',
    text: 'Pro ging van US$ 10 per maand naar US$ 12 per maand omhoog. Alleen voor nieuwe klanten.',
    prices: { name: 'Wat Pro heeft gekost', rows: ['15 januari 2026 US$ 12 per maand', 'Daarvoor US$ 10 per maand'] },
  },
];

/** Adds a public tool with one paid plan. */
async function addTool(page: Page): Promise<{ id: number; slug: string; name: string }> {
  const name = unlike('Priced');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const { docs } = await (await page.request.get('/api/categories?where[code][equals]=coding&limit=1&depth=0')).json();
  const plan = { name: 'Pro', kind: 'paid', price: 10, currency: 'USD', unit: 'month' };
  const made = await page.request.post('/api/tools?locale=en', {
    headers: fromPanel(),
    data: {
      name,
      slug,
      tagline: 'Costs something',
      url: `https://${slug}.example.com`,
      categories: [docs[0].id],
      priceModel: 'paid',
      plans: [plan],
      active: true,
      _status: 'published',
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  return { id: (await made.json()).doc.id, slug, name };
}

test('an editor publishes a higher price and says that the maker raised it, since when, for whom and where that is told', async ({ page }) => {
  await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: process.env.E2E_BASE_URL ?? '' }]);
  await signIn(page);
  const { id, slug, name } = await addTool(page);
  try {
    await openTool(page, id, 'en');
    await page.locator('.tabs-field__tab-button', { hasText: 'Prices' }).click();
    await type(page.locator('input[name="plans.0.price"]'), '12');
    await page.locator('#action-save').click();

    const dialog = page.getByRole('dialog').filter({ has: page.locator('#confirm-action') });
    await expect(dialog.getByRole('checkbox', { name: 'Publish these fields too' })).toBeChecked();
    const why = dialog.getByRole('group', { name: 'Why do the public values change?' });
    await expect(why.getByRole('radio', { name: 'We had it wrong.' })).toBeChecked();
    await why.getByRole('radio', { name: 'The maker changed it.' }).check();
    await why.getByLabel('Since').fill(CHANGED_ON);
    await why.getByLabel('Where it says so').fill('maker.example.com');
    await dialog.locator('#confirm-action').click();
    await expect(why.getByRole('alert')).toContainText('no public web address');
    await expect(why.getByLabel('Since')).toHaveValue(CHANGED_ON);
    await why.getByLabel('Where it says so').fill(SOURCE);
    await why.getByLabel('Note for readers, in English').fill('For new customers only.');
    await dialog.locator('#confirm-action').click();
    await expect(why.getByRole('alert')).toContainText('in both languages');
    await why.getByLabel('Note for readers, in Dutch').fill('Alleen voor nieuwe klanten.');
    expect(await answerTo(page, 'change=maker', () => dialog.locator('#confirm-action').click())).toBe(200);
    await expect(dialog).toBeHidden();

    const { docs } = await (await page.request.get(`/api/tool-events?where[tool][equals]=${id}&where[kind][equals]=priceUp&depth=0`)).json();
    expect(docs).toHaveLength(1);
    expect(docs[0]).toMatchObject({ isCorrection: false, source: SOURCE, before: { price: 10 }, after: { price: 12 } });
    expect(docs[0].changedOn).toContain(CHANGED_ON);

    for (const { prefix, day, text, prices } of TOLD) {
      for (const path of [`/tools/${slug}`, '/changes']) {
        await visit(page, prefix + path);
        const change = page.getByRole('main').getByRole('listitem').filter({ hasText: text });
        await expect(path === '/changes' ? change.filter({ hasText: name }) : change).toContainText(day);
        await expect(change.getByRole('link', { name: 'maker.example.com' })).toHaveAttribute('href', SOURCE);
      }
      await visit(page, `${prefix}/tools/${slug}`);
      const rows = page.getByRole('table', { name: prices.name }).locator('tbody').getByRole('row');
      expect(await rows.evaluateAll((found) => found.map(({ children }) => [...children].map(({ textContent }) => textContent).join(' ')))).toEqual(
        prices.rows.map((row) => row.replace('US$ ', 'US$\u00a0')),
      );
      expect(await (await page.request.get(`${prefix}/tools/${slug}.md`)).text()).toContain(`${day}: ${text} <${SOURCE}>`);
      const language = prefix ? 'nl' : 'en';
      const { items } = await (await page.request.get(`/feeds/${language}/changes.json`)).json();
      const told = items.filter(({ title }: { title: string }) => title === name).map((item: Record<string, string>) => item.content_html);
      // Prices keep together by a space that doesn't break.
      expect(told.join('\n').replaceAll('\u00a0', ' ')).toContain(text);
      const atom = await (await page.request.get(`/feeds/${language}/changes.atom`)).text();
      expect(atom.replaceAll('\u00a0', ' ')).toContain(text);
    }
  } finally {
    await page.request.delete(`/api/tools/${id}`, { headers: fromPanel() });
  }
});
