import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startOpenIdProvider } from '../setup/open-id';
import { fromPanel, signIn } from './editor';
import { mailbox } from './mailbox';
import { visit } from './visit';
import { newAddress, test } from './visitor';
import { axe } from './wcag';

const STRONG = 'vier groene fietsen zonder bel';
const BASE = process.env.E2E_BASE_URL ?? 'http://localhost:3000';

const SOLVED_MS = 30_000;

const texts = {
  en: {
    prefix: '',
    signIn: 'Sign in',
    createAccount: 'Create an account',
    create: 'Create account',
    identifier: 'Email or phone number',
    password: 'Password',
    newPassword: 'New password',
    name: /^Name/,
    checkMail: 'Check your email',
    confirmSubject: /confirm/i,
    confirm: 'Confirm address',
    signOut: 'Sign out',
    signedOut: 'You have been successfully logged out',
    without: 'Sign in without a password',
    sendCode: 'Send me a code',
    sendLink: 'Send me a link',
    code: '6-digit code',
    forgot: 'Forgot your password?',
    send: 'Request a new password',
    save: 'Save password',
    noPassword: 'Continue without a password',
    weak: 'Many people use this password or one like it',
    short: 'Use at least 10 characters',
    strong: 'Strong enough',
    neither: 'You must provide either an email or phone number and a password',
    wrong: 'That combination isn’t correct',
    badCode: 'This code isn’t correct or no longer works',
    usedLink: 'This link has already been used or no longer works. Ask for a new one.',
    added: 'Bookmark added',
    removed: 'Bookmark removed',
    noBookmarks: 'You don’t have any bookmarks yet.',
    profile: 'Profile',
  },
  nl: {
    prefix: '/nl',
    signIn: 'Inloggen',
    createAccount: 'Account aanmaken',
    create: 'Account aanmaken',
    identifier: 'E-mailadres of telefoonnummer',
    password: 'Wachtwoord',
    newPassword: 'Nieuw wachtwoord',
    name: /^Naam/,
    checkMail: 'Open je mail',
    confirmSubject: /bevestig/i,
    confirm: 'Adres bevestigen',
    signOut: 'Uitloggen',
    signedOut: 'Je bent uitgelogd',
    without: 'Inloggen zonder wachtwoord',
    sendCode: 'Stuur me een code',
    sendLink: 'Stuur me een link',
    code: 'Code van 6 cijfers',
    forgot: 'Wachtwoord vergeten?',
    send: 'Nieuw wachtwoord aanvragen',
    save: 'Wachtwoord opslaan',
    noPassword: 'Verder zonder wachtwoord',
    weak: 'Veel mensen gebruiken dit wachtwoord of iets wat erop lijkt',
    short: 'Gebruik minstens 10 tekens',
    strong: 'Sterk genoeg',
    neither: 'Vul een e-mailadres of telefoonnummer en een wachtwoord in',
    wrong: 'Deze combinatie klopt niet',
    badCode: 'Deze code klopt niet of werkt niet meer',
    usedLink: 'Deze link is al gebruikt of werkt niet meer. Vraag een nieuwe aan.',
    added: 'Bladwijzer toegevoegd',
    removed: 'Bladwijzer verwijderd',
    noBookmarks: 'Je hebt nog geen bladwijzers.',
    profile: 'Profiel',
  },
} as const;

type Language = keyof typeof texts;
const LANGUAGES = ['en', 'nl'] as const;

test.beforeAll(() => mailbox.start());
test.afterAll(() => mailbox.stop());

const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: SOLVED_MS });
const linkIn = (text: string | undefined, part: string) => new RegExp(`https?://\\S*${part}[^\\s)\\]]*`).exec(text ?? '')?.[0] ?? '';

async function signUp(page: Page, language: Language, email = newAddress('vera')): Promise<string> {
  const t = texts[language];
  await visit(page, `${t.prefix}/login`);
  await page.getByRole('button', { name: t.createAccount, exact: true }).click();
  await page.getByLabel(t.identifier).fill(email);
  await page.getByLabel(t.name).fill('Vera');
  await page.getByLabel(t.password, { exact: true }).fill(STRONG);
  await submit(page, t.create).click();
  await expect(page.getByRole('heading', { name: t.checkMail })).toBeVisible({ timeout: SOLVED_MS });
  const mail = await mailbox.wait(email, t.confirmSubject);
  await page.goto(linkIn(mail.text, '/login/confirm'));
  await page.getByRole('button', { name: t.confirm }).click();
  await expect(page).toHaveURL(`${BASE}${t.prefix}/profile`);
  return email;
}

