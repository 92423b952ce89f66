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
  await visit(page, '/Nope');
  await expect(page.getByRole('heading', { name: 'The page you were looking for was not found' })).toBeVisible();
  await expect(page.getByText('Page not found: /Nope', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('The page you were looking for was not found – AI Tool Compass');
  await page.getByRole('link', { name: 'Browse through all tools' }).click();
  await expect(page).toHaveURL(/\/tools$/);
  await visit(page, '/tools/p/X');
  await expect(page.getByText('Page Not Found: /tools/p/X', { exact: true })).toBeVisible();
  await visit(page, '/nl/tools?category=coding&p=99');
  await expect(page.getByText('Pagina niet gevonden: /nl/tools?category=coding&p=99', { exact: true })).toBeVisible();
});

test('an unknown tool, term or course is named by type and slug, with an apology', async ({ page }) => {
  for (const [path, text] of [
    ['/tools/no-such-tool', 'It looks like the tool “no-such-tool” was misdropped.'],
    ['/courses/no-such-course', 'It looks like the course “no-such-course” was misdropped.'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'We’re so sorry' })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('Please try again.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse through all tools' })).toBeVisible();
  }
  await visit(page, '/nl/dictionary/bestaat-niet');
  await expect(page).toHaveTitle('De pagina die je zocht is niet gevonden – AI Tool Compass');
  await expect(page.getByRole('heading', { name: 'Het spijt ons' })).toBeVisible();
  await expect(page.getByText('We kunnen het begrip ‘bestaat-niet’ niet vinden.')).toBeVisible();
  await expect(page.getByText('Probeer het opnieuw.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Naar de startpagina' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Blader door alle tools' })).toBeVisible();
});

test('a missing term or tool offers the ones with the most similar names', async ({ page }) => {
  await visit(page, '/nl/dictionary/halucinatie');
  const nearest = page.getByRole('navigation', { name: 'Bedoelde je misschien een van deze?' });
  await expect(nearest.getByRole('link').first()).toHaveText('Hallucinatie');
  await visit(page, '/tools/chatgtp');
  const tools = page.getByRole('navigation', { name: 'Did you mean one of these?' });
  await tools.getByRole('link', { name: 'ChatGPT', exact: true }).click();
  await expect(page).toHaveURL(/\/tools\/chatgpt$/);
});
