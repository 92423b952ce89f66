import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { startServer } from './second-server';
import { axe } from './wcag';

const GTM = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';
const SERVICE = 'https://consent.example/banner.js';

const LANGUAGES = [
  {
    home: '/',
    region: 'Cookies and analytics',
    accept: 'Accept',
    reject: 'Reject',
    settings: 'Cookie settings',
    rejected: 'You rejected this.',
    privacy: 'Privacy policy',
    all: 'All tools',
  },
  {
    home: '/nl',
    region: 'Cookies en statistieken',
    accept: 'Accepteren',
    reject: 'Weigeren',
    settings: 'Cookie-instellingen',
    rejected: 'Je hebt dit geweigerd.',
    privacy: 'Privacyverklaring',
    all: 'Alle tools',
  },
];

type Language = (typeof LANGUAGES)[number];

// Playwright does not see requests answered by a service worker.
test.use({ serviceWorkers: 'block' });

let measured: Awaited<ReturnType<typeof startServer>>;

test.beforeAll(async () => {
  measured = await startServer({ GTM_ID: 'GTM-TEST123' });
});
test.afterAll(() => measured?.stop());

/** Records and answers every request to another site, with a fake of its script. */
async function watchOthers(context: BrowserContext, scripts: Record<string, string> = {}): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost' && url.protocol.startsWith('http'),
    async (route) => {
      const url = route.request().url();
      asked.push(url);
      await route.fulfill({ contentType: 'text/javascript', body: scripts[url] ?? '' });
    },
  );
  return asked;
}

/** Google's script sets these cookies. */
const GOOGLE = { [GTM]: "document.cookie = '_ga=GA1.1; path=/'; document.cookie = '_ga_TEST=GS1; path=/';" };

async function open(page: Page, path: string, origin = measured.origin): Promise<void> {
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: /^\/nl(?:\/|$)/.test(path) ? 'nl' : 'en', url: origin }]);
  await page.goto(origin + path);
}

/** The tag manager's data layer: commands as arrays, events as objects. */
const layerOf = (page: Page) =>
  page.evaluate(() =>
    // biome-ignore lint/suspicious/noExplicitAny: whatever was put there
    (window.dataLayer ?? []).map((entry: any) => (Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry) : entry)),
  );

