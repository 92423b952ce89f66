import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import en from '@/i18n/messages/en.json' with { type: 'json' };
import nl from '@/i18n/messages/nl.json' with { type: 'json' };
import { openSearch, searchReady } from './search-dialog';
import { visit } from './visit';

const LANGUAGES = [
  {
    prefix: '',
    field: 'Search tools and terms',
    button: 'Search',
    filters: 'Filters',
    free: 'Free to use',
    results: 'Results for “video”',
    show: /^Show \d+ tools?$/,
  },
  {
    prefix: '/nl',
    field: 'Zoek tools en begrippen',
    button: 'Zoeken',
    filters: 'Filters',
    free: 'Gratis te gebruiken',
    results: 'Resultaten voor ‘video’',
    show: /^Toon \d+ tools?$/,
  },
];

for (const { prefix, field, button, filters, free, results, show } of LANGUAGES) {
  test.describe(`search without scripts (${prefix || '/en'})`, () => {
    test.use({ javaScriptEnabled: false });

    test('leads from the home page to results and filtered results with their number', async ({ page }) => {
      await visit(page, prefix || '/');
      await page.getByRole('searchbox', { name: field }).fill('video');
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/tools\\?q=video$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(results);
      await expect(page.getByRole('heading', { name: 'Runway', exact: true })).toBeVisible();
      const option = page.locator('label', { hasText: free });
      const offered = Number(/\d+/.exec((await option.textContent()) ?? '')?.[0]);
      await option.getByRole('checkbox').check();
      await page.getByRole('button', { name: show }).click();
      await expect(page).toHaveURL(/free=1/);
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(new RegExp(`^${offered} tools?$`));
    });

    test('compares tools added by name', async ({ page }) => {
      await visit(page, `${prefix}/compare?tools=chatgpt`);
      await page.locator('input[name=add]').fill('claude');
      await page.locator('form:has(input[name=add]) button').click();
      await expect(page).toHaveURL(/tools=chatgpt(,|%2C)claude$/);
      await expect(page.getByRole('columnheader')).toHaveCount(2);
    });

    test('opens a different random tool each time', async ({ page, context }) => {
      await visit(page, `${prefix}/tools/deepl`);
      let before = '/tools/deepl';
      for (let round = 0; round < 5; round += 1) {
        const response = await context.request.get(`${prefix}/random`, {
          maxRedirects: 0,
          headers: { referer: new URL(`${prefix}${before}`, page.url()).href },
        });
        expect(response.status()).toBe(307);
        expect(response.headers()['cache-control']).toBe('no-store');
        const target = response.headers().location ?? '';
        expect(target).toMatch(new RegExp(`^${prefix}/tools/[a-z0-9-]+$`));
        expect(target).not.toBe(`${prefix}${before}`);
        before = target.slice(prefix.length);
      }
    });
  });

  test.describe(`header search (${prefix || '/en'})`, () => {
    test('shows results while typing and works with the keyboard alone', async ({ page }) => {
      await visit(page, `${prefix}/faq`);
      await openSearch(page);
      await page.keyboard.type('midjurney');
      await expect(page.getByRole('option', { name: /^Midjourney/ })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { name: /^Midjourney/ })).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/tools/midjourney$`));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('shows all results on Enter, stores the search on this device and deletes it on request', async ({ page }) => {
      await visit(page, prefix || '/');
      await openSearch(page, '/');
      await page.keyboard.type('video');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/tools\\?q=video$`));
      await openSearch(page);
      const input = page.getByRole('dialog').getByRole('combobox');
      await input.fill('');
      await expect(page.getByRole('option', { name: 'video', exact: true })).toBeVisible();
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(page.getByRole('option', { name: 'video', exact: true })).toHaveCount(0);
      await expect(
        page
          .getByRole('group', { name: prefix ? 'Tools om mee te beginnen' : 'Tools to start with' })
          .getByRole('option')
          .first(),
      ).toBeVisible();
      await expect(
        page
          .getByRole('group', { name: prefix ? 'Categorieën' : 'Categories' })
          .getByRole('option')
          .first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('suggests in the fields of pages as well, and forgets a recent search', async ({ page }) => {
      // A select has options too.
      const suggestions = page.locator('[role=option]');
      for (const path of [prefix || '/', `${prefix}/tools`]) {
        await visit(page, path);
        const input = page.getByRole('main').locator('input[name=q]');
        await input.focus();
        await expect(input).toHaveRole('combobox');
        await input.fill('midjurney');
        await expect(page.getByRole('option', { name: /^Midjourney/ })).toBeVisible();
        await input.press('Escape');
        await expect(suggestions).toHaveCount(0);
        await expect(input).toHaveValue('midjurney');
        await input.press('ArrowDown');
        await expect(suggestions.first()).toBeVisible();
        await input.press('ArrowDown');
        await input.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${prefix}/tools/midjourney$`));
      }
      await visit(page, prefix || '/');
      const input = page.getByRole('main').locator('input[name=q]');
      await input.focus();
      const recent = page.getByRole('option', { name: 'midjurney', exact: true });
      await expect(recent).toBeVisible();
      await input.press('ArrowDown');
      await input.press('Delete');
      await expect(recent).toHaveCount(0);
      await input.fill('video');
      await input.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/tools\\?q=video$`));
    });

    test('takes every key from the first one, before the suggestions have loaded', async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/api\/search\/texts/, async (route) => {
        await held;
        await route.continue();
      });
      await visit(page, `${prefix}/faq`);
      await searchReady(page);
      await page.keyboard.press('/');
      await page.keyboard.type('midjurney');
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('midjurney');
      release();
      await expect(page.getByRole('option', { name: /^Midjourney/ })).toBeVisible();
    });

    test('leads to the results page when the suggestions cannot be loaded, and tries again', async ({ page }) => {
      await page.route(/\/api\/search\/texts/, (route) => route.abort());
      await visit(page, `${prefix}/faq`);
      await openSearch(page);
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(
        prefix ? 'Druk op Enter om de pagina met resultaten te openen.' : 'Press Enter to open the results page.',
      );
      await page.keyboard.type('video');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/tools\\?q=video$`));
      await page.unroute(/\/api\/search\/texts/);
      await openSearch(page);
      await page.keyboard.type('midjurney');
      await expect(page.getByRole('option', { name: /^Midjourney/ })).toBeVisible();
    });

    test('opens a result in a separate tab on a modified click', async ({ page, context }) => {
      await visit(page, `${prefix}/faq`);
      await openSearch(page);
      await page.keyboard.type('midjourney');
      const tab = context.waitForEvent('page');
      await page.getByRole('option', { name: /^Midjourney/ }).click({ modifiers: ['ControlOrMeta'] });
      await expect(await tab).toHaveURL(new RegExp(`${prefix}/tools/midjourney$`));
      await expect(page).toHaveURL(new RegExp(`${prefix}/faq$`));
    });

    test('announces a failure and shows no stale results', async ({ page }) => {
      await visit(page, `${prefix}/faq`);
      await openSearch(page);
      await page.keyboard.type('midjourney');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.route(/\/api\/search\?/, (route) => route.abort());
      await page.keyboard.type(' x');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(
        prefix ? 'Zoeken lukt nu even niet.' : 'Search isn’t working right now.',
      );
      await expect(page.getByRole('option')).toHaveCount(0);
    });

    test('finds terms, courses and categories, or reports no results', async ({ page }) => {
      await visit(page, prefix || '/');
      await openSearch(page);
      await page.keyboard.type('prompt');
      await expect(
        page
          .getByRole('group', { name: prefix ? 'Woordenboek' : 'Dictionary' })
          .getByRole('option', { name: /^Prompt/ })
          .first(),
      ).toBeVisible();
      await page.getByRole('combobox').fill('qqzzxxvv');
      await expect(page.getByRole('dialog').getByText('qqzzxxvv')).toBeVisible();
      await expect(page.getByRole('option')).toHaveCount(0);
    });
  });

  test(`filters apply at once, and back and forward undo and repeat them (${prefix || '/en'})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, `${prefix}/tools`);
    const box = page.locator('label', { hasText: free }).getByRole('checkbox');
    await box.check();
    await expect(page).toHaveURL(/\?free=1$/);
    await expect(box).toBeFocused();
    await page.locator('select[name=sort]').selectOption('name');
    await expect(page).toHaveURL(/\?free=1&sort=name$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?free=1$/);
    await expect(page.locator('select[name=sort]')).toHaveValue('');
    await expect(box).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/\/tools$/);
    await expect(page.locator('label', { hasText: free }).getByRole('checkbox')).not.toBeChecked();
    await page.goForward();
    await expect(page.locator('label', { hasText: free }).getByRole('checkbox')).toBeChecked();
  });

  test(`a filter that is taken away stays away (${prefix || '/en'})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const texts = (prefix ? nl : en).filters;
    const option = (label: string, role: 'checkbox' | 'radio') => page.locator('label', { hasText: label }).getByRole(role);
    await visit(page, `${prefix}/tools?free=1&rating=4&need=eu-data`);
    await option(free, 'checkbox').uncheck();
    await expect(page).toHaveURL(/\?rating=4&need=eu-data$/);
    await option(texts.ratingAny, 'radio').check();
    await expect(page).toHaveURL(/\?need=eu-data$/);
    await page.locator('select[name=sort]').selectOption('name');
    await expect(page).toHaveURL(/\?need=eu-data&sort=name$/);
    await expect(option(free, 'checkbox')).not.toBeChecked();
    await expect(option(texts.ratingAny, 'radio')).toBeChecked();
  });

  test(`what buyers need narrows the list, and the tool says where it can be checked (${prefix || '/en'})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, `${prefix}/tools`);
    const texts = prefix ? nl : en;
    const need = page.locator('label', { hasText: texts.filters.needs['eu-data'] });
    const number = Number(/\d+/.exec((await need.locator('small').textContent()) ?? '')?.[0]);
    await need.getByRole('checkbox').check();
    await expect(page).toHaveURL(/\?need=eu-data$/);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(new RegExp(`^${number} tools?$`));
    const language = page.getByRole('combobox', { name: texts.filters.language });
    await language.focus();
    await language.selectOption('nl');
    await expect(page).toHaveURL(/\?need=eu-data&language=nl$/);
    await expect(language).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\?need=eu-data$/);
    await expect(language).toHaveValue('');
    await page.goForward();
    await expect(language).toHaveValue('nl');
    await page.getByRole('main').locator('article h2 a').first().click();
    const section = page.locator('section', { has: page.getByRole('heading', { name: texts.tools.buyerFacts }) });
    await expect(section).toContainText(texts.tools.buyerFactsNote);
    await expect(section.getByRole('link', { name: texts.tools.checkAt }).first()).toHaveAttribute('href', /^https:/);
  });

  test(`on a phone, filters are in a sheet with the number of results (${prefix || '/en'})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `${prefix}/tools`);
    const sheet = page.locator('[popover]');
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: filters, exact: true }).click();
    await expect(sheet).toBeVisible();
    await sheet.locator('label', { hasText: free }).getByRole('checkbox').check();
    await expect(page).toHaveURL(/free=1/);
    await expect(sheet).toBeVisible();
    const send = sheet.getByRole('button', { name: show });
    await expect(send).toBeInViewport();
    const number = /\d+/.exec((await send.textContent()) ?? '')?.[0];
    await send.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(new RegExp(`^${number} tools?$`));
  });

  test(`tools chosen on cards are compared side by side (${prefix || '/en'})`, async ({ page }) => {
    await visit(page, `${prefix}/tools?q=video`);
    const choose = page.getByRole('main').locator('article button[data-compare]');
    await choose.nth(0).click();
    await choose.nth(1).click();
    await expect(choose.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await page.getByRole('link', { name: prefix ? 'Vergelijk 2 tools' : 'Compare 2 tools' }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/compare\\?tools=`));
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('columnheader').first().getByRole('link').last().click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
  });
}

