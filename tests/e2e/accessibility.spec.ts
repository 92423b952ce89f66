import { expect, type Page, test } from '@playwright/test';
import { DYNAMIC_PAGES, inDutch, PUBLIC_PAGES } from './pages';
import { searchReady } from './search-dialog';
import { visit } from './visit';
import { axe, COLOR_RULES } from './wcag';

const EVERY_PAGE = [...PUBLIC_PAGES, ...DYNAMIC_PAGES].flatMap((path) => [path, inDutch(path)]);

async function problemsFoundBy(builder: ReturnType<typeof axe>): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .join(' | ')
        .slice(0, 300)}`,
  );
}

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const light = await problemsFoundBy(axe(page));
  await page.evaluate(async () => {
    document.documentElement.dataset.theme = 'dark';
    // Also the shortest transitions begin with the old color, and what inherits a color follows when its parent has finished.
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished));
  });
  expect({ light, dark: await problemsFoundBy(axe(page).withRules(COLOR_RULES)) }).toEqual({ light: [], dark: [] });
}

for (const path of EVERY_PAGE) {
  test(`${path} logs no error, requests no other host, and axe finds nothing in either theme`, async ({ page, baseURL }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) problems.push(request.url());
    });
    await visit(page, path);
    await expectAccessible(page);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });
}

test('axe finds nothing on a missing page in either theme', async ({ page }) => {
  await visit(page, '/nope');
  await expectAccessible(page);
});

test('axe finds nothing in the open drawer and menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await problemsFoundBy(axe(page))).toEqual([]);
});

test('axe finds nothing in the header search and the filter sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/tools?q=video');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  expect(await problemsFoundBy(axe(page))).toEqual([]);
  await page.keyboard.press('Escape');
  await searchReady(page);
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.keyboard.type('prompt');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  expect(await problemsFoundBy(axe(page))).toEqual([]);
});