const menu = (page: Page) => page.locator('header summary[aria-label]').last();

async function openMenu(page: Page): Promise<void> {
  await menu(page).click();
}

async function signInByHand(page: Page, language: Language, email: string, password = STRONG, at = '/login'): Promise<void> {
  const t = texts[language];
  await visit(page, `${t.prefix}${at}`);
  await page.getByLabel(t.identifier).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await submit(page, t.signIn).click();
}

const bookmarkButton = (page: Page, pressed: boolean) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /ChatGPT/, pressed })
    .first();
const bookmarked = (page: Page) => bookmarkButton(page, true);

/** Presses a bookmark button without a session, with a section of the page in view. */
async function wantBookmark(page: Page, language: Language, section?: string): Promise<void> {
  await visit(page, `${texts[language].prefix}/tools/chatgpt`);
  if (section) await page.locator(section).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  // Unlike a real click, this one doesn't scroll; before scripts run, it does nothing.
  await expect(async () => {
    await bookmarkButton(page, false).evaluate((button: HTMLElement) => button.click());
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 });
  }).toPass();
}

const isSignedIn = async (context: BrowserContext) => {
  const reply = await context.request.get('/api/users/me/account', { headers: fromPanel() });
  return (await reply.json()).state === 'signed-in';
};

for (const language of LANGUAGES) {
  const t = texts[language];

  test(`a visitor signs up, confirms, signs out and signs in again (${language})`, async ({ page, context }) => {
    await visit(page, `${t.prefix}/login`);
    await submit(page, t.signIn).click();
    await expect(page.getByText(t.neither)).toBeVisible();
    const email = await signUp(page, language);
    await openMenu(page);
    await page
      .getByRole('button', { name: t.signOut })
      .or(page.getByRole('menuitem', { name: t.signOut }))
      .first()
      .click();
    await toast(page, t.signedOut);
    expect(await isSignedIn(context)).toBe(false);
    await signInByHand(page, language, email, 'een verkeerd wachtwoord');
    await expect(page.getByText(t.wrong)).toBeVisible();
    await expect(page.getByLabel(t.identifier)).toHaveValue(email);
    await page.getByLabel(t.password, { exact: true }).fill(STRONG);
    await submit(page, t.signIn).click();
    await expect(page).toHaveURL(`${BASE}${t.prefix}/profile`);
  });

  test(`a weak password shows why while it is typed and is rejected with the same reasons; the form stays filled (${language})`, async ({ page }) => {
    await visit(page, `${t.prefix}/login`);
    await page.getByRole('button', { name: t.createAccount, exact: true }).click();
    await page.getByLabel(t.identifier).fill('vera@example.net');
    const password = page.getByLabel(t.password, { exact: true });
    const meter = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
    await password.fill('pass12');
    await expect(meter.getByText(t.short)).toBeVisible({ timeout: SOLVED_MS });
    await password.fill(STRONG);
    await expect(meter).toHaveText(t.strong);
    await password.fill('password12');
    await expect(meter.getByText(t.weak)).toBeVisible();
    await submit(page, t.create).click();
    await expect(page.getByRole('alert').getByText(t.weak)).toBeVisible({ timeout: SOLVED_MS });
    await expect(page.getByText(t.weak)).toHaveCount(1);
    await expect(page.getByLabel(t.identifier)).toHaveValue('vera@example.net');
    await password.fill(STRONG);
    await expect(meter).toHaveText(t.strong);
  });

  test(`a one-time code signs in; a wrong one does not (${language})`, async ({ page, context }) => {
    const email = newAddress('code');
    await visit(page, `${t.prefix}/login`);
    await page.getByRole('button', { name: t.without, exact: true }).click();
    await page.getByLabel(t.identifier).fill(email);
    await page.getByRole('button', { name: t.sendCode }).click();
    await expect(page.getByLabel(t.code)).toBeVisible({ timeout: SOLVED_MS });
    await expect(page.getByLabel(t.code)).toHaveAttribute('autocomplete', 'one-time-code');
    const mail = await mailbox.wait(email, /\d{6}/);
    const code = /\d{6}/.exec(mail.subject ?? '')?.[0] ?? '';
    await page.getByLabel(t.code).fill(code === '000000' ? '111111' : '000000');
    await submit(page, t.signIn).click();
    await expect(page.getByText(t.badCode)).toBeVisible();
    await page.getByLabel(t.code).fill(code);
    await submit(page, t.signIn).click();
    await expect(page).toHaveURL(`${BASE}${t.prefix}/profile`);
    expect(await isSignedIn(context)).toBe(true);
  });

  test(`a mailed link signs in once, in the browser that opens it (${language})`, async ({ page, context, browser }) => {
    const email = newAddress('link');
    await wantBookmark(page, language, '#write-review');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.without, exact: true }).click();
    await dialog.getByLabel(t.identifier).fill(email);
    await dialog.getByRole('button', { name: t.sendLink }).click();
    await expect(dialog.getByRole('heading', { name: t.checkMail })).toBeVisible({ timeout: SOLVED_MS });
    const link = linkIn((await mailbox.wait(email, /./)).text, '/login/link');
    expect(await isSignedIn(context)).toBe(false);
    const tab = await context.newPage();
    await tab.goto(link, { waitUntil: 'networkidle' });
    await tab.getByRole('main').getByRole('button', { name: t.signIn }).click();
    await expect(tab).toHaveURL(`${BASE}${t.prefix}/tools/chatgpt#write-review`);
    await expect(tab.locator('#write-review')).toBeInViewport();
    await expect(bookmarked(tab)).toBeAttached();
    // The tab that waits goes on.
    await expect(dialog).toBeHidden();
    await expect(bookmarked(page)).toBeAttached();
    await expect(page.locator('#write-review')).toBeInViewport();
    const other = await browser.newPage({ baseURL: BASE });
    await visit(other, new URL(link).pathname + new URL(link).search);
    await other.getByRole('main').getByRole('button', { name: t.signIn }).click();
    await expect(other.getByText(t.usedLink)).toBeVisible();
    await other.close();
  });

  test(`a visitor who bookmarks signs up, and has page and bookmark in the browser that opens the mail (${language})`, async ({ page, browser }) => {
    const email = newAddress('vera');
    await wantBookmark(page, language);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.createAccount, exact: true }).click();
    await dialog.getByLabel(t.identifier).fill(email);
    await dialog.getByLabel(t.password, { exact: true }).fill(STRONG);
    await dialog.locator('form').getByRole('button', { name: t.create, exact: true }).click();
    await expect(dialog.getByRole('heading', { name: t.checkMail })).toBeVisible({ timeout: SOLVED_MS });
    const link = linkIn((await mailbox.wait(email, t.confirmSubject)).text, '/login/confirm');
    const other = await browser.newPage({ baseURL: BASE });
    await visit(other, '/');
    await other.goto(link, { waitUntil: 'networkidle' });
    await other.getByRole('main').getByRole('button', { name: t.confirm }).click();
    // The password was chosen in another browser.
    await expect(other.getByLabel(t.newPassword)).toBeVisible();
    await other.getByRole('link', { name: t.noPassword }).click();
    await expect(other).toHaveURL(`${BASE}${t.prefix}/tools/chatgpt`);
    await toast(other, t.added);
    await expect(bookmarked(other)).toBeVisible();
    await other.close();
  });

  test(`a forgotten password is replaced through the mailed link, which works once (${language})`, async ({ page }) => {
    const email = await signUp(page, language);
    await page.context().clearCookies();
    await visit(page, `${t.prefix}/login?step=forgot`);
    // Until scripts run, the page shows the form for signing in.
    await expect(submit(page, t.send)).toBeVisible();
    await page.getByLabel(t.identifier).fill(email);
    await submit(page, t.send).click();
    await expect(page.getByRole('heading', { name: t.checkMail })).toBeVisible({ timeout: SOLVED_MS });
    const mail = await mailbox.wait(email, language === 'en' ? /password/i : /wachtwoord/i);
    const link = linkIn(mail.text, '/login/reset');
    await page.goto(link);
    await page.getByLabel(t.newPassword).fill('zeven bruine koffers op zolder');
    await submit(page, t.save).click();
    await expect(page.getByRole('status').first()).toBeVisible();
    await page.goto(link);
    await page.getByLabel(t.newPassword).fill('nog een heel ander lang wachtwoord');
    await submit(page, t.save).click();
    await expect(page.getByText(t.usedLink)).toBeVisible();
    await signInByHand(page, language, email, 'zeven bruine koffers op zolder');
    await expect(page).toHaveURL(`${BASE}${t.prefix}/profile`);
  });

  test(`a visitor who bookmarks signs in on the same page and has the bookmark (${language})`, async ({ page, context }) => {
    const email = await signUp(page, language);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await wantBookmark(page, language);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.identifier).fill(email);
    await dialog.getByLabel(t.password, { exact: true }).fill(STRONG);
    await dialog.locator('form').getByRole('button', { name: t.signIn, exact: true }).click();
    await toast(page, t.added);
    await expect(page).toHaveURL(new RegExp(`${t.prefix}/tools/chatgpt$`));
    await expect(bookmarked(page)).toBeVisible();
    const other = await context.newPage();
    await visit(other, `${t.prefix}/favorites`);
    await expect(other.getByText('1 tool', { exact: true })).toBeVisible();
    await bookmarked(page).click();
    await toast(page, t.removed);
    await other.reload();
    await expect(other.getByText(t.noBookmarks)).toBeVisible();
  });
}

