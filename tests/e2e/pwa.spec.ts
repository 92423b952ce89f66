import { type BrowserContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { SWITCHED_OFF_WORKER } from '../../src/service-worker/switched-off';
import { ChangeableFront } from './changeable-front';
import { test } from './visitor';

test.use({ serviceWorkers: 'allow', actionTimeout: 10_000, viewport: { width: 1400, height: 900 } });

const LANGUAGES = [
  {
    code: 'en',
    prefix: '',
    manifest: '/manifest.webmanifest',
    ready: 'From now on, you can read the pages you open offline too',
    offline: 'You’re offline',
    retry: 'Try again',
    dictionary: 'Dictionary',
    send: 'Send message',
    newVersion: 'A new version is ready',
    reload: 'Reload',
    later: 'Later',
    install: 'Install as an app',
  },
  {
    code: 'nl',
    prefix: '/nl',
    manifest: '/manifest-nl.webmanifest',
    ready: 'Pagina’s die je opent, kun je vanaf nu ook offline lezen',
    offline: 'Je bent offline',
    retry: 'Opnieuw proberen',
    dictionary: 'Woordenboek',
    send: 'Bericht versturen',
    newVersion: 'Er is een nieuwe versie',
    reload: 'Vernieuwen',
    later: 'Later',
    install: 'Installeren als app',
  },
] as const;

const WORKER_READY_MS = 20_000;

let front: ChangeableFront;
test.beforeEach(async () => {
  front = new ChangeableFront();
  await front.start();
});
test.afterEach(() => front.stop());

async function open(page: Page, path: string) {
  const value = path === '/nl' || path.startsWith('/nl/') ? 'nl' : 'en';
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value, url: front.origin }]);
  return page.goto(front.origin + path);
}

/** Waits for a state of the worker; on a first visit it starts on interaction. */
const state = (page: Page, value: string) =>
  expect(async () => {
    await page.mouse.move(Math.random() * 100, 400);
    await expect(page.locator('html')).toHaveAttribute('data-service-worker', value, { timeout: 1000 });
  }).toPass({ timeout: WORKER_READY_MS });

async function openReady(page: Page, path: string): Promise<void> {
  await open(page, path);
  await state(page, 'ready');
}

async function goOffline(context: BrowserContext): Promise<void> {
  front.isAway = true;
  await context.setOffline(true);
}

async function goOnline(context: BrowserContext): Promise<void> {
  front.isAway = false;
  await context.setOffline(false);
}

