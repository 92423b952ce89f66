import { expect, type Locator, test } from '@playwright/test';
import { visit } from './visit';

const LANGUAGES = [
  {
    prefix: '',
    link: 'Costs for your team',
    people: 'Number of people',
    pay: 'Pay',
    show: 'Show costs',
    cheapest: 'Cheapest for your team',
    all: 'Compare all tools',
    ask: 'Show costs for a team of',
  },
  {
    prefix: '/nl',
    link: 'Kosten voor je team',
    people: 'Aantal personen',
    pay: 'Betalen',
    show: 'Kosten tonen',
    cheapest: 'Goedkoopst voor je team',
    all: 'Alle tools vergelijken',
    ask: 'Toon kosten voor een team van',
  },
];

/** The amounts that tools of a list cost, in euros; null where the cost is unknown. */
async function amountsIn(list: Locator): Promise<(number | null)[]> {
  const texts = await list.getByRole('article').allInnerTexts();
  return texts.map((text) => {
    const [, amount] = /€\s?([\d.,]+)/.exec(text) ?? [];
    if (amount === undefined) return /Free|Gratis/.test(text) ? 0 : null;
    return Number(amount.replace(/[.,](?=\d{3})/g, '').replace(',', '.'));
  });
}

for (const { prefix, link, people, pay, show, cheapest, all, ask } of LANGUAGES) {
  test.describe(`a reader ${prefix || '/en'} of the costs for a team`, () => {
    test('goes from a tool to its costs, and to all tools by cost', async ({ page }) => {
      await visit(page, `${prefix}/tools/chatgpt`);
      await page.getByRole('main').getByRole('link', { name: link }).click();
      await page.getByLabel(people).fill('12');
      await page.getByLabel(pay).selectOption('year');
      await page.getByRole('button', { name: show }).click();
      await expect(page).toHaveURL(/seats=12/);
      const plan = page.getByRole('main').getByRole('listitem').filter({ hasText: cheapest });
      await expect(plan).toContainText('Business');
      await expect(page.getByLabel(people)).toHaveValue('12');
      await expect(page.getByLabel(pay)).toHaveValue('year');

      await page.getByRole('link', { name: all }).click();
      await expect(page).toHaveURL(/\/tools\?seats=12&billing=year$/);
      const amounts = await amountsIn(page.locator('#tool-results'));
      const known = amounts.filter((amount) => amount !== null);
      expect(known.length).toBeGreaterThan(10);
      expect(known).toEqual(known.toSorted((a, b) => a - b));
      expect(amounts.slice(0, known.length)).toEqual(known);
    });

    test('fills in a number of people in a list, by keyboard', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await visit(page, `${prefix}/tools`);
      await page.getByLabel(ask).fill('5');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/tools\?seats=5$/);
      await expect(page.locator('#tool-results')).toContainText('€');
      await page.getByLabel(pay).selectOption('year');
      await expect(page).toHaveURL(/seats=5&billing=year/);
    });

    test('changes one choice after another, and back undoes them', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await visit(page, `${prefix}/tools?seats=5`);
      const [billing, currency] = [page.getByLabel(pay), page.locator('select[name=currency]')];
      await billing.selectOption('year');
      await expect(page).toHaveURL(/\?seats=5&billing=year$/);
      await expect(billing).toHaveValue('year');
      await currency.selectOption('USD');
      await expect(page).toHaveURL(/\?seats=5&billing=year&currency=USD$/);
      await expect(currency).toHaveValue('USD');
      await page.getByLabel(ask).fill('12');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?seats=12&billing=year&currency=USD$/);
      await currency.selectOption('GBP');
      await expect(page).toHaveURL(/\?seats=12&billing=year&currency=GBP$/);
      await page.goBack();
      await page.goBack();
      await expect(page.getByLabel(ask)).toHaveValue('5');
      await page.goBack();
      await expect(currency).toHaveValue('EUR');
      await page.goBack();
      await expect(billing).toHaveValue('month');
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison shows the costs of a team', async ({ page }) => {
    await page.goto('/compare?tools=chatgpt,notion-ai');
    await page.getByLabel('Number of people').fill('5');
    await page.getByRole('button', { name: 'Show costs' }).click();
    await expect(page).toHaveURL(/tools=chatgpt(%2C|,)notion-ai/);
    const row = page.getByRole('row').filter({ hasText: 'Costs for 5 people' });
    await expect(row).toContainText('Business');
    await expect(row).toContainText('€');
    // Other tools and weights are for the same team.
    await expect(page.locator('a[href*="tools=chatgpt,notion-ai,"]').first()).toHaveAttribute('href', /seats=5/);
    await expect(page.locator('a[href*="/weigh?tools=chatgpt,notion-ai"]')).toHaveAttribute('href', /seats=5/);
  });
});