test('a visitor on a slow network signs up', async ({ page }) => {
  await page.route('**/api/forms/challenge', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await signUp(page, 'en');
});

test('the login page redirects to paths of this site only', async ({ page }) => {
  const email = await signUp(page, 'en');
  for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example/']) {
    await page.context().clearCookies();
    await signInByHand(page, 'en', email, STRONG, `/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${BASE}/profile`);
  }
  await page.context().clearCookies();
  for (const path of ['/profile', '/profile/security']) {
    expect((await page.request.get(path, { maxRedirects: 0 })).headers().location).toBe(`/login?next=${encodeURIComponent(path)}`);
  }
  await signInByHand(page, 'en', email, STRONG, '/login?next=/dictionary');
  await expect(page).toHaveURL(`${BASE}/dictionary`);
});

test('a visitor signs up with a phone number and a password', async ({ page, context }) => {
  const t = texts.nl;
  const phone = `06${String(Math.floor(10_000_000 + Math.random() * 89_999_999))}`;
  await visit(page, '/nl/login');
  await page.getByRole('button', { name: t.createAccount, exact: true }).click();
  await page.getByLabel(t.identifier).fill(phone);
  await page.getByLabel(t.password, { exact: true }).fill(STRONG);
  await submit(page, t.create).click();
  await expect(page.getByLabel(t.code)).toBeVisible({ timeout: SOLVED_MS });
  const folder = String(process.env.SMS_DIR);
  const last =
    (await readdir(folder))
      .filter((name) => name.includes(phone.slice(-4)))
      .sort()
      .at(-1) ?? '';
  const { text } = JSON.parse(await readFile(path.join(folder, last), 'utf8'));
  await page.getByLabel(t.code).fill(/\d{6}/.exec(text)?.[0] ?? '');
  await page.locator('form button[type=submit]').first().click();
  await expect(page).toHaveURL(/\/nl\/profile$/);
  await context.clearCookies();
  await signInByHand(page, 'nl', phone);
  await expect(page).toHaveURL(/\/nl\/profile$/);
});

