import { expect, test } from '@playwright/test';
import en from '../../src/i18n/messages/en.json' with { type: 'json' };
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' };
import { readSitemap } from './site-page';
import { visit } from './visit';
import { axe } from './wcag';

for (const [language, { compare: texts, shortlists }] of Object.entries({ en, nl })) {
  const prefix = language === 'nl' ? '/nl' : '';

  test(`a tool leads to its comparison with the closest ones (${language})`, async ({ page }) => {
    await visit(page, `${prefix}/tools/chatgpt`);
    const intro = page.getByText(texts.versus.more.replace('{name}', 'ChatGPT'));
    await intro.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/compare/[^/]+/vs/[^/]+$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ChatGPT');
    await expect(page.getByRole('heading', { level: 2, name: texts.versus.ahead.replace('{name}', '') })).toHaveCount(2);
    const tasks = page.locator('section').filter({ has: page.getByRole('heading', { name: texts.versus.tasks }) });
    expect(await tasks.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('table')).toContainText('ChatGPT');
    await expect(page.getByRole('link', { name: shortlists.make })).toBeVisible();
    expect((await axe(page).analyze()).violations).toEqual([]);
  });
}

test('two tools fit a phone, side by side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/compare?tools=chatgpt,claude', '/nl/compare/adobe-photoshop/vs/remove-bg']) {
    await visit(page, path);
    const [inner, outer] = await page.locator('.comparison').evaluate((box) => [box.scrollWidth, box.clientWidth]);
    expect(inner, path).toBe(outer);
  }
});

test('two tools have one page, and only if there is enough to say', async ({ request }) => {
  const sitemap = await readSitemap(request);
  const pairs = sitemap.filter((path) => path.includes('/vs/'));
  expect(pairs.length).toBeGreaterThan(50);
  expect(new Set(pairs).size).toBe(pairs.length);
  const [, one = '', other = ''] = /\/compare\/([^/]+)\/vs\/([^/]+)$/.exec(pairs[0] ?? '') ?? [];
  expect(one < other).toBe(true);
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0, headers: { 'Accept-Language': 'en' } });
    return [response.status(), (response.headers().location ?? '').replace(/^https?:\/\/[^/]+/, '')];
  };
  expect(await answer(`/compare/${one}/vs/${other}`)).toEqual([200, '']);
  expect(await answer(`/compare/${other}/vs/${one}`)).toEqual([308, `/compare/${one}/vs/${other}`]);
  expect(await answer('/compare/chatgpt/vs/suno')).toEqual([307, '/compare?tools=chatgpt,suno']);
  expect((await answer('/compare/chatgpt/vs/nope'))[0]).toBe(404);
});
