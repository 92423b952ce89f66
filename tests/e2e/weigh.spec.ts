import { expect, type Page, test } from '@playwright/test';
import criteria from '../../src/domain/tool/score-criteria.json' with { type: 'json' };
import en from '../../src/i18n/messages/en.json' with { type: 'json' };
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' };
import { visit } from './visit';
import { axe } from './wcag';

const QUESTION = { en: 'transcribe interviews', nl: 'interviews uitschrijven' };

/** Names and scores, in their order. */
const ranking = (page: Page) =>
  page
    .locator('.weighed > li')
    .evaluateAll((items) => items.map((item) => `${item.querySelector('a')?.textContent} ${item.querySelector('.weighed-score b')?.textContent}`));

for (const language of ['en', 'nl'] as const) {
  const prefix = language === 'nl' ? '/nl' : '';
  const { weigh: texts } = { en, nl }[language];
  const weightOf = (page: Page, criterion: keyof typeof criteria) =>
    page.getByRole('spinbutton', { name: criteria[criterion].label[language], exact: true });

  test(`a visitor weighs the answers to a question, and the list follows without a reload (${language})`, async ({ page, request }) => {
    await visit(page, `${prefix}/tools?q=${encodeURIComponent(QUESTION[language])}`);
    await page.getByRole('link', { name: texts.link }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const before = await ranking(page);
    expect(before.length).toBeGreaterThan(5);
    expect((await axe(page).analyze()).violations).toEqual([]);

    await page.evaluate(() => Object.assign(window, { stays: true }));
    for (const criterion of Object.keys(criteria) as (keyof typeof criteria)[])
      await weightOf(page, criterion).fill(criterion === 'cost' ? '5' : '0');
    await page.getByRole('slider', { name: criteria.dutch.label[language] }).press('ArrowRight');
    await expect(weightOf(page, 'dutch')).toHaveValue('1');
    await expect(page).toHaveURL(/w-cost=5&w-dutch=1$/);
    const after = await ranking(page);
    expect(after).not.toEqual(before);
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await expect(page.getByRole('status').filter({ hasText: texts.order.split(':')[0] ?? '' })).toHaveCount(1);

    // The server computes the same, for pages and for programs.
    const { tools } = (await (await request.get(`/api/tools/scores${new URL(page.url()).search}&locale=${language}`)).json()) as {
      tools: { name: string; score: number }[];
    };
    const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    expect(tools.map(({ name, score }) => `${name} ${number.format(score)}`)).toEqual(after);
    const html = await (await request.get(page.url())).text();
    const places = after.map((line) =>
      html.indexOf(`>${line.replace(/ [\d.,–]+$/, '').replaceAll('&', '&amp;')}</a>`, html.indexOf('class="weighed"')),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    await page.reload();
    expect(await ranking(page)).toEqual(after);
  });

  test(`a score shows its sum, and what isn’t known (${language})`, async ({ page }) => {
    await visit(page, `${prefix}/weigh?category=assistants&w-visitors=2&w-cost=3`);
    const [first, score] = [page.locator('.weighed > li').first(), page.locator('.weighed-score b').first()];
    await first.locator('summary').click();
    const cells = await first.getByRole('row').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
    const number = (text = '') => Number(/[\d.,]+/.exec(text)?.[0].replace(',', '.'));
    const lines = cells.slice(1, -2);
    expect(lines.map(([label]) => label)).toEqual([criteria.visitors.label[language], criteria.cost.label[language]]);
    const sum = lines.reduce((total, [, value, weight]) => total + number(value) * number(weight), 0);
    expect(number(cells.at(-2)?.at(-1))).toBeCloseTo(sum, 5);
    expect(await score.textContent()).toBe(cells.at(-1)?.at(-1));
    expect(number(cells.at(-1)?.at(-1))).toBeCloseTo(sum / 5, 0);
    await expect(page.getByText(texts.unknown.replace('{value}', language === 'nl' ? '5,0' : '5.0')).first()).toBeAttached();
  });

  test(`editors’ weights are one choice away (${language})`, async ({ page }) => {
    await visit(page, `${prefix}/weigh?category=assistants`);
    const presets = page.locator('.weights-preset');
    await expect(presets.first()).toHaveAttribute('aria-current', 'true');
    const before = await ranking(page);
    await presets.nth(1).click();
    await expect(presets.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(weightOf(page, 'privacy')).toHaveValue('5');
    await expect.poll(() => ranking(page)).not.toEqual(before);
    await expect(page).toHaveURL(/w-privacy=5/);
    await presets.first().click();
    await expect.poll(() => ranking(page)).toEqual(before);
    await expect(page).toHaveURL(/w-privacy=3/);
  });

  test(`back from a tool shows the weights that were set (${language})`, async ({ page }) => {
    await visit(page, `${prefix}/weigh?category=assistants`);
    const preset = await ranking(page);
    for (const criterion of Object.keys(criteria) as (keyof typeof criteria)[])
      await weightOf(page, criterion).fill(criterion === 'cost' ? '5' : '0');
    await expect(page).toHaveURL(/category=assistants&w-cost=5$/);
    const own = await ranking(page);
    expect(own).not.toEqual(preset);
    await page.locator('.weighed > li a').first().click();
    await expect(page).toHaveURL(/\/tools\/[\w-]+$/);
    await page.goBack();
    await expect(weightOf(page, 'cost')).toHaveValue('5');
    await expect(weightOf(page, 'privacy')).toHaveValue('0');
    await expect.poll(() => ranking(page)).toEqual(own);
  });
}

test('what narrows the tools to weigh is named and can be removed without losing the weights', async ({ page }) => {
  await visit(page, '/weigh?category=assistants&free=1&w-cost=2');
  const narrowed = await ranking(page);
  await page.getByRole('spinbutton', { name: criteria.cost.label.en }).fill('4');
  const applied = page.getByRole('group', { name: en.filters.applied });
  await expect(applied.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await applied.getByRole('checkbox', { name: en.filters.free }).uncheck();
  await page.getByRole('button', { name: en.weigh.show }).click();
  await expect(page).toHaveURL(/category=assistants.*w-cost=4/);
  await expect(applied.getByRole('checkbox')).toHaveCount(1);
  expect((await ranking(page)).length).toBeGreaterThan(narrowed.length);
});

test('more tools than are weighed are not passed over in silence', async ({ page }) => {
  await visit(page, '/weigh');
  const first = en.weigh.rankingFirst.replace('{count}', String((await ranking(page)).length));
  await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
});

test('low costs count prices per year for those who pay by the year', async ({ request }) => {
  const points = async (billing: string) => {
    const { tools } = await (await request.get(`/api/tools/scores?tools=pipedrive&seats=5&billing=${billing}`)).json();
    return tools[0].sum.find((line: { criterion: string }) => line.criterion === 'cost').points;
  };
  expect(await points('month')).toBeNull();
  expect(await points('year')).toBeGreaterThan(0);
});

test('weights work without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/weigh?category=assistants');
  const before = await ranking(page);
  for (const field of await page.getByRole('spinbutton').all()) {
    if ((await field.getAttribute('name'))?.startsWith('w-')) await field.fill('0');
  }
  await page.getByRole('spinbutton', { name: criteria.control.label.en }).fill('5');
  await page.getByRole('button', { name: en.weigh.show }).click();
  await expect(page).toHaveURL(/category=assistants.*w-control=5/);
  expect(await ranking(page)).not.toEqual(before);
  await page.locator('summary').filter({ hasText: en.weigh.sum }).first().click();
  await expect(page.locator('.score-sum').first()).toContainText(criteria.control.label.en);
  await context.close();
});