const viewsOf = async (page: Page) => (await layerOf(page)).filter(({ event }) => event === 'page_view');
const choiceOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.consent ?? '');
const banner = (page: Page, { region }: Language) => page.getByRole('region', { name: region });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const DENIED = ['consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }];

for (const language of LANGUAGES) {
  test.describe(`consent at ${language.home}`, () => {
    test('nothing external loads before an answer or after a refusal, which lasts 180 days', async ({ page, context }) => {
      const asked = await watchOthers(context, GOOGLE);
      await open(page, language.home);
      await expect(banner(page, language)).toBeVisible();
      expect(await layerOf(page)).toEqual([DENIED]);
      expect(await choiceOf(page)).toBe('');
      await button(page, language.reject).click();
      await expect(banner(page, language)).toBeHidden();
      expect(await choiceOf(page)).toBe('denied');
      await page.getByRole('link', { name: language.all, exact: true }).first().click();
      await page.waitForURL('**/tools/p/1');
      await page.reload();
      await page.waitForFunction(() => document.documentElement.dataset.consent === 'denied');
      await expect(banner(page, language)).toBeHidden();
      expect(asked).toEqual([]);
      const cookies = await context.cookies();
      expect(cookies.map(({ name }) => name).sort()).toEqual(['NEXT_LOCALE', 'consent']);
      const consent = cookies.find(({ name }) => name === 'consent');
      expect(consent).toMatchObject({ value: expect.stringMatching(/^\d+\.denied\.\d{4}-\d\d-\d\d$/), sameSite: 'Lax', path: '/' });
      expect(Math.round(((consent?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180);
    });

    test('accepting loads the tag manager once and counts each route once by name', async ({ page, context }) => {
      const asked = await watchOthers(context, GOOGLE);
      await open(page, language.home);
      await button(page, language.accept).click();
      await expect.poll(() => asked).toEqual([GTM]);
      const layer = await layerOf(page);
      expect(layer[0]).toEqual(DENIED);
      expect(layer[1]).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
      expect(layer.findIndex(({ event }) => event === 'page_view')).toBeLessThan(layer.findIndex(({ event }) => event === 'gtm.js'));

      await page.getByRole('link', { name: language.all, exact: true }).first().click();
      await expect.poll(async () => (await viewsOf(page)).length).toBe(2);
      const onList = await page.title();
      const tool = page.getByRole('main').getByRole('article').getByRole('link').first();
      const toolPath = await tool.getAttribute('href');
      await tool.click();
      await expect.poll(async () => (await viewsOf(page)).length).toBe(3);
      const prefix = language.home === '/' ? '' : '/nl';
      const code = prefix ? 'nl' : 'en';
      expect(await viewsOf(page)).toEqual([
        expect.objectContaining({ page_name: 'home', page_path: language.home, language: code }),
        expect.objectContaining({ page_name: 'tools', page_path: `${prefix}/tools/p/1`, page_title: onList, language: code }),
        expect.objectContaining({ page_name: 'tool', page_path: toolPath, page_title: await page.title(), language: code }),
      ]);
      await page.goBack();
      await expect.poll(async () => (await viewsOf(page)).length).toBe(4);
      expect(asked).toEqual([GTM]);
    });

    test('search texts and links with a token are never reported', async ({ page, context }) => {
      const asked = await watchOthers(context, GOOGLE);
      await open(page, language.home);
      await button(page, language.accept).click();
      await expect.poll(() => asked.length).toBe(1);
      await open(page, `${language.home === '/' ? '' : '/nl'}/tools?q=secretillness`);
      await expect.poll(async () => (await viewsOf(page)).length).toBe(1);
      expect(await viewsOf(page)).toMatchObject([{ page_name: 'search', page_title: '' }]);
      expect(JSON.stringify(await layerOf(page)).includes('secretillness')).toBe(false);
      await open(page, `${language.home === '/' ? '' : '/nl'}/login/reset?token=secrettoken`);
      await page.waitForFunction(() => document.documentElement.dataset.consent === 'granted');
      await page.waitForLoadState('networkidle');
      expect(await viewsOf(page)).toEqual([]);
      expect(asked).toEqual([GTM, GTM]);
    });

    test('the choice can be changed from the footer, and refusing removes everything at once', async ({ page, context }) => {
      const asked = await watchOthers(context, GOOGLE);
      await open(page, language.home);
      await button(page, language.accept).click();
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_ga_TEST');
      await button(page, language.settings).click();
      await expect(banner(page, language)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(banner(page, language)).toBeHidden();
      await expect(button(page, language.settings)).toBeFocused();
      expect(await choiceOf(page)).toBe('granted');

      await button(page, language.settings).click();
      const reloaded = page.waitForEvent('load');
      await button(page, language.reject).click();
      await reloaded;
      await page.waitForFunction(() => document.documentElement.dataset.consent === 'denied');
      expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['NEXT_LOCALE', 'consent']);
      expect(await layerOf(page)).toEqual([DENIED]);
      expect(asked).toEqual([GTM]);
      await button(page, language.settings).click();
      await expect(banner(page, language).getByText(language.rejected)).toBeVisible();
      await button(page, language.accept).click();
      await expect.poll(() => asked).toEqual([GTM, GTM]);
    });

    test('the question comes first on the page and works with the keyboard alone', async ({ page, context }) => {
      await watchOthers(context, GOOGLE);
      await open(page, language.home);
      await expect(banner(page, language)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(banner(page, language).getByRole('link', { name: language.privacy })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button(page, language.reject)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button(page, language.accept)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(banner(page, language)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });

    for (const theme of ['light', 'dark']) {
      test(`the question is accessible, fair and unobtrusive, ${theme}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await page.setViewportSize({ width: 320, height: 640 });
        await open(page, language.home);
        await expect(banner(page, language)).toBeVisible();
        const { violations } = await axe(page).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
        const looks = async (name: string) =>
          button(page, name).evaluate((element) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
            const { width, height } = element.getBoundingClientRect();
            return { color, backgroundColor, borderColor, fontSize, fontWeight, width: Math.round(width), height: Math.round(height) };
          });
        expect(await looks(language.accept)).toEqual(await looks(language.reject));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        // The last element of the page is reachable and not covered.
        await button(page, language.settings).focus();
        const [last, over] = [await button(page, language.settings).boundingBox(), await banner(page, language).boundingBox()];
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
      });
    }

    test('a browser with a privacy signal counts as refused and is not asked', async ({ page, context }) => {
      const asked = await watchOthers(context, GOOGLE);
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
      await open(page, language.home);
      await page.waitForFunction(() => document.documentElement.dataset.consent === 'denied');
      await expect(banner(page, language)).toBeHidden();
      expect(asked).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['NEXT_LOCALE']);
      await button(page, language.settings).click();
      await button(page, language.accept).click();
      await expect.poll(() => asked).toEqual([GTM]);
    });

    test('without anything that needs consent, no question is on the page', async ({ page, context }) => {
      const asked = await watchOthers(context);
      await open(page, language.home, process.env.E2E_BASE_URL);
      await page.waitForLoadState('networkidle');
      await expect(banner(page, language)).toBeHidden();
      await expect(button(page, language.settings)).toHaveCount(0);
      expect(await page.evaluate(() => 'dataLayer' in window || 'consent' in document.documentElement.dataset)).toBe(false);
      const html = await (await page.request.get(page.url())).text();
      expect(html.includes(language.region)).toBe(false);
      expect(asked).toEqual([]);
    });
  });
}

test.describe("a consent service's script", () => {
  let served: Awaited<ReturnType<typeof startServer>>;

  test.beforeAll(async () => {
    served = await startServer({ GTM_ID: 'GTM-TEST123', CONSENT_SCRIPT_URL: SERVICE });
  });
  test.afterAll(() => served?.stop());

  for (const language of LANGUAGES) {
    test(`asks instead of the site at ${language.home} and controls the choice`, async ({ page, context }) => {
      const script = `
        window.seenBefore = JSON.stringify(Array.from(window.dataLayer[0]));
        window.addEventListener('consent:open', () => { window.opened = true; });
        if (localStorage.getItem('theirs')) window.__consent(localStorage.getItem('theirs'));`;
      const asked = await watchOthers(context, { ...GOOGLE, [SERVICE]: script });
      await open(page, language.home, served.origin);
      await page.waitForFunction(() => 'seenBefore' in window);
      expect(await page.evaluate(() => (window as unknown as { seenBefore: string }).seenBefore)).toBe(JSON.stringify(DENIED));
      await expect(banner(page, language)).toBeHidden();
      expect(asked).toEqual([SERVICE]);
      await button(page, language.settings).click();
      expect(await page.evaluate(() => 'opened' in window)).toBe(true);
      await page.evaluate(() => window.__consent?.('whatever'));
      expect(await choiceOf(page)).toBe('');

      await page.evaluate(() => {
        localStorage.setItem('theirs', 'granted');
        window.__consent?.('granted');
      });
      await expect.poll(() => asked).toEqual([SERVICE, GTM]);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('consent');
      await page.reload();
      await expect.poll(() => asked).toEqual([SERVICE, GTM, SERVICE, GTM]);
      await page.evaluate(() => window.__consent?.('denied'));
      await expect.poll(async () => (await context.cookies()).some(({ name }) => name.startsWith('_ga'))).toBe(false);
      expect(await choiceOf(page)).toBe('denied');
    });

    test(`can use consent mode at ${language.home}`, async ({ page, context }) => {
      const script = "(function () { window.dataLayer.push(arguments); })('consent', 'update', { analytics_storage: 'granted' });";
      const asked = await watchOthers(context, { ...GOOGLE, [SERVICE]: script });
      await open(page, language.home, served.origin);
      await expect.poll(() => asked).toEqual([SERVICE, GTM]);
      expect(await choiceOf(page)).toBe('granted');
    });
  }
});

test("the policy follows the installation's settings on pages, files, redirects and errors", async ({ request }) => {
  const policyOf = async (url: string) => {
    const response = await request.get(url, { maxRedirects: 0, headers: { cookie: 'NEXT_LOCALE=en' } });
    return { status: response.status(), policy: response.headers()['content-security-policy'] ?? '' };
  };
  const plain = String(process.env.E2E_BASE_URL);
  const html = await (await request.get(plain)).text();
  const [file = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(html) ?? [];
  for (const [path, status] of [
    ['/', 200],
    ['/nl/tools', 200],
    [file, 200],
    ['/robots.txt', 200],
    ['/en/tools', 308],
    ['/no-such-page', 404],
    ['/api/no-such-thing', 404],
  ] as const) {
    const [with_, without] = [await policyOf(measured.origin + path), await policyOf(plain + path)];
    expect([path, with_.status, without.status]).toEqual([path, status, status]);
    expect(with_.policy.includes("default-src 'self'") && with_.policy.includes('googletagmanager.com'), path).toBe(true);
    expect(without.policy.includes("default-src 'self'") && !without.policy.includes('googletagmanager.com'), path).toBe(true);
  }
  expect((await policyOf(`${measured.origin}/admin/login`)).policy.includes('googletagmanager.com')).toBe(false);
});