test('“See all” on the home page leads to the whole list in the same order', async ({ page }) => {
  await visit(page, '/nl');
  for (const sort of ['rating', 'newest']) {
    const link = page.getByRole('main').locator(`a[href="/nl/tools?sort=${sort}"]`);
    await expect(link).toHaveCount(1);
    expect((await page.request.get(`/nl/tools?sort=${sort}`)).status()).toBe(200);
  }
});

test('a filtered page is not indexed, and a single category points to its page', async ({ request }) => {
  const head = async (path: string) => (await (await request.get(path)).text()).split('</head>')[0] ?? '';
  expect(await head('/tools?category=coding')).toMatch(/<link rel="canonical" href="[^"]*\/categories\/coding"/);
  expect(await head('/tools?price=free&category=coding&p=1')).toMatch(/<link rel="canonical" href="[^"]*\/tools\?category=coding&amp;price=free"/);
  expect(await head('/tools?q=video')).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(await head('/compare?tools=chatgpt,claude')).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(await head('/tools')).not.toContain('noindex');
});

for (const [prefix, code, texts] of [
  ['', 'en', en.tools],
  ['/nl', 'nl', nl.tools],
] as const) {
  test(`lists open with recommended tools and lead to the next ones and to the alphabet (${code})`, async ({ page, request }) => {
    for (const [path, rest, alphabet] of [
      ['/tools', '/tools?p=2', '/tools/p/1'],
      ['/categories/coding', '/tools?category=coding&p=2', '/categories/coding/p/1'],
      ['/tools/for/developers', '/tools?audience=developers&p=2', null],
    ] as const) {
      await visit(page, prefix + path);
      const main = page.getByRole('main');
      await expect(main.locator('select[name=sort]')).toHaveValue('');
      await expect(main.getByText(texts.order.split('<')[0]?.trim() ?? '')).toBeVisible();
      const shown = await main.locator('article h2').allTextContents();
      expect(shown).toHaveLength(24);
      const all = main.getByRole('link', { name: texts.alphabetical, exact: true });
      if (alphabet) await expect(all).toHaveAttribute('href', prefix + alphabet);
      else await expect(all).toHaveCount(0);
      await main.getByRole('link', { name: texts.more, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}${rest.replace('?', '\\?')}$`));
      await expect(main.locator('select[name=sort]')).toHaveValue('');
      const next = await main.locator('article h2').allTextContents();
      expect(next.filter((name) => shown.includes(name))).toEqual([]);
      if (!alphabet) continue;
      const html = await (await request.get(prefix + alphabet)).text();
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${prefix}${alphabet}"`));
      await visit(page, prefix + alphabet);
      await expect(main.locator('select[name=sort]')).toHaveValue('name');
    }
  });
}