/** Paths in all caches of the site. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname + new URL(url).search);
    }
    return paths;
  });

const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

for (const { code, prefix, manifest, offline, ready, ...texts } of LANGUAGES) {
  test(`the manifest (${code}) lists the app's pages in its language`, async ({ page, request }) => {
    const response = await request.get(manifest);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const app = await response.json();
    expect(app).toMatchObject({ id: prefix || '/', lang: code, scope: '/', display: 'standalone', start_url: `${prefix || '/'}?source=pwa` });
    expect(app.name.length).toBeGreaterThan(0);
    expect(app.short_name.length).toBeLessThanOrEqual(12);
    expect(app.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
    );
    expect(app.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor).sort()).toEqual(['narrow', 'wide']);
    const images = [...app.icons, ...app.screenshots, ...app.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons)];
    for (const { src, sizes, type } of images as { src: string; sizes: string; type: string }[]) {
      const image = await request.get(src);
      expect(image.headers()['content-type'], src).toBe(type);
      const { width, height } = await sharp(await image.body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    for (const { url } of app.shortcuts as { url: string }[]) expect((await request.get(`${url}?hl=${code}`)).status(), url).toBe(200);
    await open(page, `${prefix}/tools`);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', manifest);
    const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    const { width } = await sharp(await (await request.get(icon ?? '')).body()).metadata();
    expect(width).toBe(180);
  });

  test(`visited pages and the whole dictionary are readable offline (${code})`, async ({ page, context }) => {
    test.slow();
    await openReady(page, `${prefix}/courses`);
    const toast = page.getByText(ready);
    await expect(toast).toBeVisible();
    const font = (element: Element) => getComputedStyle(element).fontFamily;
    expect(await toast.evaluate(font)).toBe(await page.locator('body').evaluate(font));
    // The sentence holds at once, for everything on the page.
    await goOffline(context);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await open(page, prefix || '/');
    for (const image of await page.getByRole('main').locator('img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    }
    await goOnline(context);
    await open(page, `${prefix}/login`);
    await open(page, `${prefix}/tools/chatgpt`);
    await page.evaluate(() => fetch('/api/categories?limit=1').then((response) => response.json()));
    // Client-side navigation: the router requests the dictionary as data.
    await page.getByRole('banner').getByRole('link', { name: texts.dictionary, exact: true }).click();
    await expect(page).toHaveURL(`${front.origin}${prefix}/dictionary`);
    await page.getByRole('main').locator('a[href*="/dictionary/"]').first().waitFor();
    const links = await page
      .getByRole('main')
      .locator('a[href*="/dictionary/"]')
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))]);
    expect(links.length).toBeGreaterThan(20);
    await expect.poll(() => cachedPaths(page)).toContain(`${prefix}/offline/dictionary`);
    expect((await cachedPaths(page)).filter((path) => links.includes(path))).toEqual([]);

    await goOffline(context);
    await open(page, `${prefix}/tools/chatgpt`);
    await heading(page, 'ChatGPT');
    await open(page, prefix || '/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await open(page, `${prefix}/dictionary?utm_source=mail`);
    const term = page.getByRole('main').locator(`a[href="${prefix}/dictionary/token"]`).first();
    await term.click();
    await expect(page).toHaveURL(`${front.origin}${prefix}/dictionary/token`);
    await heading(page, 'Token');
    await expect(page).toHaveTitle(/^Token – /);
    const cachedTerms = await page.locator('[data-term]').evaluateAll((all) => all.map((element) => element.getAttribute('data-term')));
    expect(links.map((link) => link?.split('/').at(-1)).filter((slug) => !cachedTerms.includes(slug ?? ''))).toEqual([]);
    expect((await open(page, `${prefix}/dictionary/no-such-term`))?.status()).toBe(503);

    const unread = await open(page, `${prefix}/tools/claude`);
    expect(unread?.status()).toBe(503);
    await heading(page, offline);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await page
      .getByRole('main')
      .getByRole('link', { name: /ChatGPT/ })
      .click();
    await heading(page, 'ChatGPT');

    const cached = await cachedPaths(page);
    expect(cached.filter((path) => /^(?:\/nl)?\/(?:admin|login|profile|go|random|mcp|preview)(?:\/|\?|$)/.test(path))).toEqual([]);
    expect(cached.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/media/file/'))).toEqual([]);

    await open(page, `${prefix}/tools/claude`);
    await heading(page, offline);
    await expect(page.getByRole('main').getByRole('link', { name: /ChatGPT/ })).toBeVisible();
    await goOnline(context);
    await expect(page.getByRole('heading', { level: 1, name: 'Claude' })).toBeVisible({ timeout: WORKER_READY_MS });
  });

  test(`a link that is aimed at is fetched ahead, but only an opened page is readable offline (${code})`, async ({ page }) => {
    await openReady(page, `${prefix}/tools`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const link = page.getByRole('banner').getByRole('link', { name: texts.dictionary, exact: true });
    await link.hover();
    await expect.poll(() => asked).toContain(`${prefix}/dictionary`);
    await page.waitForTimeout(500);
    expect(await cachedPaths(page)).not.toContain(`${prefix}/dictionary`);
    await link.click();
    await expect(page).toHaveURL(`${front.origin}${prefix}/dictionary`);
    await expect.poll(() => cachedPaths(page)).toContain(`${prefix}/dictionary`);
  });

  test(`a message typed offline stays in its form (${code})`, async ({ page, context }) => {
    await openReady(page, `${prefix}/contact`);
    await goOffline(context);
    await page.locator('#contact-name').fill('Joris de Boer');
    await page.locator('#contact-email').fill('joris@example.net');
    await page.locator('#contact-subject').fill('Offline');
    await page.locator('#contact-message').fill('Dit typ ik zonder verbinding.');
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.locator('[data-form-message]').filter({ hasText: /\S/ })).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('#contact-message')).toHaveValue('Dit typ ik zonder verbinding.');
  });

  test(`a new worker waits until requested, then every tab reloads once (${code})`, async ({ page, context }) => {
    await openReady(page, prefix || '/');
    const other = await context.newPage();
    await openReady(other, `${prefix}/tools`);
    const typing = await context.newPage();
    await openReady(typing, `${prefix}/contact`);
    await typing.locator('#contact-message').fill('Halfway');
    const subscribing = await context.newPage();
    await openReady(subscribing, `${prefix}/faq`);
    await subscribing.getByRole('contentinfo').locator('input[type=email]').fill('sanne@example');
    const loads = { page: 0, other: 0, typing: 0 };
    page.on('load', () => {
      loads.page += 1;
    });
    other.on('load', () => {
      loads.other += 1;
    });
    typing.on('load', () => {
      loads.typing += 1;
    });
    const version = (tab: Page) =>
      tab.evaluate(
        () =>
          new Promise((resolve) => {
            navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true });
            navigator.serviceWorker.controller?.postMessage({ type: 'VERSION' });
            setTimeout(() => resolve('old'), 1000);
          }),
      );
    front.addedToWorker = `\nself.addEventListener('message', (event) => { if (event.data.type === 'VERSION') event.source.postMessage('new'); });`;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.getByText(texts.newVersion)).toBeVisible({ timeout: WORKER_READY_MS });
    await expect(other.getByText(texts.newVersion)).toBeVisible({ timeout: WORKER_READY_MS });
    await state(page, 'waiting');
    expect(await version(page)).toBe('old');

    await other.getByRole('button', { name: texts.later, exact: true }).click();
    await expect(other.getByText(texts.newVersion)).toBeHidden();
    expect(loads).toEqual({ page: 0, other: 0, typing: 0 });

    await page.getByRole('button', { name: texts.reload, exact: true }).click();
    await expect.poll(() => loads, { timeout: WORKER_READY_MS }).toEqual({ page: 1, other: 1, typing: 0 });
    await state(page, 'ready');
    await expect(page.getByText(texts.newVersion)).toBeHidden();
    expect(await version(page)).toBe('new');
    await page.waitForTimeout(1500);
    expect(loads).toEqual({ page: 1, other: 1, typing: 0 });
    await expect(typing.locator('#contact-message')).toHaveValue('Halfway');
    await expect(subscribing.getByRole('contentinfo').locator('input[type=email]')).toHaveValue('sanne@example');
  });
}

test('a page reloads once even if the old worker does not give way, and not again when it does', async ({ page }) => {
  front.addedToWorker = `
    let free;
    self.addEventListener('message', (event) => {
      if (event.data.type === 'BUSY') event.waitUntil(new Promise((resolve) => { free = resolve; }));
      if (event.data.type === 'FREE') free();
    });`;
  await openReady(page, '/');
  const tell = (type: string) => page.evaluate((name) => navigator.serviceWorker.controller?.postMessage({ type: name }), type);
  await tell('BUSY');
  front.addedToWorker = '\n// Another build.';
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: 'Reload', exact: true }).click({ timeout: WORKER_READY_MS });
  await expect.poll(() => loads, { timeout: WORKER_READY_MS }).toBe(1);
  await state(page, 'waiting');
  await page.waitForTimeout(6000);
  await expect(page.getByText('A new version is ready')).toBeHidden();
  await tell('FREE');
  await state(page, 'ready');
  await page.waitForTimeout(1000);
  expect(loads).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('update-reloaded'))).toBeNull();
});

test('an open page detects another build of the site and reloads with it', async ({ page }) => {
  await page.clock.install();
  await openReady(page, '/');
  const build = await page.evaluate(async () => (await (await fetch('/builds/latest.json')).json()).id);
  expect(build).toMatch(/^\S{6,}$/);
  await page.clock.fastForward('31:00');
  await page.waitForTimeout(1000);
  await expect(page.getByText('A new version is ready')).toBeHidden();
  front.otherBuild = 'another-build';
  await page.clock.fastForward('31:00');
  await expect(page.getByText('A new version is ready')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await loaded;
});

test('a first page loads without the worker, which starts on interaction', async ({ page }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  expect(asked).not.toContain('/sw.js');
  await page.keyboard.press('Tab');
  await expect.poll(() => asked, { timeout: WORKER_READY_MS }).toContain('/sw.js');
});

test('the worker and the build id are never served stale', async ({ request }) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()['content-type']).toContain('text/javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['service-worker-allowed']).toBe('/');
  expect((await request.get('/builds/latest.json')).headers()['cache-control']).toBe('no-store');
});

test('a failed worker registration is flagged, and the site works without it', async ({ page }) => {
  front.isWorkerBroken = true;
  await open(page, '/tools');
  await state(page, 'failed');
  await page.getByRole('banner').getByRole('link', { name: 'Dictionary', exact: true }).click();
  await expect(page).toHaveURL(/\/dictionary$/);
});

test('a disabled worker removes itself and its caches', async ({ page }) => {
  await openReady(page, '/');
  expect((await cachedPaths(page)).length).toBeGreaterThan(0);
  front.otherWorker = SWITCHED_OFF_WORKER;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForEvent('load');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

for (const { code, prefix, install } of LANGUAGES) {
  test(`the install button shows while the browser offers it and opens its prompt (${code})`, async ({ page }) => {
    await openReady(page, prefix || '/');
    const button = page.getByRole('contentinfo').getByRole('button', { name: install });
    await expect(button).toBeHidden();
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {
          document.title = 'asked';
        },
      });
      window.dispatchEvent(offer);
    });
    await button.click();
    await expect(page).toHaveTitle('asked');
    await expect(button).toBeHidden();
  });
}
