import { expect, test } from '@playwright/test';
import { visit } from './visit';

for (const path of [
  '/tools/p/0',
  '/tools/p/-1',
  '/tools/p/x',
  '/tools/p/01',
  '/tools/p/999',
  '/tools/for/nobody',
  '/nope',
  '/a/b/c',
  '/notes.txt',
  '/nl/niets',
  '/dictionary/nope',
  '/categories/nope',
  '/courses/nope',
  '/products/nope',
]) {
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('an unknown path is named on the page, with links onwards', async ({ page }) => {
  await visit(page, '/nope');
  await expect(page.getByRole('heading', { name: 'The page you were looking for was not found' })).toBeVisible();
  await expect(page.getByText('Page not found: /nope')).toBeVisible();
  await page.getByRole('link', { name: 'Browse through all tools' }).click();
  await expect(page).toHaveURL(/\/tools$/);
});

test('an unknown tool is named by type and slug, in Dutch too', async ({ page }) => {
  await visit(page, '/tools/no-such-tool');
  await expect(page.getByText('tool “no-such-tool” was misdropped')).toBeVisible();
  await expect(page.getByText('Please try again.')).toBeVisible();
  await visit(page, '/nl/dictionary/bestaat-niet');
  await expect(page.getByText('het begrip ‘bestaat-niet’')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Naar de startpagina' })).toBeVisible();
});

test('a missing term or tool offers the ones with the most similar names', async ({ page }) => {
  await visit(page, '/nl/dictionary/halucinatie');
  const nearest = page.getByRole('navigation', { name: 'Bedoelde je misschien een van deze?' });
  await expect(nearest.getByRole('link').first()).toHaveText('Hallucinatie');
  await visit(page, '/tools/chatgtp');
  await page.getByRole('navigation', { name: 'Did you mean one of these?' }).getByRole('link', { name: 'ChatGPT' }).click();
  await expect(page).toHaveURL(/\/tools\/chatgpt$/);
});
