import { expect, test } from '@playwright/test';
import { inDutch } from './pages';
import { visit } from './visit';

const PHONE = { width: 390, height: 844 };

test('an empty comparison offers ready ones and popular tools, and a tool alone its alternatives, without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await visit(page, '/compare');
  const part = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  expect(await part('Comparisons to start with').getByRole('link').count()).toBeGreaterThan(0);
  await part('Start with a top-rated tool').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/compare\?tools=[a-z0-9-]+$/);
  const alone = page.url();
  await part('Add an alternative').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${alone.replace('?', '\\?')},[a-z0-9-]+$`));
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await context.close();
});

test('favorites without a list offer tools to save', async ({ page }) => {
  await visit(page, '/favorites');
  await expect(page.getByRole('main').locator('button[data-bookmark]').first()).toBeVisible();
});

for (const { path, last } of [
  { path: '/nl/dictionary', last: 'Z' },
  { path: '/courses', last: 'Advanced' },
]) {
  test(`on a phone, the index of ${path} stays in sight while it scrolls, also without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await visit(page, path);
    const index = page.locator('.section-bar');
    const heading = page.getByRole('heading', { level: 2, name: last, exact: true });
    await index.getByRole('link', { name: last, exact: true }).click();
    await expect(heading).toBeInViewport();
    await expect(index).toBeInViewport({ ratio: 1 });
    // The index doesn't cover the heading it leads to.
    const [bar, place] = [await index.boundingBox(), await heading.boundingBox()];
    expect(place?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await context.close();
  });
}

test('a level without courses in the chosen language disappears with its heading', async ({ page }) => {
  await visit(page, '/courses');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Beginner', 'Intermediate', 'Advanced']);
  await page.getByLabel('Level').selectOption('beginner');
  await expect(headings.filter({ visible: true })).toHaveText(['Beginner']);
});

test('on a phone, signing in is a sheet at the lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 540, height: 900 });
  await visit(page, '/tools/chatgpt');
  await page.locator('main [data-bookmark]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect([x, width, Math.round(y + height)]).toEqual([0, 540, 900]);
});

test('on a phone, no placeholder is cut', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const cut: string[] = [];
  for (const path of ['/', '/tools', '/tools?q=video', '/dictionary', '/drop-a-tool', '/contact', '/login'].flatMap((one) => [one, inDutch(one)])) {
    await visit(page, path);
    const found = await page.locator('input[placeholder], textarea[placeholder]').evaluateAll((fields) => {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      return (fields as HTMLInputElement[])
        .filter((field) => field.checkVisibility())
        .filter((field) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(field);
          pen.font = font;
          return pen.measureText(field.placeholder).width > field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        })
        .map((field) => field.placeholder);
    });
    cut.push(...found.map((text) => `${path}: ${text}`));
  }
  expect(cut).toEqual([]);
});

test('on a phone, the sort control stands beside the filters button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/tools', '/nl/tools?q=video&free=1']) {
    await visit(page, path);
    const [filters, sort] = await Promise.all([
      page
        .getByRole('main')
        .getByRole('button', { name: /^Filters/ })
        .boundingBox(),
      page.getByRole('main').locator('select[name=sort]').boundingBox(),
    ]);
    expect([path, Math.abs((filters?.y ?? 0) - (sort?.y ?? 999))]).toEqual([path, 0]);
  }
});

test('filters don’t mention verified tools while none is', async ({ page }) => {
  await visit(page, '/tools');
  await expect(page.getByLabel('Free to use')).toBeVisible();
  await expect(page.getByText('Verified', { exact: false })).toHaveCount(0);
});

test('on a wide screen, no footer is taller than its page’s content', async ({ page }) => {
  const short: string[] = [];
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/favorites', '/products', '/compare', '/drop-a-tool', '/contact', '/login'].flatMap((one) => [one, inDutch(one)])) {
      await visit(page, path);
      const [content, footer] = await Promise.all([page.getByRole('main').boundingBox(), page.getByRole('contentinfo').boundingBox()]);
      if ((content?.height ?? 0) < (footer?.height ?? 0)) short.push(`${path} at ${width}: ${content?.height} under ${footer?.height}`);
    }
  }
  expect(short).toEqual([]);
});
