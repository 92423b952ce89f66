import { expect, test } from '@playwright/test';
import en from '../../src/i18n/messages/en.json' with { type: 'json' };
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' };
import { readSitemap } from './site-page';
import { visit } from './visit';
import { axe } from './wcag';

const TOOL = { slug: 'chatgpt', name: 'ChatGPT' };
const PATH = `/tools/${TOOL.slug}/alternatives`;

for (const [locale, texts] of Object.entries({ en, nl })) {
  const prefix = locale === 'nl' ? '/nl' : '';
  const title = texts.alternatives.title.replace('{name}', TOOL.name);

  test(`a tool leads to all its alternatives, each with a reason (${locale})`, async ({ page }) => {
    await visit(page, `${prefix}/tools/${TOOL.slug}`);
    await page.getByRole('link', { name: `${texts.alternatives.more}: ${title}` }).click();
    await expect(page).toHaveURL(prefix + PATH);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const cards = page.getByRole('main').locator('ol').getByRole('article');
    expect(await cards.count()).toBeGreaterThanOrEqual(5);
    expect(await cards.locator('b', { hasText: /\S+:$/ }).count()).toBeGreaterThanOrEqual(5);
    await expect(cards.getByRole('heading', { name: TOOL.name, exact: true })).toHaveCount(0);
    expect((await axe(page).analyze()).violations).toEqual([]);
  });

  test(`every narrower search is understood as one for alternatives (${locale})`, async ({ page }) => {
    for (const [wish, question] of Object.entries(texts.alternatives.questions)) {
      await visit(page, `${prefix}${PATH}`);
      const wishes = page.getByRole('navigation', { name: texts.alternatives.wishes.title });
      await wishes.getByRole('link', { name: texts.alternatives.wishes[wish as keyof typeof texts.alternatives.wishes] }).click();
      await expect(page).toHaveURL(/\?q=/);
      const understood = page.getByRole('list', { name: texts.search.understood.title }).getByRole('link');
      await expect(understood.filter({ hasText: texts.search.understood.alternative.replace('{name}', TOOL.name) }), question).toHaveCount(1);
      expect(await understood.count(), question).toBeGreaterThan(1);
    }
  });
}

test('tools without others for the same tasks have no such page', async ({ request }) => {
  const sitemap = await readSitemap(request);
  const without = sitemap.find((path) => /^\/tools\/(?!p\/|for\/)[^/]+$/.test(path) && !sitemap.includes(`${path}/alternatives`));
  expect(without).toBeDefined();
  const response = await request.get(`${without}/alternatives`, { maxRedirects: 0 });
  expect([response.status(), new URL(response.headers().location ?? '', 'http://localhost').pathname]).toEqual([308, without]);
  expect((await request.get('/tools/nope/alternatives')).status()).toBe(404);
});
