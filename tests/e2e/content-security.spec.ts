import { type APIResponse, expect, type Page, test } from '@playwright/test';
import { signIn } from './editor';
import { visit } from './visit';

/** Collects what a page's policy refuses. */
async function watch(page: Page): Promise<() => string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(`${page.url()}: ${message.text().slice(0, 300)}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // Libraries try whether they may, and do without.
      if (blockedURI !== 'eval') console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI}`);
    });
  });
  return () => refused;
}

const isInteractive = (page: Page) => expect(page.getByRole('banner').locator('[aria-keyshortcuts]')).toBeAttached();

test('no document of the site breaks its own policy, whether rendered, stored, missing or walked to', async ({ page }) => {
  // It opens two dozen documents.
  test.slow();
  const refused = await watch(page);
  // The first visit renders, the second is answered from the store.
  for (const path of ['/tools/for/students', '/nl/dictionary/perceptron', '/tools/chatgpt?utm_source=x'])
    for (let visits = 0; visits < 2; visits += 1) {
      await visit(page, path);
      await isInteractive(page);
    }
  for (const path of [
    '/tools?q=video',
    '/nl/compare?tools=chatgpt,claude',
    '/profile',
    '/newsletter/confirm?token=x',
    '/changes/follow?tool=chatgpt',
    '/nl/reviews/confirm?token=x',
  ]) {
    await visit(page, path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  for (const path of ['/nope', '/n%C3%A9e', '/nl/tools/nope', '/tools/nope%20x', '/categories/nope/p/2']) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
  }
  await visit(page, '/');
  await isInteractive(page);
  await page.getByRole('main').locator('a[href="/dictionary"]').first().click();
  await expect(page).toHaveURL(/\/dictionary$/);
  await page.goBack();
  await expect(page.locator('h1')).toBeVisible();
  expect(refused()).toEqual([]);
});

test('a leftover draft cookie leaves stored pages alive', async ({ page }) => {
  const refused = await watch(page);
  await visit(page, '/faq');
  await page.context().addCookies([{ name: '__prerender_bypass', value: 'of-an-older-build', url: page.url() }]);
  await visit(page, '/faq');
  await isInteractive(page);
  expect(refused()).toEqual([]);
});

test('the panel breaks no policy', async ({ page }) => {
  const refused = await watch(page);
  await signIn(page);
  for (const path of ['/admin', '/admin/collections/tools', '/admin/collections/tools/1', '/admin/queue', '/admin/globals/settings']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(refused()).toEqual([]);
});

for (const path of ['/', '/tools?q=video', '/admin'])
  test(`scripts that are smuggled into ${path} do not run`, async ({ page }) => {
    if (path === '/admin') await signIn(page);
    else await visit(page, path);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.smuggled = true';
      document.head.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," alt="" onerror="window.smuggled = true">');
    });
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
  });

/** The tests of Mozilla's HTTP Observatory that a site on http can be measured by, with its points. */
function observatoryScore(response: APIResponse): number {
  const headers = response.headers();
  const policy = Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)] as [string, string[]]),
  );
  const scripts = policy['script-src'] ?? policy['default-src'] ?? ["'unsafe-inline'"];
  const isStrict = !scripts.some((source) => ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'https:', '*'].includes(source));
  const hasFrames = (policy['frame-ancestors'] ?? []).length > 0;
  return [
    100,
    isStrict ? 0 : -20,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    hasFrames ? 5 : -20,
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers['referrer-policy'] ?? '') ? 5 : -5,
    /^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
    headers['access-control-allow-origin'] === '*' ? -50 : 0,
  ].reduce((sum, points) => sum + points, 0);
}

for (const path of ['/', '/tools/chatgpt', '/tools?q=video', '/nl/nope', '/admin'])
  test(`Mozilla’s Observatory gives ${path} at least 115 points`, async ({ page }) => {
    if (path === '/admin') await signIn(page);
    expect(
      observatoryScore(await page.request.get(path, { headers: { 'Accept-Language': path.startsWith('/nl') ? 'nl' : 'en' } })),
    ).toBeGreaterThanOrEqual(115);
  });