test('two-step verification is turned on, requested, passed by a backup code and turned off', async ({ page, context }) => {
  const email = await signUp(page, 'en');
  await page.goto('/profile/security');
  const part = page.getByRole('region', { name: /two-step/i });
  await part.locator('input[type=password]').fill(STRONG);
  await part.getByRole('button', { name: 'Set up' }).click();
  const secretText = part.getByTestId('totp-secret');
  await expect(secretText).toBeVisible();
  const secret = new TextDecoder().decode(base32.decode(((await secretText.textContent()) ?? '').replaceAll(' ', '')));
  await part.locator('input[name=code]').fill(await createOTP(secret).totp());
  await part.getByRole('button', { name: 'Turn on' }).click();
  const backup = ((await part.getByTestId('backup-codes').locator('li').first().textContent()) ?? '').trim();
  await part.getByRole('button', { name: 'I’ve saved them' }).click();
  await context.clearCookies();
  await signInByHand(page, 'en', email);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await page.getByLabel('6-digit code').fill('000000');
  await submit(page, 'Sign in').click();
  await expect(page.getByText(texts.en.badCode)).toBeVisible();
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await page.getByLabel('Backup code').fill(backup);
  await submit(page, 'Sign in').click();
  await expect(page).toHaveURL(`${BASE}/profile`);
  await page.goto('/profile/security');
  await part.locator('input[type=password]').fill(STRONG);
  await part.getByRole('button', { name: 'Turn off' }).click();
  await expect(part.getByText('Two-step verification is off.')).toBeVisible();
  await context.clearCookies();
  await signInByHand(page, 'en', email);
  await expect(page).toHaveURL(`${BASE}/profile`);
});

