import { expect, test } from '@playwright/test';
import { visit } from './visit';

test('the theme defaults to light, and a stored dark theme applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route('**/*.js', (route) => route.abort());
  await visit(page, '/tools');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('start scripts are marked for eager compilation', async ({ request }) => {
  const html = await (await request.get('/offline')).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = '']) => src);
  const sources = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()));
  const marked = sources.filter((source) => source.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(marked.some((source) => source.includes('hydrateRoot'))).toBe(true);
  expect(marked.length).toBeLessThan(sources.length);
});

test('the categories menu opens and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await visit(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const summary = menu.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Coding' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Coding' })).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Coding' }).click();
  await expect(page).toHaveURL(/\/categories\/coding$/);
  await expect(menu.getByRole('link', { name: 'Image generation' })).toBeHidden();
});

test('the menu marks the list that a page is in', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await visit(page, '/dictionary/token');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const link = menu.getByRole('link', { name: 'Dictionary', exact: true });
  await expect(link).toHaveAttribute('aria-current', 'true');
  await link.click();
  await expect(page).toHaveURL('/dictionary');
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test("the phone's side drawer traps the focus and returns it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/nl');
  const opener = page.getByRole('button', { name: 'Menu openen' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Woordenboek' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu sluiten' })).toBeFocused();
  await expect(drawer.getByRole('link', { name: 'Programmeren' })).toBeHidden();
  await drawer.getByText('Categorieën', { exact: true }).click();
  await expect(drawer.getByRole('link', { name: 'Programmeren' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'Woordenboek' }).click();
  await expect(page).toHaveURL(/\/nl\/dictionary$/);
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(opener).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(opener).toBeHidden();
});

test('a phone without scripts has the menu as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, baseURL });
  const page = await context.newPage();
  await visit(page, '/nl');
  const menu = page.getByRole('banner').getByRole('navigation');
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Menu openen' }).click();
  await page.getByRole('link', { name: 'Menu sluiten' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Menu openen' }).click();
  await menu.locator('summary').first().click();
  await menu.getByRole('link', { name: 'Programmeren' }).click();
  await expect(page).toHaveURL(/\/nl\/categories\/coding$/);
  await context.close();
});

test('a link navigates without a page load, and Ctrl opens a separate tab', async ({ page, context }) => {
  await visit(page, '/nl/dictionary/token');
  await page.evaluate(() => {
    (window as unknown as { isSame: boolean }).isSame = true;
  });
  const isSame = () => page.evaluate(() => 'isSame' in window);
  const courses = page.getByRole('contentinfo').getByRole('link', { name: 'Cursussen' });
  const [tab] = await Promise.all([context.waitForEvent('page'), courses.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL(/\/nl\/courses$/);
  await tab.close();
  await expect(page).toHaveURL(/\/nl\/dictionary\/token$/);
  await expect(async () => {
    await courses.click();
    await expect(page).toHaveURL(/\/nl\/courses$/, { timeout: 3000 });
  }).toPass();
  expect(await isSame()).toBe(true);
});

test('a page fades while the next one is fetched, which then comes up', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/faq\?_rsc=/, async (route) => {
    await asked;
    await route.continue();
  });
  await visit(page, '/dictionary');
  const main = page.getByRole('main');
  await expect(async () => {
    await page.locator('a[data-page][href="/faq"]').first().dispatchEvent('click');
    await expect(main).toHaveAttribute('data-turn', 'out', { timeout: 1000 });
  }).toPass();
  await expect(main).toHaveCSS('opacity', '0.3');
  await expect(page.getByRole('heading', { level: 1, name: 'Dictionary' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await expect(main).toHaveAttribute('data-turn', 'in');
  await expect(main).toHaveCSS('opacity', '1');
});

test('no navigation puts an error into the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
  const follow = (path: string) => page.locator(`a[data-page][href="${path}"]`).first().dispatchEvent('click');
  await visit(page, '/tools');
  for (const path of ['/dictionary', '/courses', '/faq', '/tools/p/1']) {
    await follow(path);
    await expect(page).toHaveURL(path);
  }
  await page.locator('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/tools\/[a-z]/);
  // Another page loads meanwhile.
  for (const delay of [0, 50, 100, 200]) {
    await follow('/dictionary');
    await page.waitForTimeout(delay);
    await page.goto('/courses');
  }
  expect(errors).toEqual([]);
});

test('no card covers the sticky index of a page', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await visit(page, '/tools/chatgpt');
  const index = page.locator('.section-index');
  const buttons = page.locator('#alternatives .toggle-button');
  expect(await buttons.count()).toBeGreaterThan(4);
  for (const button of await buttons.all()) {
    const onTop = await button.evaluate((element) => {
      const place = () => element.getBoundingClientRect();
      const bar = document.querySelector('.section-index');
      // The bar sticks below the header.
      window.scrollBy({ top: place().top - Number.parseFloat(getComputedStyle(bar as Element).top), behavior: 'instant' });
      const { left, top, width, height } = place();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.section-index, .toggle-button')?.className;
    });
    expect(onTop).toContain('section-index');
  }
  await expect(index).toBeInViewport();
});

test('the skip link leads to the content', async ({ page }) => {
  await visit(page, '/tools');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the random tool differs each time and is never cached', async ({ request, page }) => {
  const slugs = new Set<string>();
  let last = '';
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const response = await request.get('/random', { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers()['cache-control']).toContain('no-store');
    const location = response.headers().location ?? '';
    expect(location).toMatch(/^\/tools\/[a-z0-9-]+$/);
    expect(location).not.toBe(last);
    last = location;
    slugs.add(location);
  }
  expect(slugs.size).toBeGreaterThan(4);
  await visit(page, '/nl');
  await page.getByRole('main').getByRole('link', { name: 'Verras me' }).click();
  await expect(page).toHaveURL(/\/nl\/tools\/[a-z0-9-]+$/);
});

test('the visit button leads only to the tool’s website', async ({ request }) => {
  const response = await request.get('/go/chatgpt', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(new URL(response.headers().location ?? '').hostname).toBe('chatgpt.com');
  expect(response.headers()['cache-control']).toContain('no-store');
  const unknown = await request.get('/go/https:%2F%2Fevil.example', { maxRedirects: 0 });
  expect(unknown.headers().location).toMatch(/^\/tools\//);
});

test('the dictionary filters while typing and shows how many terms remain', async ({ page }) => {
  await visit(page, '/dictionary');
  await page.getByRole('searchbox', { name: 'Find a term' }).fill('halluc');
  await expect(page.getByRole('link', { name: 'Hallucination' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Transformer', exact: true })).toBeHidden();
  await page.getByRole('searchbox').fill('qqqq');
  await expect(page.getByRole('status')).toHaveText('No terms');
  await page.getByRole('searchbox').fill('halucinaton');
  await expect(page.getByRole('link', { name: 'Hallucination' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('The closest matches');
});

test('courses can be filtered by language', async ({ page }) => {
  await visit(page, '/nl/courses');
  await page.getByLabel('Taal').selectOption('nl');
  await expect(page.getByRole('link', { name: 'Nationale AI-Cursus' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Elements of AI', exact: true })).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('19 cursussen');
});

test('every page has the security headers, and a logo runs no scripts', async ({ request }) => {
  const page = (await request.get('/tools/claude')).headers();
  expect(page['content-security-policy']).toContain("default-src 'self'");
  expect(page['x-content-type-options']).toBe('nosniff');
  expect(page['x-powered-by']).toBeUndefined();
  const [logo = ''] = /\/logos\/claude\.[^"]+\.svg/.exec(await (await request.get('/tools/claude')).text()) ?? [];
  const response = await request.get(logo);
  expect(response.headers()['content-type']).toContain('image/svg+xml');
  expect(response.headers()['content-security-policy']).toContain('sandbox');
  expect(response.headers()['cache-control']).toContain('immutable');
  expect((await request.get('/logos/claude.0000000000.svg')).status()).toBe(404);
});

test('the specified categories request answers anonymously in the requested language', async ({ request }) => {
  const names = async (locale: string) => {
    const { docs } = await (await request.get(`/api/categories?locale=${locale}`)).json();
    return docs.map(({ code, name }: { code: string; name: string }) => `${code}: ${name}`);
  };
  expect(await names('en')).toEqual(expect.arrayContaining(['coding: Coding', 'writing: Writing']));
  expect(await names('nl')).toContain('coding: Programmeren');
});
