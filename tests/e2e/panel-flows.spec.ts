import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { type Browser, expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { formReady, fromPanel, signIn } from './editor';
import { startTranslator } from './fake-translator';
import { mailbox } from './mailbox';
import { startServer } from './second-server';
import { draftSavedBy, openTool, saveStatusOf, taglineOf } from './two-people/edit-view';
import { visit } from './visit';
import { newAddress, test, unlike } from './visitor';

test.describe.configure({ mode: 'serial' });

const stamp = Date.now().toString(36);
const [TERM, PREFERRED, FORBIDDEN] = [`glimmer${stamp}`, `glinster${stamp}`, `flonker${stamp}`];
const MEMORY = { en: `A ${TERM} plans every hour of the day`, nl: `Een ${PREFERRED} plant elk uur van je dag` };
const PASSWORD = 'vier groene fietsen zonder bel';
/** A link check waits ten seconds for an answer. */
const CHECK_TIMEOUT = 20_000;

let translator: Awaited<ReturnType<typeof startTranslator>>;
let server: Awaited<ReturnType<typeof startServer>>;
/** The answer of every host below `fake.example`; null for none. */
let hostStatus: number | null = 200;
/** Paths of the documents to delete. */
const written = new Set<string>();
const host = createServer((request, response) => {
  const status = request.url === '/robots.txt' ? 404 : hostStatus;
  if (status) response.writeHead(status).end();
});

test.beforeAll(async () => {
  await mailbox.start();
  translator = await startTranslator();
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  server = await startServer({
    TRANSLATE_PROVIDER: 'openai',
    TRANSLATE_URL: `${translator.origin}/v1`,
    TRANSLATE_MODEL: 'fake',
    NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('tests/e2e/fake-hosts.mjs'))}`,
    FAKE_HOSTS_PORT: String((host.address() as AddressInfo).port),
  });
});

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage();
  await signIn(page);
  for (const at of written) await page.request.delete(`/api/${at}`, { headers: fromPanel() });
  await page.close();
  host.closeAllConnections();
  host.close();
  await Promise.all([server.stop(), translator.stop(), mailbox.stop()]);
});

async function sql(statement: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    expect((await client.query(statement, values)).rowCount).toBeGreaterThan(0);
  } finally {
    await client.end();
  }
}

const speak = (page: Page, language: 'en' | 'nl') =>
  page.context().addCookies([{ name: 'payload-lng', value: language, url: process.env.E2E_BASE_URL ?? '' }]);

async function write(page: Page, method: 'post' | 'patch', at: string, data: object): Promise<number> {
  const reply = await page.request[method](`/api/${at}`, { headers: fromPanel(), data: { ...data, _status: 'published' } });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { id } = (await reply.json()).doc;
  written.add(`${at.split(/[/?]/, 1)}/${id}`);
  return id;
}

async function addTool(page: Page, tagline: string, url?: string): Promise<{ id: number; name: string }> {
  const name = unlike('Wandeling');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const { docs } = await (await page.request.get('/api/categories?where[code][equals]=coding&limit=1&depth=0')).json();
  const shared = { url: url ?? `https://${slug}.example.com`, categories: [docs[0].id], priceModel: 'free', active: true };
  const id = await write(page, 'post', 'tools?locale=en', { name, slug, tagline, features: [{ text: 'Reminders' }], ...shared });
  return { id, name };
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const notice = (page: Page) => page.locator('.sheet__notice');
const draftAll = (page: Page) => page.getByRole('button', { name: /^Machinevertalingen voor/ });

async function openSheet(page: Page, { id }: { id: number }, { origin } = server): Promise<void> {
  await page.goto(`${origin}/admin/translations/tools/${id}?locale=nl`);
  // The editors load one after the other.
  await expect(page.locator('.sheet [contenteditable="true"]')).toHaveCount(4);
}

async function addTermAndMemory(page: Page): Promise<void> {
  const node = { format: '', indent: 0, version: 1, direction: 'ltr' };
  const words = { type: 'text', version: 1, text: stamp, detail: 0, format: 0, mode: 'normal', style: '' };
  const explanation = { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', textFormat: 0, children: [words] }] } };
  const text = { definition: stamp, explanation };
  const translators = { nl: { preferred: PREFERRED, forbidden: [FORBIDDEN] } };
  const term = await write(page, 'post', 'dictionary-terms?locale=en', { name: TERM, ...text, translators });
  await write(page, 'patch', `dictionary-terms/${term}?locale=nl`, { name: PREFERRED, ...text });
  const known = await addTool(page, MEMORY.en);
  await write(page, 'patch', `tools/${known.id}?locale=nl`, { tagline: MEMORY.nl });
}

test('machine drafts get terms and memory, leave a person’s words alone, and lose nothing when the service fails', async ({ page }) => {
  await speak(page, 'nl');
  await signIn(page);
  await addTermAndMemory(page);
  await openSheet(page, await addTool(page, `A ${TERM} plans every hour of the week`));
  await field(page, 'Functie 1, Nederlands').fill('Door een mens');
  for (const mood of ['fails', 'babbles'] as const) {
    translator.be(mood);
    await draftAll(page).click();
    await expect(notice(page).getByRole('alert')).toContainText('De vertaaldienst gaf geen bruikbaar antwoord.');
    await expect(field(page, 'Functie 1, Nederlands')).toHaveValue('Door een mens');
  }

  translator.be('hangs');
  const { length } = translator.asked;
  await draftAll(page).click();
  await expect.poll(() => translator.asked.length).toBe(length + 1);
  await expect(notice(page).getByRole('status')).toHaveText('Bezig…');
  await field(page, 'Slagzin, Nederlands').fill('Getypt terwijl de machine werkte');
  translator.release();
  await expect(notice(page)).toContainText('De machinevertalingen staan klaar.');
  const overtaken = page.locator('.sheet__overtaken');
  await expect(overtaken).toContainText('Intussen is er een machinevertaling');
  await expect(overtaken).toContainText(`nl(A ${TERM} plans every hour of the week)`);
  await expect(field(page, 'Slagzin, Nederlands')).toHaveValue('Getypt terwijl de machine werkte');
  await expect(field(page, 'Functie 1, Nederlands')).toHaveValue('Door een mens');
  const request = translator.asked.at(-1)?.text ?? '';
  for (const known of [`${TERM} = ${PREFERRED}`, FORBIDDEN, MEMORY.nl]) expect(request).toContain(known);
  expect(request).not.toContain('Door een mens');
});

test('DeepL drafts with the same terms and memory', async ({ page }) => {
  await speak(page, 'nl');
  await signIn(page);
  translator.be('works');
  const deepl = await startServer({ TRANSLATE_PROVIDER: 'deepl', TRANSLATE_URL: translator.origin, TRANSLATE_API_KEY: 'a-key:fx' });
  try {
    await openSheet(page, await addTool(page, `A ${TERM} plans every hour of the year`), deepl);
    await draftAll(page).click();
    await expect(notice(page)).toContainText('De machinevertalingen staan klaar.');
    await expect(field(page, 'Slagzin, Nederlands')).toHaveValue(`nl(A ${TERM} plans every hour of the year)`);
    await expect(page.locator('.sheet__side[data-state="machine"]')).toHaveCount(2);
    const { text = '', authorization } = translator.asked.at(-1) ?? {};
    expect(authorization).toBe('DeepL-Auth-Key a-key:fx');
    for (const known of [`${TERM} = ${PREFERRED}`, MEMORY.nl]) expect(text).toContain(known);
  } finally {
    await page.goto('about:blank');
    await deepl.stop();
  }
});

test('what is typed in a sheet survives the network and the tab', async ({ page, context }) => {
  await speak(page, 'nl');
  await signIn(page);
  const tool = await addTool(page, 'Plans a day');
  await openSheet(page, tool);
  await context.setOffline(true);
  await field(page, 'Slagzin, Nederlands').fill('Getypt in de trein');
  for (const keys of ['ControlOrMeta+s', 'ControlOrMeta+Shift+Enter']) {
    // The alert of the first press looks like that of the second.
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press(keys);
    await failed;
    await expect(notice(page).getByRole('alert')).toHaveText('De server gaf geen antwoord. Wat je typte staat er nog; probeer het opnieuw.');
    await expect(field(page, 'Slagzin, Nederlands')).toHaveValue('Getypt in de trein');
  }
  await context.setOffline(false);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(notice(page).getByRole('status')).toHaveText('Opgeslagen');

  await field(page, 'Functie 1, Nederlands').fill('Voordat de browser stopte');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Voordat de browser stopte');
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await openSheet(next, tool);
  const found = next.getByRole('region', { name: 'Niet-opgeslagen tekst' });
  await found.getByText('Verschillen tonen').click();
  await expect(found).toContainText('Functie 1, Nederlands');
  await found.getByRole('button', { name: 'Weer invullen' }).click();
  await expect(found).toBeHidden();
  await expect(field(next, 'Functie 1, Nederlands')).toHaveValue('Voordat de browser stopte');
  await next.keyboard.press('ControlOrMeta+s');
  await expect(notice(next).getByRole('status')).toHaveText('Opgeslagen');
  await next.reload();
  await expect(field(next, 'Functie 1, Nederlands')).toHaveValue('Voordat de browser stopte');
  await expect(found).toBeHidden();
});

test('a choice between two texts made without network is saved once it is back', async ({ page, context }) => {
  await speak(page, 'nl');
  await signIn(page);
  const { id } = await addTool(page, 'Plans a day');
  await openTool(page, id, 'nl');
  await taglineOf(page).focus();
  await page.request.patch(`/api/tools/${id}?locale=nl&draft=true`, { headers: fromPanel(), data: { tagline: 'Van een ander', _status: 'draft' } });
  await taglineOf(page).fill('Van mij');
  const dialog = page.getByRole('dialog', { name: 'Door iemand anders gewijzigd' });
  await dialog.getByRole('radio', { name: 'Jouw tekst' }).check();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Gekozen teksten opslaan' }).click();
  await expect(saveStatusOf(page)).toHaveText('Offline. Bewaard in deze browser.');
  await expect(taglineOf(page)).toHaveValue('Van mij');
  expect(await draftSavedBy(page, () => context.setOffline(false))).toBe(200);
  const stored = await (await page.request.get(`/api/tools/${id}?draft=true&locale=nl&depth=0`)).json();
  expect(stored.tagline).toBe('Van mij');
});

test('the queue says in both languages what a failing server answers, until it works again', async ({ page }) => {
  await signIn(page);
  const url = `http://flaky-${stamp}.fake.example/`;
  const { name } = await addTool(page, 'Plans a day', url);
  await sql(
    `insert into link_checks (url, ok, status, checked_at, failed_days, last_failed_on, suspect)
      values ($1, false, 404, now() - interval '1 day', 3, to_char(now() at time zone 'utc' - interval '1 day', 'YYYY-MM-DD'), true)`,
    [url],
  );
  const check = async (language: 'en' | 'nl', status: number | null, problem: string) => {
    hostStatus = status;
    await speak(page, language);
    await page.goto(`${server.origin}/admin/queue?kind=links`);
    await page.locator('.queue__list button', { hasText: name }).click();
    await page.getByRole('button', { name: language === 'en' ? 'Check again now' : 'Nu opnieuw controleren' }).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText(problem, { timeout: CHECK_TIMEOUT });
    if (status !== 200) await expect(page.getByTestId('queue-item')).toContainText(problem);
  };
  await check('nl', 404, 'de server antwoordt met fout 404');
  await expect(page.getByTestId('queue-item')).toContainText('Al 4 dagen geen werkende pagina');
  await check('en', null, 'no answer within ten seconds');
  await check('en', 200, `${name} works again.`);
  await expect(page.locator('.queue__list button', { hasText: name })).toHaveCount(0);
});

const loginOf = (page: Page) => page.locator('.sign-in-again dialog');
const logIn = (page: Page) => loginOf(page).locator('form').getByRole('button', { name: 'Inloggen', exact: true }).click();

/** Signs in a new admin, Vera. */
async function signInAsVera(browser: Browser, page: Page): Promise<string> {
  const admin = await browser.newPage();
  await signIn(admin);
  const email = newAddress('vera');
  const data = { email, name: 'Vera', role: 'admin', language: 'nl' };
  expect((await admin.request.post('/api/users', { data, headers: fromPanel() })).status()).toBe(201);
  await admin.close();
  const token = /\/login\/reset\?\S*?token=([^&\s)\]]+)/.exec((await mailbox.wait(email, /./)).text ?? '')?.[1];
  for (const [at, body] of [
    ['reset-password', { token, newPassword: PASSWORD }],
    ['sign-in/email', { email, password: PASSWORD }],
  ] as const) {
    expect((await page.request.post(`/api/auth/${at}`, { data: body, headers: fromPanel() })).status()).toBe(200);
  }
  return email;
}

const SESSIONS = `"userId" in (select id from auth."user" where email = $1)`;

/** Fills in a form, and sends it an hour after signing in. */
async function createAccountLate(page: Page, email: string): Promise<string> {
  const name = unlike('Tom');
  await page.goto('/admin/collections/users/create');
  await formReady(page);
  await page.locator('input[name="email"]').fill(newAddress('tom'));
  await page.locator('input[name="name"]').fill(name);
  await page.locator('#field-role .rs__control').click();
  await page.getByRole('option', { name: 'Redacteur' }).click();
  await sql(`update auth.session set "createdAt" = now() - interval '1 hour' where ${SESSIONS}`, [email]);
  await page.locator('#action-save').click();
  await expect(loginOf(page)).toBeVisible();
  return name;
}

async function expectCreated(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/users\/\d+/);
  await expect(loginOf(page)).toHaveCount(0);
  await expect(page.locator('input[name="name"]')).toHaveValue(name);
}

test('a form goes on after signing in again with a code, a passkey and a second factor, and after the session has ended', async ({
  page,
  browser,
  context,
}) => {
  await speak(page, 'nl');
  const email = await signInAsVera(browser, page);

  const byCode = await createAccountLate(page, email);
  await expect(loginOf(page).getByText('Account aanmaken')).toHaveCount(0);
  await loginOf(page).getByRole('button', { name: 'Inloggen zonder wachtwoord' }).click();
  await expect(loginOf(page).getByText('Stuur me een link')).toHaveCount(0);
  await loginOf(page).getByRole('button', { name: 'Stuur me een code' }).click();
  const { subject } = await mailbox.wait(email, /\d{6}/);
  await loginOf(page)
    .getByLabel('Code van 6 cijfers')
    .fill(/\d{6}/.exec(subject ?? '')?.[0] ?? '');
  await logIn(page);
  await expectCreated(page, byCode);

  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable');
  const authenticator = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true } as const;
  await client.send('WebAuthn.addVirtualAuthenticator', { options: { ...authenticator, automaticPresenceSimulation: true } });
  await visit(page, '/nl/profile/security');
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
  const part = page.getByRole('region', { name: 'Tweestapsverificatie' });
  await part.locator('input[type=password]').fill(PASSWORD);
  await part.getByRole('button', { name: 'Instellen' }).click();
  const secret = new TextDecoder().decode(base32.decode(((await part.getByTestId('totp-secret').textContent()) ?? '').replaceAll(' ', '')));
  await part.locator('input[name=code]').fill(await createOTP(secret).totp());
  await part.getByRole('button', { name: 'Aanzetten' }).click();
  const backup = ((await part.getByTestId('backup-codes').locator('li').first().textContent()) ?? '').trim();

  const byPasskey = await createAccountLate(page, email);
  await loginOf(page).getByRole('button', { name: 'Inloggen met een passkey' }).click();
  await expectCreated(page, byPasskey);

  const byBackup = await createAccountLate(page, email);
  await loginOf(page).getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await logIn(page);
  await loginOf(page)
    .getByRole('button', { name: /reservecode/i })
    .click();
  await loginOf(page).locator('input[name=code]').fill(backup);
  await logIn(page);
  await expectCreated(page, byBackup);

  const ended = unlike('Tom');
  await page.locator('input[name="name"]').fill(ended);
  await sql(`delete from auth.session where ${SESSIONS}`, [email]);
  await page.locator('#action-save').click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await loginOf(page).getByRole('button', { name: 'Inloggen met een passkey' }).click();
  await saved;
  await page.reload();
  await expect(page.locator('input[name="name"]')).toHaveValue(ended);
});
