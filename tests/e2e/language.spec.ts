import { expect, test } from '@playwright/test';

const ask = (language: string | null, cookie?: string) => ({
  maxRedirects: 0,
  headers: { ...(language === null ? {} : { 'Accept-Language': language }), ...(cookie ? { Cookie: cookie } : {}) },
});

test("a first visit redirects to the browser's language on the same page", async ({ request }) => {
  const dutch = await request.get('/tools/chatgpt', ask('nl-NL,nl;q=0.9,en;q=0.5'));
  expect(dutch.status()).toBe(307);
  expect(dutch.headers().location).toBe('/nl/tools/chatgpt');
  const english = await request.get('/nl/tools/chatgpt', ask('en-US,en;q=0.9'));
  expect(english.status()).toBe(307);
  expect(english.headers().location).toBe('/tools/chatgpt');
  expect((await request.get('/', ask('nl'))).headers().location).toBe('/nl');
  expect((await request.get('/nl', ask('fr-FR'))).headers().location).toBe('/');
});

test('programs, which take any language, are never redirected', async ({ request }) => {
  for (const path of ['/', '/nl', '/nl/tools/chatgpt']) expect((await request.get(path, ask('*'))).status()).toBe(200);
});

test('a visitor with a stored language is never redirected', async ({ request }) => {
  expect((await request.get('/tools', ask('nl', 'NEXT_LOCALE=en'))).status()).toBe(200);
  expect((await request.get('/nl/tools', ask('en', 'NEXT_LOCALE=nl'))).status()).toBe(200);
});

test('the path decides the language for crawlers, which name none', async ({ baseURL }) => {
  for (const path of ['/tools', '/nl/tools']) {
    const { request } = await import('node:http');
    const status = await new Promise<number | undefined>((resolve) => request(`${baseURL}${path}`, (response) => resolve(response.statusCode)).end());
    expect(status).toBe(200);
  }
});

test('a redirect never leaves the site', async ({ request, baseURL }) => {
  for (const path of ['//evil.example', '/%5Cevil.example', '/nl//evil.example', '/nl/%5Cevil.example', '/%2F%2Fevil.example']) {
    for (const language of ['nl', 'en']) {
      const response = await request.get(`${baseURL}${path}`, ask(language));
      const { location } = response.headers();
      if (location) expect(new URL(location, baseURL).host).toBe(new URL(baseURL ?? '').host);
    }
  }
});

test('switching preserves the page and stores the choice', async ({ page, context }) => {
  await page.goto('/dictionary/token');
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.value).toBe('en');
  await page.getByRole('link', { name: 'Lees deze pagina in het Nederlands' }).click();
  await expect(page).toHaveURL(/\/nl\/dictionary\/token$/);
  const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE');
  expect(cookie).toMatchObject({ value: 'nl', path: '/', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60);
  await page.getByRole('navigation', { name: 'Hoofdnavigatie' }).getByRole('link', { name: 'Alle tools' }).first().click();
  await expect(page).toHaveURL(/\/nl\/tools\/p\/1$/);
});

test('switching works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US', baseURL });
  const page = await context.newPage();
  await page.goto('/tools');
  await page.getByRole('link', { name: 'Lees deze pagina in het Nederlands' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alle AI-tools' })).toBeVisible();
  await context.close();
});