test('list pages link to each other and end with not found', async ({ page, request }) => {
  await visit(page, '/tools/p/1');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/tools\/p\/2$/);
  await expect(page).toHaveTitle(/page 2/);
  await expect(page.getByRole('link', { name: 'Previous', exact: true })).toHaveAttribute('rel', 'prev');
  for (const path of [
    '/tools/p/0',
    '/tools/p/-1',
    '/tools/p/1e9',
    '/tools/p/999999',
    '/tools/p/x',
    '/categories/coding/p/99',
    '/tools?q=video&p=99',
    '/tools?p=-1',
    '/tools?p=1e9',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('a comparison names unknown tools and accepts four at most', async ({ page }) => {
  await visit(page, '/compare?tools=chatgpt,nobody-knows-this');
  await expect(page.getByRole('main').getByRole('status')).toContainText('nobody-knows-this');
  await visit(page, '/compare?tools=chatgpt,claude,gemini,perplexity,jasper,deepl');
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.locator('input[name=add]')).toHaveCount(0);
});

test('the search API supports both languages and returns nothing for an empty query', async ({ request }) => {
  expect((await request.get('/api/search?q=video&locale=fr')).status()).toBe(400);
  expect(await (await request.get('/api/search?q=%20')).json()).toMatchObject({ total: 0, tools: [], entries: [] });
  const answer = await (await request.get('/api/search?q=vertaal&locale=nl')).json();
  expect(answer.tools.map(({ path }: { path: string }) => path)).toContain('/nl/tools/deepl');
});

test('no URL makes the search pages fail', async ({ request }) => {
  test.setTimeout(120_000);
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.constantFrom("';--", '%', '\\', 'a:*&', '\u0000', '1e9', '-1', 'x'.repeat(2000), '🤖', '../..', '<script>'),
  );
  const name = fc.constantFrom('q', 'category', 'audience', 'price', 'verified', 'free', 'rating', 'sort', 'p', 'tools', 'add');
  const path = fc.constantFrom('/tools', '/nl/tools', '/compare', '/api/search', '/random');
  await fc.assert(
    fc.asyncProperty(path, fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 4 }), async (target, params) => {
      const response = await request.get(`${target}?${new URLSearchParams(params)}`, { maxRedirects: 0, headers: { cookie: 'NEXT_LOCALE=en' } });
      expect([200, 307, 400, 404]).toContain(response.status());
    }),
    { numRuns: 120 },
  );
});
