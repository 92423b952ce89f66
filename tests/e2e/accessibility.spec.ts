import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { DYNAMIC_PAGES, inDutch, PUBLIC_PAGES } from './pages';
import { visit } from './visit';
import { WCAG } from './wcag';

async function problemsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .join(' | ')
        .slice(0, 300)}`,
  );
}

for (const path of [...PUBLIC_PAGES, ...DYNAMIC_PAGES].flatMap((page) => [page, inDutch(page)]).concat('/nope')) {
  test(`axe finds nothing on ${path} in the light or the dark theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    await expect(page.locator('h1')).toBeVisible();
    const light = await problemsOn(page);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    expect({ light, dark: await problemsOn(page) }).toEqual({ light: [], dark: [] });
  });
}

test('axe finds nothing in the open drawer and menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect((await new AxeBuilder({ page }).withTags(WCAG).analyze()).violations).toEqual([]);
});

test('axe finds nothing in the header search and the filter sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/tools?q=video');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  expect((await new AxeBuilder({ page }).withTags(WCAG).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.keyboard.type('prompt');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect((await new AxeBuilder({ page }).withTags(WCAG).analyze()).violations).toEqual([]);
});
