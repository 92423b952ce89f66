import { expect, test } from '@playwright/test';
import { visit } from './visit';

const flightOf = (html: string) =>
  [...html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)].map(([, text = '""']) => JSON.parse(text) as string).join('');

test('texts and structured data stand once in a document', async ({ request }) => {
  for (const path of ['/faq', '/dictionary', '/privacy-policy']) {
    const html = await (await request.get(path, { headers: { 'Accept-Language': 'en' } })).text();
    expect(html).toContain('data-still');
    expect(html).toContain('"@context":"https://schema.org"');
    const flight = flightOf(html);
    expect(flight.length).toBeGreaterThan(1000);
    expect(flight).not.toContain('schema.org');
    expect(flight).not.toContain('<p>');
    // Sharing tags are in the head, once.
    expect(html.match(/<meta property="og:title"/g)).toHaveLength(1);
    expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('<body'));
    expect(flight).not.toContain('og:title');
  }
});

test('a page reached by a link shows its texts without a page load, also on the way back', async ({ page }) => {
  await visit(page, '/newsletter');
  await page.evaluate(() => {
    (window as unknown as { isSame: boolean }).isSame = true;
  });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();
  await footer.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.locator('main .prose h2').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('main summary').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('the main navigation marks the page reached by a link', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await visit(page, '/');
  const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Dictionary' });
  await expect(link).not.toHaveAttribute('aria-current');
  await link.click();
  await expect(page).toHaveURL(/\/dictionary$/);
  await expect(link).toHaveAttribute('aria-current', 'page');
});