test('an OpenID provider signs in, and cancelling returns with the reason', async ({ page, context }) => {
  const provider = await startOpenIdProvider(BASE);
  try {
    provider.accounts.set('sub-1', { email: newAddress('oidc'), emailVerified: true, name: 'Vera' });
    await visit(page, '/nl/login');
    await page.getByRole('button', { name: 'Doorgaan met Example ID' }).click();
    await page.getByRole('link', { name: /cancel/i }).click();
    await expect(page).toHaveURL(/\/nl\/login/);
    await expect(page.getByText('Het inloggen is geannuleerd')).toBeVisible();
    expect(await isSignedIn(context)).toBe(false);
    await page.getByRole('button', { name: 'Doorgaan met Example ID' }).click();
    await page.locator('input[name=login]').fill('sub-1');
    await page.locator('input[name=password]').fill('any');
    await page.getByRole('button').first().click();
    await page.getByRole('button', { name: /continue/i }).click();
    await expect(page).toHaveURL(/\/nl\/profile$/);
    expect(await isSignedIn(context)).toBe(true);
  } finally {
    await provider.stop();
  }
});

test('a passkey is added and signs in', async ({ page, context }) => {
  await signUp(page, 'en');
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/profile/security');
  await page.getByRole('button', { name: /add a passkey/i }).click();
  await expect(page.getByRole('region', { name: /passkeys/i }).getByRole('listitem')).toHaveCount(1, { timeout: SOLVED_MS });
  await context.clearCookies();
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${BASE}/profile`);
  const { account } = await (await context.request.get('/api/users/me/account', { headers: fromPanel() })).json();
  expect(account.aal).toBe('aal2');
});

test('signing out in one tab signs out the others, and deleting an account ends its session at once', async ({ page, context }) => {
  const email = await signUp(page, 'en');
  const other = await context.newPage();
  await visit(other, '/dictionary');
  await expect(menu(other)).toBeVisible();
  await openMenu(page);
  await page
    .getByRole('button', { name: 'Sign out' })
    .or(page.getByRole('menuitem', { name: 'Sign out' }))
    .first()
    .click();
  await expect(other.locator('header').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await signInByHand(page, 'en', email);
  await expect(page).toHaveURL(`${BASE}/profile`);
  const reply = await context.request.post('/api/users/me/delete', { data: { reviews: 'remove' }, headers: fromPanel() });
  expect(reply.status()).toBe(200);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?next=/);
});

/** Everything a browser stores about the site, as texts: storage, databases and cached answers, each with its address. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request, { ignoreVary: true }))?.headers.get('content-type') ?? '';
        texts.push(request.url, /text|json|script/.test(type) ? ((await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '') : '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts;
  });

for (const way of ['signing out', 'deleting the account', 'the end of the session on another device'] as const) {
  test(`after ${way}, the browser holds nothing personal, also offline`, async ({ browser, extraHTTPHeaders }) => {
    test.slow();
    const visitor = { baseURL: BASE, ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) };
    const context = await browser.newContext({ ...visitor, serviceWorkers: 'allow' });
    const page = await context.newPage();
    const email = await signUp(page, 'en');
    const { account } = await (await context.request.get('/api/users/me/account', { headers: fromPanel() })).json();
    const picture = {
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    };
    expect((await context.request.post('/api/users/me/avatar', { headers: fromPanel(), multipart: { file: picture } })).status()).toBe(200);
    await visit(page, '/tools');
    await page.mouse.move(50, 400);
    await expect(page.locator('html')).toHaveAttribute('data-service-worker', 'ready', { timeout: 30_000 });
    await page.locator('button[data-bookmark]').first().click();
    await expect(page.getByText('Bookmark added', { exact: true })).toBeVisible();
    const bookmark = await page.locator('button[data-bookmark]').first().getAttribute('data-bookmark');
    await visit(page, '/favorites');
    await expect(page.getByRole('main').locator(`button[data-bookmark="${bookmark}"]`).first()).toBeVisible();
    await page.evaluate((id) => {
      localStorage.setItem('recent-searches', '["private words"]');
      localStorage.setItem(`unsaved:${id}:tools:1:en`, '{"at":"now","values":{"name":"private words"}}');
      localStorage.setItem(`palette-recent-${id}`, '[{"id":"1","title":"private words"}]');
      localStorage.setItem('unsaved:0:tools:1:en', '{}');
      sessionStorage.setItem('drop-a-tool', '{"email":["private words"]}');
    }, account.id);
    await visit(page, '/profile');
    await expect(page.getByRole('main').getByText(email).or(page.getByLabel(/^Name/)).first()).toBeVisible();
    const avatar = (await (await context.request.get('/api/users/me/account', { headers: fromPanel() })).json()).account.avatar;
    const isCached = () =>
      page.evaluate(
        (url) =>
          fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
            ({ ok }) => ok,
            () => false,
          ),
        avatar,
      );
    await page.evaluate((url) => fetch(url).then((answer) => answer.blob()), avatar);
    expect(await isCached()).toBe(true);

    if (way === 'signing out') {
      await openMenu(page);
      await page
        .getByRole('button', { name: 'Sign out' })
        .or(page.getByRole('menuitem', { name: 'Sign out' }))
        .first()
        .click();
      await expect(page.getByText(texts.en.signedOut, { exact: true })).toBeVisible();
    } else if (way === 'deleting the account') {
      await page.getByRole('button', { name: 'Delete account' }).click();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('button', { name: 'Yes, delete my account', exact: true }).click();
      await expect(page.getByText('Your account has been deleted')).toBeVisible();
      await expect(page.locator('header').getByRole('link', { name: 'Sign in' }).first()).toBeAttached();
    } else {
      const other = await browser.newContext(visitor);
      const signedIn = await other.request.post('/api/auth/sign-in/email', { headers: fromPanel(), data: { email, password: STRONG } });
      expect(signedIn.status(), await signedIn.text()).toBe(200);
      expect((await other.request.post('/api/auth/revoke-other-sessions', { headers: fromPanel(), data: {} })).status()).toBe(200);
      await other.close();
    }
    await visit(page, '/tools');
    await expect(page.locator('header').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    if (way === 'the end of the session on another device') {
      await page.evaluate(() => fetch('/api/auth/get-session'));
      // What is unsaved waits for the person to sign in again.
      await page.evaluate((id) => localStorage.removeItem(`unsaved:${id}:tools:1:en`), account.id);
      expect(await page.evaluate(() => localStorage.getItem('bookmarks'))).toBeNull();
    } else {
      expect(
        await page.evaluate(() =>
          [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
            /^(?:unsaved|palette|recent|bookmarks|drop-a-tool)/.test(name),
          ),
        ),
      ).toEqual(['unsaved:0:tools:1:en']);
      expect((await storedTexts(page)).filter((text) => text.includes('private words'))).toEqual([]);
    }
    expect(await isCached()).toBe(false);
    expect((await storedTexts(page)).filter((text) => text.includes(email) || text.includes('Vera') || /^http.*\/api\//.test(text))).toEqual([]);

    await context.setOffline(true);
    for (const path of ['/profile', '/profile/security', '/favorites', '/tools']) {
      await page.goto(path).catch(() => undefined);
      const shown = await page
        .locator('body')
        .textContent()
        .catch(() => '');
      expect(shown, path).not.toMatch(new RegExp(`Vera|${email}`));
    }
    await expect(page.locator('button[data-bookmark][aria-pressed="true"]')).toHaveCount(0);
    await context.close();
  });
}

test('an admin enters the panel through the login page and leaves; others are refused', async ({ page, context }) => {
  await page.goto('/admin/collections/tools');
  await expect(page).toHaveURL(/\/login\?.*next=%2Fadmin%2Fcollections%2Ftools/);
  await page.getByLabel(texts.en.identifier).fill(process.env.ADMIN_EMAIL ?? '');
  await page.getByLabel('Password', { exact: true }).fill(process.env.ADMIN_PASSWORD ?? '');
  await submit(page, 'Sign in').click();
  await expect(page).toHaveURL(/\/admin\/collections\/tools/);
  await page.goto('/admin/logout');
  await expect(page).toHaveURL(`${BASE}/`);
  await expect.poll(() => isSignedIn(context)).toBe(false);
  await signUp(page, 'en');
  await page.goto('/admin');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(process.env.ADMIN_EMAIL ?? '')).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Users' })).toHaveCount(0);
});

test('an admin invites an editor, who chooses a password and reaches the panel', async ({ page, browser }) => {
  await signIn(page);
  const email = newAddress('nora');
  const made = await page.request.post('/api/users', { data: { email, name: 'Nora', role: 'editor', language: 'en' }, headers: fromPanel() });
  expect(made.status(), await made.text()).toBe(201);
  const { doc } = await made.json();
  await page.goto(`/admin/collections/users/${doc.id}`);
  await expect(page.getByRole('button', { name: /resend invitation/i })).toBeVisible();
  const invited = await browser.newPage({ baseURL: BASE });
  await visit(invited, '/');
  await invited.goto(linkIn((await mailbox.wait(email, /./)).text, '/login/reset'));
  await expect(invited.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await invited.getByLabel('New password').fill(STRONG);
  await submit(invited, 'Save password').click();
  await expect(invited.getByRole('status').first()).toBeVisible();
  await signInByHand(invited, 'en', email, STRONG, '/login?next=/admin');
  await expect(invited).toHaveURL(/\/admin$/);
  await invited.close();
});

test('a signed-in reviewer needs no mailed link and sees the status on accessible pages', async ({ page, context, request }) => {
  const email = await signUp(page, 'nl');
  const { docs } = await (await request.get('/api/tools?where[slug][equals]=deepl&depth=0')).json();
  const fields = {
    tool: docs[0].id,
    'ratings.general': 4,
    title: 'Vertaalt prettig',
    text: 'Ik gebruik het elke week.',
    name: 'Vera',
    location: '',
    email,
    locale: 'nl',
  };
  const multipart = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const reply = await context.request.post('/api/forms/review', { multipart, headers: fromPanel() });
  expect(await reply.json()).toMatchObject({ status: 'done', message: expect.stringContaining('zodra de redactie') });
  await visit(page, '/nl/profile');
  const own = page.getByRole('main').getByText('Vertaalt prettig');
  await expect(own).toBeVisible();
  await expect(page.getByRole('main').getByText('In afwachting').or(page.getByRole('main').getByText(/wacht/i)).first()).toBeVisible();
  const stranger = await context.browser()?.newPage({ baseURL: BASE });
  await stranger?.goto('/nl/profile');
  await expect(stranger as Page).toHaveURL(/\/login\?next=/);
  await stranger?.close();
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => localStorage.setItem('theme', name), theme);
    for (const at of ['/nl/profile', '/profile/security', '/favorites']) {
      await visit(page, at);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await axe(page).analyze();
      expect(violations.map(({ id, nodes }) => `${at} ${theme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  }
});

test('every step of the login dialog works with the keyboard alone', async ({ page }) => {
  await visit(page, '/tools');
  await page.locator('header').getByRole('link', { name: 'Sign in' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(dialog.getByLabel(texts.en.identifier)).toBeFocused();
  await dialog.getByRole('button', { name: 'Create an account' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Create an account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('header').getByRole('link', { name: 'Sign in' }).first()).toBeFocused();
  // On a phone it is a sheet at the lower edge, like the filters.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('button[data-bookmark]').first().click();
  await expect(dialog.getByLabel(texts.en.identifier)).toBeFocused();
  const box = await dialog.boundingBox();
  expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844]);
  expect(box?.y).toBeGreaterThan(844 * 0.1);
});
