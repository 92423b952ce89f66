import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { getMigrations } from 'better-auth/db/migration';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { findAccount } from '@/cms/accounts/account-of';
import { authFor } from '@/cms/accounts/auth';
import { makeAccount } from '@/cms/accounts/create-account';
import { cacheTags } from '@/domain/cache-tags';
import { shownAddress } from '@/domain/shown-address';
import { accounts } from '@/server/door/accounts';
import { Browser, solveProofs } from '../setup/account-client';
import { createAccount, PASSWORD } from '../setup/accounts';
import { queuedMails } from '../setup/contributions';
import { GLOBAL_SAMPLES, toolData } from '../setup/documents';
// Payload's own copy, which it doesn't export.
import { takeExpiredTags } from '../setup/expired-tags';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { ORIGIN, rest } from '../setup/rest';
import { newAddress } from '../setup/smtp';

const WAIT = { timeout: 5000, interval: 20 };
const STRONG = 'vier groene fietsen zonder bel';

let payload: Payload;
let local: LocalApi;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  await solveProofs(170);
});

const db = (statement: string, values: unknown[] = []) => payload.db.pool.query(statement, values);
const mailsTo = async (to: string, kind?: string) => (await queuedMails(payload, to)).filter((mail) => !kind || mail.kind === kind);
/** Some mails are queued after the answer, whose time would tell whether an address is known. */
const lastMail = (to: string, kind: string) =>
  vi.waitFor(async () => {
    const mail = (await mailsTo(to, kind)).at(-1);
    if (!mail) throw new Error(`No ${kind} for ${to}`);
    return mail;
  }, WAIT);
const tokenIn = (url: string | undefined) => new URL(String(url)).searchParams.get('token') ?? '';
const newPhone = () => `+31612${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;

/** The newest code sent to a number, which may be sent after the answer; `count` codes were sent to it. */
const lastCodeFor = (phone: string, count = 1): Promise<string> =>
  vi.waitFor(async () => {
    const folder = String(process.env.SMS_DIR);
    const messages = await Promise.all(
      (await readdir(folder)).sort().map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
    );
    const codes = messages.filter(({ to }) => to === phone).map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '');
    expect(codes).toHaveLength(count);
    return codes.at(-1) ?? '';
  }, WAIT);

async function signedUp(language: 'en' | 'nl' = 'en', email = newAddress()): Promise<{ browser: Browser; email: string }> {
  const browser = new Browser(language);
  expect((await browser.call('/sign-up/email', { email, password: STRONG, name: 'Vera', language }, { captcha: true })).status).toBe(200);
  const { data } = await lastMail(email, 'account-verify');
  await browser.call(`/verify-email?token=${tokenIn(data.confirmUrl)}&callbackURL=/profile`);
  expect(browser.isSignedIn).toBe(true);
  return { browser, email };
}

const makeUnconfirmed = (email: string) => new Browser().call('/sign-up/email', { email, password: STRONG, name: 'Vera' }, { captcha: true });

const signIn = (browser: Browser, email: string, password = STRONG) => browser.call('/sign-in/email', { email, password });
const signInByCode = async (browser: Browser, email: string) => {
  await browser.call('/email-otp/send-verification-otp', { email, type: 'sign-in' }, { captcha: true });
  return browser.call('/sign-in/email-otp', { email, otp: (await lastMail(email, 'sign-in-code')).data.code });
};
const me = async (browser: Browser) => (await rest('GET', '/users/me/account', { token: browser.cookie })).body;
/** Lets a code be used again within its 30 seconds. */
const forgetUsedCodes = () => db(`delete from auth.verification where value = 'used'`);
const endWait = (table = 'limits.hits') => db(`delete from ${table}`);

async function enrolled(browser: Browser, password = STRONG): Promise<{ secret: string; backupCodes: string[] }> {
  const { body } = await browser.call('/two-factor/enable', { password });
  const secret = new TextDecoder().decode(base32.decode(new URL(body.totpURI).searchParams.get('secret') ?? ''));
  expect((await browser.call('/two-factor/verify-totp', { code: await createOTP(secret).totp() })).status).toBe(200);
  return { secret, backupCodes: body.backupCodes };
}

describe('account tables', () => {
  test('match the schema of Better Auth and its plugins', async () => {
    const { toBeCreated, toBeAdded } = await getMigrations(authFor(payload).options as never);
    expect(toBeCreated).toEqual([]);
    expect(toBeAdded).toEqual([]);
  });
});

describe('sign-up', () => {
  test('by email requires a confirmed address and creates one account', async () => {
    const email = newAddress();
    const browser = new Browser('nl');
    const reply = await browser.call('/sign-up/email', { email, password: STRONG, name: 'Vera', language: 'nl' }, { captcha: true });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(browser.isSignedIn).toBe(false);
    expect((await signIn(browser, email)).body).toMatchObject({ code: 'email_not_verified', message: expect.stringContaining('Bevestig') });
    const mail = await lastMail(email, 'account-verify');
    expect(mail.locale).toBe('nl');
    expect(mail.data.confirmUrl).toContain(`${ORIGIN}/nl/login/confirm?token=`);
    await browser.call(`/verify-email?token=${tokenIn(mail.data.confirmUrl)}&callbackURL=/nl/profile`);
    expect(browser.isSignedIn).toBe(true);
    expect(browser.cookies.get('signed_in')).toBe('1');
    expect(await me(browser)).toMatchObject({ state: 'signed-in', account: { email, name: 'Vera', role: 'user', language: 'nl', aal: 'aal1' } });
    await Promise.all([me(browser), me(browser), me(browser)]);
    expect((await db('select count(*)::int as n from users where email = $1', [email])).rows[0].n).toBe(1);
  });

  test('sets a site-wide HttpOnly cookie for 400 days', async () => {
    const email = newAddress();
    await makeAccount(payload, { email, password: STRONG });
    const { headers } = await signIn(new Browser(), email);
    const cookie = headers.getSetCookie().find((line) => line.includes('session_token')) ?? '';
    expect(cookie).toMatch(/Max-Age=34560000/i);
    expect(cookie).toMatch(/Path=\/(;|$)/i);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  test.each(['en', 'nl'] as const)('rejects weak passwords with every reason (%s)', async (language) => {
    const texts = { en: 'Use at least 10 characters', nl: 'Gebruik minstens 10 tekens' };
    const { status, body } = await new Browser(language).call(
      '/sign-up/email',
      { email: 'vera.jansen@example.net', password: 'jansen1', name: 'Vera Jansen' },
      { captcha: true },
    );
    expect(status).toBe(400);
    expect(body.code).toBe('weak_password');
    expect(body.reasons).toContainEqual({ code: 'short', message: texts[language] });
    expect(body.reasons.map(({ code }: { code: string }) => code)).toContain('personal');
  });

  test('refuses role, verification and state in the request, and leaves the sign-up that waits', async () => {
    const email = newAddress();
    const owner = new Browser();
    const body = { email, password: STRONG, name: 'Vera' };
    expect((await owner.call('/sign-up/email', body, { captcha: true })).status).toBe(200);
    const confirm = tokenIn((await lastMail(email, 'account-verify')).data.confirmUrl);
    const own = { role: 'admin', emailVerified: true, banned: false, twoFactorEnabled: true, aal: 'aal2' };
    for (const more of [
      own,
      { phoneNumber: newPhone() },
      { phoneNumberVerified: true },
      { name: 1 },
      { language: 'fr' },
      { callbackURL: '/\ud800' },
    ]) {
      const { status, body: answer } = await new Browser().call('/sign-up/email', { ...body, name: 'Mallory', ...more }, { captcha: true });
      expect([status, answer.code], JSON.stringify(more)).toEqual([400, 'invalid_input']);
    }
    const headers = { Origin: null, 'Sec-Fetch-Site': 'none' };
    const withoutOrigin = await new Browser().call('/sign-up/email', { ...body, name: 'Mallory' }, { captcha: true, headers });
    expect(withoutOrigin.body.code).toBe('other_site');
    const { rows } = await db('select name, "emailVerified", "twoFactorEnabled", "phoneNumber" from auth."user" where email = $1', [email]);
    expect(rows).toEqual([{ name: 'Vera', emailVerified: false, twoFactorEnabled: false, phoneNumber: null }]);
    await owner.call(`/verify-email?token=${confirm}&callbackURL=/profile`);
    expect((await me(owner)).account).toMatchObject({ email, name: 'Vera', role: 'user' });
    expect((await signIn(new Browser(), email)).status).toBe(200);
  });

  test('does not reveal an existing account, but notifies its owner', async () => {
    const email = newAddress();
    await makeAccount(payload, { email, password: STRONG });
    const body = (address: string) => ({ email: address, password: 'een heel ander wachtwoord hier', name: 'Vera' });
    const known = await new Browser().call('/sign-up/email', body(email), { captcha: true });
    const other = newAddress();
    const unknown = await new Browser().call('/sign-up/email', body(other), { captcha: true });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await expect.poll(() => mailsTo(email, 'account-known')).toHaveLength(1);
    expect((await signIn(new Browser(), email)).status).toBe(200);
  });

  test.each([
    ['en', 'You must provide either an email or phone number and a password'],
    ['nl', 'Vul een e-mailadres of telefoonnummer en een wachtwoord in'],
  ] as const)('reports missing fields (%s)', async (language, message) => {
    for (const body of [{ name: 'Vera' }, { email: newAddress() }, { password: STRONG }])
      expect((await new Browser(language).call('/sign-up/email', body)).body).toEqual({ code: 'identifier_missing', message });
  });

  test('requires a solved puzzle and accepts it once', async () => {
    const email = newAddress();
    const reply = await new Browser('nl').call('/sign-up/email', { email, password: STRONG, name: '' });
    expect(reply.body).toEqual({ code: 'captcha_failed', message: 'We konden niet nagaan of je een mens bent. Probeer het opnieuw.' });
  });

  test('by phone requires the code and the password', async () => {
    const phoneNumber = newPhone();
    const browser = new Browser('nl');
    expect((await browser.call('/phone-number/send-otp', { phoneNumber }, { captcha: true })).status).toBe(200);
    const code = await lastCodeFor(phoneNumber);
    expect((await browser.call('/phone-number/verify', { phoneNumber, code: '000000', password: STRONG })).body.code).toBe('invalid_code');
    expect((await browser.call('/phone-number/verify', { phoneNumber, code, password: '1234567890' })).body.code).toBe('weak_password');
    expect((await browser.call('/phone-number/verify', { phoneNumber, code, password: STRONG, name: 'Bo' })).status).toBe(200);
    expect(await me(browser)).toMatchObject({ account: { email: null, phone: phoneNumber, name: 'Bo', role: 'user' } });
    expect((await new Browser().call('/sign-in/phone-number', { phoneNumber, password: STRONG })).status).toBe(200);
    expect((await new Browser().call('/sign-in/phone-number', { phoneNumber, password: 'iets heel anders dus' })).body.code).toBe(
      'invalid_credentials',
    );
    expect((await new Browser().call('/sign-in/phone-number', { phoneNumber: newPhone(), password: STRONG })).body.code).toBe('invalid_credentials');
    expect((await new Browser().call('/phone-number/send-otp', { phoneNumber: '12' }, { captcha: true })).body.code).toBe('invalid_phone');
  });

  test('does not show by its answer or its cookie whether an address is known', async () => {
    const [confirmed, unconfirmed] = [newAddress(), newAddress()];
    await makeAccount(payload, { email: confirmed, password: STRONG });
    await makeUnconfirmed(unconfirmed);
    const answers = [];
    for (const email of [confirmed, unconfirmed, newAddress()]) {
      const { status, body, headers } = await makeUnconfirmed(email);
      const [cookie, ...others] = headers.getSetCookie().map((line) => line.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/, 'id'));
      answers.push({ status, body, cookie, others });
    }
    expect(answers[0]).toMatchObject({
      status: 200,
      others: [],
      cookie: expect.stringMatching(/^directory\.sign_up=id; Max-Age=604800; Path=\/api\/auth; HttpOnly; SameSite=Lax$/),
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  const OTHER = 'acht rode lampen in de gang';
  /** Signs up in a new browser unless `by` is given. */
  const signUpAs = async (email: string, password: string, name: string, by = new Browser('nl')) => {
    await endWait();
    const before = (await mailsTo(email, 'account-verify')).length;
    const body = { email, password, name, callbackURL: '/nl/login?next=/nl/dictionary' };
    expect((await by.call('/sign-up/email', body, { captcha: true })).status).toBe(200);
    const mails = () => mailsTo(email, 'account-verify');
    await expect.poll(async () => (await mails()).length).toBe(before + 1);
    return { browser: by, link: `/verify-email?token=${tokenIn((await mails()).at(-1)?.data.confirmUrl)}&callbackURL=/nl/login?next=/nl/dictionary` };
  };
  const redirectOf = async (browser: Browser, link: string) => (await browser.call(link)).headers.get('location') ?? '';
  const refused = async (email: string, ...passwords: string[]) => {
    for (const password of passwords) expect((await signIn(new Browser(), email, password)).body.code, password).toBe('invalid_credentials');
  };

  test("keeps a person's own password when a stranger signed up with the address before", async () => {
    const email = newAddress();
    const stranger = await signUpAs(email, OTHER, 'Mallory');
    const owner = await signUpAs(email, STRONG, 'Vera');
    expect(await mailsTo(email, 'account-known')).toEqual([]);
    expect(await redirectOf(owner.browser, stranger.link)).toContain('error=');
    expect(owner.browser.isSignedIn).toBe(false);
    await refused(email, OTHER);
    expect(await redirectOf(owner.browser, owner.link)).toBe('/nl/login?next=/nl/dictionary');
    expect((await me(owner.browser)).account).toMatchObject({ email, name: 'Vera' });
    expect((await signIn(new Browser(), email)).status).toBe(200);
    await refused(email, OTHER);
  });

  test('gives a stranger who signs up last, or alone, no way in: the link drops their password and leads to choosing one', async () => {
    for (const isAlone of [false, true]) {
      const email = newAddress();
      const owner = isAlone ? { browser: new Browser('nl'), link: null } : await signUpAs(email, STRONG, 'Vera');
      const stranger = await signUpAs(email, OTHER, 'Mallory');
      if (owner.link) {
        expect(await redirectOf(owner.browser, owner.link)).toContain('error=');
        expect(owner.browser.isSignedIn).toBe(false);
      }
      // The stranger has the link sent again.
      expect((await signIn(stranger.browser, email, OTHER)).body.code).toBe('email_not_verified');
      const choose = new URL(await redirectOf(owner.browser, stranger.link));
      expect(choose.pathname).toBe('/nl/login/reset');
      const { token, ...query } = Object.fromEntries(choose.searchParams);
      expect(query).toEqual({ confirmed: '1', next: '/nl/dictionary' });
      expect((await me(owner.browser)).account.email).toBe(email);
      await refused(email, OTHER, STRONG);
      expect(await me(stranger.browser)).toEqual({ state: 'none' });
      const newPassword = 'zeven bruine koffers op zolder';
      expect((await owner.browser.call('/reset-password', { token, newPassword })).status).toBe(200);
      expect((await owner.browser.call('/reset-password', { token, newPassword })).body.code).toBe('invalid_link');
      expect((await signIn(new Browser(), email, newPassword)).status).toBe(200);
      await refused(email, OTHER);
    }
  });

  test('lets a person confirm on another device and sign in without a password', async () => {
    const email = newAddress();
    const { link } = await signUpAs(email, STRONG, 'Vera');
    const phone = new Browser('nl');
    expect(await redirectOf(phone, link)).toContain('/nl/login/reset?');
    expect((await me(phone)).account).toMatchObject({ email, name: 'Vera' });
    await refused(email, STRONG);
    await endWait();
    const laptop = new Browser();
    expect((await signInByCode(laptop, email)).status).toBe(200);
    expect((await me(laptop)).account.email).toBe(email);
  });

  test('counts the newest of two sign-ups by the same person', async () => {
    const email = newAddress();
    const first = await signUpAs(email, OTHER, 'Vera');
    const second = await signUpAs(email, STRONG, 'Vera', first.browser);
    expect(await redirectOf(first.browser, first.link)).toContain('error=');
    expect(await redirectOf(first.browser, second.link)).toBe('/nl/login?next=/nl/dictionary');
    await refused(email, OTHER);
    expect((await signIn(new Browser(), email)).status).toBe(200);
  });

  test('leaves an invitation to its person', async () => {
    const email = newAddress();
    const { token } = await createAccount(local, 'admin');
    const made = await rest('POST', '/users', { token, body: { email, role: 'editor' } });
    const stranger = new Browser();
    await stranger.call('/sign-up/email', { email, password: OTHER, name: 'Mallory' }, { captcha: true });
    await expect.poll(() => mailsTo(email, 'account-known')).toHaveLength(1);
    await refused(email, OTHER);
    const invitation = tokenIn((await lastMail(email, 'account-invite')).data.inviteUrl);
    expect((await new Browser().call('/reset-password', { token: invitation, newPassword: STRONG })).status).toBe(200);
    const browser = new Browser();
    expect((await signIn(browser, email)).status).toBe(200);
    expect((await me(browser)).account.id).toBe(made.body.doc.id);
    await refused(email, OTHER);
  });

  test("does not let anyone pre-register another person's address", async () => {
    const email = newAddress();
    const attacker = new Browser();
    await attacker.call('/sign-up/email', { email, password: STRONG, name: 'Mallory' }, { captcha: true });
    const owner = new Browser();
    expect((await signInByCode(owner, email)).status).toBe(200);
    expect((await signIn(attacker, email)).body.code).toBe('invalid_credentials');
  });
});

describe('one-time codes', () => {
  test('sign in once and expire', async () => {
    const { email } = await signedUp();
    const ask = async () => {
      await endWait();
      expect((await new Browser().call('/email-otp/send-verification-otp', { email, type: 'sign-in' }, { captcha: true })).status).toBe(200);
      return String((await lastMail(email, 'sign-in-code')).data.code);
    };
    const otp = await ask();
    expect((await new Browser().call('/sign-in/email-otp', { email, otp })).status).toBe(200);
    expect((await new Browser('nl').call('/sign-in/email-otp', { email, otp })).body).toMatchObject({
      code: 'invalid_code',
      message: expect.stringContaining('Deze code'),
    });
    const late = await ask();
    await db(`update auth.verification set "expiresAt" = now() - interval '1 second'`);
    expect((await new Browser().call('/sign-in/email-otp', { email, otp: late })).body.code).toBe('invalid_code');
  });

  test('allow three attempts', async () => {
    const email = newAddress();
    await new Browser().call('/email-otp/send-verification-otp', { email, type: 'sign-in' }, { captcha: true });
    const otp = String((await lastMail(email, 'sign-in-code')).data.code);
    const wrong = otp === '123456' ? '654321' : '123456';
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await new Browser().call('/sign-in/email-otp', { email, otp: wrong })).status).toBe(400);
    expect((await new Browser().call('/sign-in/email-otp', { email, otp })).body.code).toMatch(/too_many_attempts|invalid_code/);
  });

  test('are requested alike for known and unknown addresses, once per 30 seconds', async () => {
    const { email } = await signedUp();
    const ask = (address: string, browser = new Browser()) =>
      browser.call('/email-otp/send-verification-otp', { email: address, type: 'sign-in' }, { captcha: true });
    const [known, unknown] = [await ask(email), await ask(newAddress())];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const asking = new Browser();
    await ask(newAddress(), asking);
    const { email: other } = await signedUp();
    expect((await ask(other, asking)).status).toBe(200);
    const again = await ask(other, asking);
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('are stored hashed', async () => {
    const email = newAddress();
    await new Browser().call('/email-otp/send-verification-otp', { email, type: 'sign-in' }, { captcha: true });
    const code = String((await lastMail(email, 'sign-in-code')).data.code);
    const { rows } = await db('select identifier, value from auth.verification order by "createdAt" desc limit 3');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

describe('mailed sign-in links', () => {
  test('open a page with a button, work once and expire', async () => {
    const email = newAddress();
    const ask = async () => {
      await endWait();
      await new Browser('nl').call('/sign-in/magic-link', { email, callbackURL: '/nl/login?next=/nl/favorites' }, { captcha: true });
      return (await lastMail(email, 'sign-in-link')).data.signInUrl;
    };
    const url = await ask();
    expect(url).toContain(`${ORIGIN}/nl/login/link?token=`);
    expect(new URL(String(url)).searchParams.get('next')).toBe('/nl/favorites');
    const browser = new Browser();
    const open = (link: string | undefined, by: Browser) =>
      by.call(`/magic-link/verify?token=${tokenIn(link)}&callbackURL=/profile&errorCallbackURL=/login`);
    expect((await open(url, browser)).headers.get('location')).toBe(`${ORIGIN}/profile`);
    expect(browser.isSignedIn).toBe(true);
    const second = new Browser();
    expect((await open(url, second)).headers.get('location')).toContain('/login?error=');
    expect(second.isSignedIn).toBe(false);
    const late = await ask();
    await db(`update auth.verification set "expiresAt" = now() - interval '1 second'`);
    expect((await open(late, second)).headers.get('location')).toContain('/login?error=');
    expect(second.isSignedIn).toBe(false);
  });

  test.each([
    ['/sign-in/magic-link', 'sign-in-link', 'signInUrl'],
    ['/sign-up/email', 'account-verify', 'confirmUrl'],
    ['/send-verification-email', 'account-verify', 'confirmUrl'],
    ['/sign-in/email', 'account-verify', 'confirmUrl'],
  ] as const)('name the page and the tool that %s was sent for, and nothing else of the request', async (path, kind, link) => {
    const queryFor = async (query: string) => {
      await endWait();
      const email = newAddress();
      if (path === '/send-verification-email' || path === '/sign-in/email') await makeUnconfirmed(email);
      const body = { email, password: STRONG, name: 'Vera', callbackURL: `/nl/login?${query}` };
      await new Browser('nl').call(path, body, { captcha: path !== '/sign-in/email' });
      const { token, ...rest } = Object.fromEntries(new URL(String((await lastMail(email, kind)).data[link])).searchParams);
      expect(token).toBeTruthy();
      return rest;
    };
    const next = '/nl/tools/chatgpt?a=b#write-review';
    expect(await queryFor(`${new URLSearchParams({ next, bookmark: '12', token: 'x', more: 'y' })}`)).toEqual({ next, bookmark: '12' });
    expect(await queryFor('next=https://evil.example&bookmark=12;13')).toEqual({});
  });

  test('never redirect to another site', async () => {
    const reply = await new Browser().call('/sign-in/magic-link', { email: newAddress(), callbackURL: 'https://evil.example/' }, { captcha: true });
    expect(reply.status).toBe(403);
    expect((await new Browser().call('/magic-link/verify?token=x&callbackURL=https://evil.example')).status).toBe(403);
  });
});

describe('account recovery', () => {
  test('sets a new password once, ends every session and notifies the owner', async () => {
    const { browser, email } = await signedUp();
    const asking = new Browser('nl');
    const known = await asking.call('/request-password-reset', { email }, { captcha: true });
    const unknown = await asking.call('/request-password-reset', { email: newAddress() }, { captcha: true });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const token = tokenIn((await lastMail(email, 'password-reset')).data.resetUrl);
    expect((await asking.call('/reset-password', { token, newPassword: 'password12' })).body.code).toBe('weak_password');
    const newPassword = 'zeven bruine koffers op zolder';
    expect((await asking.call('/reset-password', { token, newPassword })).status).toBe(200);
    expect((await asking.call('/reset-password', { token, newPassword })).body).toMatchObject({ code: 'invalid_link' });
    expect(await me(browser)).toEqual({ state: 'none' });
    await expect.poll(() => mailsTo(email, 'password-changed')).toHaveLength(1);
    expect((await signIn(new Browser(), email)).body.code).toBe('invalid_credentials');
    expect((await signIn(new Browser(), email, newPassword)).status).toBe(200);
  });

  test('by phone requires the code that was sent', async () => {
    const phoneNumber = newPhone();
    const browser = new Browser();
    await browser.call('/phone-number/send-otp', { phoneNumber }, { captcha: true });
    await browser.call('/phone-number/verify', { phoneNumber, code: await lastCodeFor(phoneNumber), password: STRONG });
    await endWait();
    await new Browser().call('/phone-number/request-password-reset', { phoneNumber }, { captcha: true });
    const otp = await lastCodeFor(phoneNumber, 2);
    const newPassword = 'zeven bruine koffers op zolder';
    expect((await new Browser().call('/phone-number/reset-password', { phoneNumber, otp: '000000', newPassword })).status).toBe(400);
    expect((await new Browser().call('/phone-number/reset-password', { phoneNumber, otp, newPassword })).status).toBe(200);
    expect(await me(browser)).toEqual({ state: 'none' });
    expect((await new Browser().call('/sign-in/phone-number', { phoneNumber, password: newPassword })).status).toBe(200);
  });
});

describe('changing sign-in details', () => {
  test('signs out other devices after a password change and notifies the owner', async () => {
    const { browser, email } = await signedUp();
    const other = new Browser();
    await signIn(other, email);
    const before = browser.cookie;
    const newPassword = 'zeven bruine koffers op zolder';
    expect((await browser.call('/change-password', { currentPassword: 'iets anders dan dat', newPassword })).body.code).toBe('wrong_password');
    expect((await browser.call('/change-password', { currentPassword: STRONG, newPassword: 'password12' })).body.code).toBe('weak_password');
    expect((await browser.call('/change-password', { currentPassword: STRONG, newPassword, revokeOtherSessions: false })).status).toBe(200);
    expect(await me(other)).toEqual({ state: 'none' });
    expect((await me(browser)).state).toBe('signed-in');
    expect(browser.cookie).not.toBe(before);
    await expect.poll(() => mailsTo(email, 'password-changed')).toHaveLength(1);
    await enrolled(browser, newPassword);
    expect((await browser.call('/change-password', { currentPassword: newPassword, newPassword: STRONG })).status).toBe(200);
    expect(await me(browser)).toMatchObject({ state: 'signed-in', account: { aal: 'aal2' } });
  });

  test('confirms a new address at that address and notifies the old one', async () => {
    const { browser, email } = await signedUp();
    const newEmail = newAddress();
    expect((await browser.call('/change-email', { newEmail, callbackURL: '/login' })).status).toBe(200);
    expect((await me(browser)).account.email).toBe(email);
    const token = tokenIn((await lastMail(newEmail, 'email-change')).data.confirmUrl);
    const stranger = await signedUp();
    await stranger.browser.call(`/verify-email?token=${token}&callbackURL=/login`);
    expect((await me(stranger.browser)).account.email).toBe(stranger.email);
    expect((await me(browser)).account.email).toBe(email);
    await browser.call(`/verify-email?token=${token}&callbackURL=/login`);
    expect((await me(browser)).account.email).toBe(newEmail);
    expect((await lastMail(email, 'email-changed')).data.newEmail).toBe(newEmail);
    await endWait();
    const other = newAddress();
    await makeAccount(payload, { email: other, password: STRONG });
    const taken = await browser.call('/change-email', { newEmail: other, callbackURL: '/login' });
    expect(taken.status).toBe(200);
    expect(await mailsTo(other, 'email-change')).toEqual([]);
  });

  test('confirms a new address that somebody signed up with and never confirmed', async () => {
    const newEmail = newAddress();
    await makeUnconfirmed(newEmail);
    await new Browser().call('/change-email', { newEmail });
    expect((await db('select 1 from auth."user" where email = $1', [newEmail])).rows).toHaveLength(1);
    const { browser } = await signedUp();
    expect((await browser.call('/change-email', { newEmail })).status).toBe(200);
    await browser.call(`/verify-email?token=${tokenIn((await lastMail(newEmail, 'email-change')).data.confirmUrl)}&callbackURL=/login`);
    expect((await me(browser)).account.email).toBe(newEmail);
  });

  test('ends a link for a new address with its session, and accepts it once', async () => {
    const { browser, email } = await signedUp();
    const newEmail = newAddress();
    await browser.call('/change-email', { newEmail });
    const link = `/verify-email?token=${tokenIn((await lastMail(newEmail, 'email-change')).data.confirmUrl)}&callbackURL=/login`;
    expect((await new Browser('nl').call(link)).headers.get('location')).toBe(`${ORIGIN}/nl/login?error=email_change_elsewhere`);
    await db('delete from auth.session where "userId" = (select id from auth."user" where email = $1)', [email]);
    await signIn(browser, email);
    await db(`update auth.session set "createdAt" = now() + interval '5 seconds' where "userId" = (select id from auth."user" where email = $1)`, [
      email,
    ]);
    await browser.call(link);
    expect((await me(browser)).account.email).toBe(email);

    const other = await signedUp();
    const elsewhere = new Browser();
    await signIn(elsewhere, other.email);
    const second = newAddress();
    await other.browser.call('/change-email', { newEmail: second });
    await other.browser.call(`/verify-email?token=${tokenIn((await lastMail(second, 'email-change')).data.confirmUrl)}&callbackURL=/login`);
    expect((await me(other.browser)).account.email).toBe(second);
    expect(await me(elsewhere)).toEqual({ state: 'none' });
  });

  test('ends mailed links that set a password', async () => {
    const { browser, email } = await signedUp();
    const resetLink = async (to: string) => {
      await endWait();
      expect((await browser.call('/request-password-reset', { email: to }, { captcha: true })).status).toBe(200);
      return tokenIn((await lastMail(to, 'password-reset')).data.resetUrl);
    };
    const refused = async (token: string) =>
      expect((await new Browser().call('/reset-password', { token, newPassword: 'zes witte wolken boven zee' })).body.code).toBe('invalid_link');
    const newEmail = newAddress();
    const toOldAddress = await resetLink(email);
    await browser.call('/change-email', { newEmail });
    await browser.call(`/verify-email?token=${tokenIn((await lastMail(newEmail, 'email-change')).data.confirmUrl)}&callbackURL=/login`);
    expect((await me(browser)).account.email).toBe(newEmail);
    await refused(toOldAddress);
    const beforeChange = await resetLink(newEmail);
    const newPassword = 'zeven bruine koffers op zolder';
    expect((await browser.call('/change-password', { currentPassword: STRONG, newPassword })).status).toBe(200);
    await refused(beforeChange);
    expect((await signIn(new Browser(), newEmail, newPassword)).status).toBe(200);
  });

  test('adds an address to an account created by phone', async () => {
    const phoneNumber = newPhone();
    const browser = new Browser();
    await browser.call('/phone-number/send-otp', { phoneNumber }, { captcha: true });
    await browser.call('/phone-number/verify', { phoneNumber, code: await lastCodeFor(phoneNumber), password: STRONG });
    const newEmail = newAddress();
    await browser.call('/change-email', { newEmail });
    await browser.call(`/verify-email?token=${tokenIn((await lastMail(newEmail, 'email-change')).data.confirmUrl)}&callbackURL=/login`);
    expect((await me(browser)).account).toMatchObject({ email: newEmail, phone: phoneNumber });
    expect((await signIn(new Browser(), newEmail)).status).toBe(200);
    expect((await browser.call('/update-user', { phoneNumber: null })).status).toBe(400);
    const standIn = { email: `${newPhone().slice(1)}@phone.invalid`, password: STRONG, name: 'Mallory' };
    expect((await new Browser().call('/sign-up/email', standIn, { captcha: true })).status).toBe(400);
  });

  test('rejects a link for another account', async () => {
    const email = newAddress();
    const browser = new Browser();
    await browser.call('/sign-up/email', { email, password: STRONG, name: 'Vera' }, { captcha: true });
    const token = tokenIn((await lastMail(email, 'account-verify')).data.confirmUrl);
    // The account is deleted, and someone else takes the address.
    await db('delete from auth."user" where email = $1', [email]);
    await new Browser().call('/sign-up/email', { email, password: 'zeven bruine koffers op zolder', name: 'Mallory' }, { captcha: true });
    await browser.call(`/verify-email?token=${token}&callbackURL=/login`);
    expect(browser.isSignedIn).toBe(false);
    expect((await db('select "emailVerified" from auth."user" where email = $1', [email])).rows[0]).toEqual({ emailVerified: false });
  });

  test('requires a recent sign-in', async () => {
    const { browser, email } = await signedUp('nl');
    await db(`update auth.session set "createdAt" = now() - interval '16 minutes' where "userId" = (select id from auth."user" where email = $1)`, [
      email,
    ]);
    for (const [way, body] of [
      ['/change-email', { newEmail: newAddress() }],
      ['/two-factor/enable', { password: STRONG }],
      ['/link-social', { provider: 'oidc' }],
      ['/unlink-account', { accountId: 'x' }],
      ['/passkey/delete-passkey', { id: 'x' }],
      ['/phone-number/verify', { phoneNumber: newPhone(), code: '123456', updatePhoneNumber: true }],
    ] as const) {
      const reply = await browser.call(way, body);
      expect([reply.status, reply.body.code], way).toEqual([403, 'reauthentication_needed']);
    }
    const old = browser.cookie;
    await signIn(browser, email);
    expect((await browser.call('/two-factor/enable', { password: STRONG })).status).toBe(200);
    expect((await rest('GET', '/users/me/account', { token: old })).body).toEqual({ state: 'none' });
  });
});

describe('sessions', () => {
  test('can be listed and ended: this one, others or all', async () => {
    const { browser, email } = await signedUp();
    const [second, third] = [new Browser(), new Browser()];
    await signIn(second, email);
    await signIn(third, email);
    const sessions = (await browser.call('/list-sessions')).body;
    expect(sessions).toHaveLength(3);
    const tokenOf = async (one: Browser) => (await one.call('/get-session')).body.session.token;
    await browser.call('/revoke-session', { token: await tokenOf(second) });
    expect(await me(second)).toEqual({ state: 'none' });
    await browser.call('/revoke-other-sessions', {});
    expect(await me(third)).toEqual({ state: 'none' });
    expect((await me(browser)).state).toBe('signed-in');
    const signedOut = await browser.call('/sign-out', {});
    expect([signedOut.status, signedOut.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
    expect(browser.isSignedIn).toBe(false);
    expect(browser.cookies.has('signed_in')).toBe(false);
    await signIn(second, email);
    await signIn(third, email);
    expect((await second.call('/revoke-sessions', {})).headers.get('clear-site-data')).toBe('"cache"');
    expect([await me(second), await me(third)]).toEqual([{ state: 'none' }, { state: 'none' }]);
  });

  test('are listed with the address they began from, of IPv6 the network, and without the address of the server itself', async () => {
    const email = newAddress();
    await makeAccount(payload, { email, password: STRONG });
    const shown = [];
    for (const address of ['198.51.100.7', '2001:db8:1:2::7', '::1']) {
      const browser = new Browser('en', address);
      await signIn(browser, email);
      const [session] = (await browser.call('/list-sessions')).body;
      shown.push(shownAddress(session.ipAddress));
      await browser.call('/revoke-sessions', {});
    }
    expect(shown).toEqual(['198.51.100.7', '2001:db8:1:2::/64', null]);
  });

  test('of another account cannot be ended', async () => {
    const mine = await signedUp();
    const other = await signedUp();
    const { token } = (await other.browser.call('/get-session')).body.session;
    await mine.browser.call('/revoke-session', { token });
    expect((await me(other.browser)).state).toBe('signed-in');
  });

  test('are removed from the browser when rejected', async () => {
    const { browser, email } = await signedUp();
    await db('delete from auth.session where "userId" = (select id from auth."user" where email = $1)', [email]);
    expect((await browser.call('/get-session')).body).toBeNull();
    expect(browser.isSignedIn).toBe(false);
    expect(browser.cookies.has('signed_in')).toBe(false);
  });

  test('are renewed before they expire', async () => {
    const { browser, email } = await signedUp();
    const ends = async () =>
      (await db('select "expiresAt", "updatedAt" from auth.session where "userId" = (select id from auth."user" where email = $1)', [email])).rows[0];
    await db(
      `update auth.session set "expiresAt" = now() + interval '399 days', "updatedAt" = now() - interval '1 day' where "userId" = (select id from auth."user" where email = $1)`,
      [email],
    );
    const before = await ends();
    const { headers } = await browser.call('/get-session');
    expect((await ends()).expiresAt.getTime()).toBeGreaterThan(before.expiresAt.getTime());
    expect(headers.getSetCookie().join()).toMatch(/session_token/);
  });

  test.each([
    ['twelve hours without use', `"updatedAt" = now() - interval '12 hours 1 minute'`],
    ['seven days', `"createdAt" = now() - interval '7 days 1 minute'`],
  ])('of editors and admins end after %s; those of visitors do not', async (_, change) => {
    const editor = await createAccount(local, 'editor');
    const user = await createAccount(local, 'user');
    const age = (id: number) => db(`update auth.session set ${change} where "userId" = (select auth_id::uuid from users where id = $1)`, [id]);
    await age(editor.user.id);
    await age(user.user.id);
    // Renewing through Better Auth does not extend it.
    const browser = new Browser();
    for (const pair of editor.token.split('; ')) browser.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    const foreign = { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } };
    expect((await browser.call('/get-session', undefined, foreign)).status).toBe(403);
    expect((await browser.call('/get-session')).body).toBeNull();
    expect((await rest('GET', '/users/me', { token: editor.token })).body.user).toBeNull();
    expect((await rest('GET', '/users/me', { token: user.token })).body.user).toMatchObject({ id: user.user.id });
  });

  test('cannot be planted by someone else', async () => {
    const attacker = await signedUp();
    const victim = await signedUp();
    const browser = new Browser();
    for (const [name, value] of attacker.browser.cookies) browser.cookies.set(name, value);
    const planted = browser.cookie;
    await signIn(browser, victim.email);
    expect(browser.cookie).not.toBe(planted);
    expect((await me(browser)).account.email).toBe(victim.email);
    expect((await rest('GET', '/users/me/account', { token: planted })).body).toEqual({ state: 'none' });
  });

  test('cannot be started by a link on another site', async () => {
    const email = newAddress();
    await new Browser().call('/sign-in/magic-link', { email }, { captcha: true });
    const token = tokenIn((await lastMail(email, 'sign-in-link')).data.signInUrl);
    const victim = new Browser();
    const reply = await victim.call(`/magic-link/verify?token=${token}&callbackURL=/`, undefined, {
      headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
    });
    expect(reply.headers.get('location')).toBe(`${ORIGIN}/login?error=other_site`);
    expect(victim.isSignedIn).toBe(false);
  });

  test('are ignored in cross-site requests', async () => {
    const { browser } = await signedUp();
    const foreign = { headers: { Origin: 'https://evil.example' } };
    expect((await browser.call('/update-user', { name: 'Mallory' }, foreign)).status).toBe(403);
    expect((await browser.call('/sign-out', {}, foreign)).status).toBe(403);
    const write = await rest('PUT', '/users/me/bookmarks/1', { token: browser.cookie, headers: { Origin: 'https://evil.example' } });
    expect(write.status).toBe(401);
    expect((await me(browser)).account.name).toBe('Vera');
  });
});

describe('two-step verification', () => {
  test('follows a password, code or link and raises the session to aal2 with a new token', async () => {
    const { browser, email } = await signedUp();
    const before = browser.cookie;
    const { secret } = await enrolled(browser);
    expect(await me(browser)).toMatchObject({ state: 'signed-in', account: { aal: 'aal2', secondFactor: true } });
    expect((await rest('GET', '/users/me/account', { token: before })).body).toEqual({ state: 'none' });
    expect((await lastMail(email, 'sign-in-changed')).data.change).toBe('on');

    await forgetUsedCodes();
    const byPassword = new Browser();
    expect((await signIn(byPassword, email)).body).toMatchObject({ twoFactorRedirect: true });
    expect(byPassword.isSignedIn).toBe(false);
    expect((await byPassword.call('/two-factor/verify-totp', { code: '000000' })).body.code).toBe('invalid_code');
    const code = await createOTP(secret).totp();
    expect((await byPassword.call('/two-factor/verify-totp', { code })).status).toBe(200);
    expect((await me(byPassword)).account.aal).toBe('aal2');

    await endWait();
    const byCode = new Browser();
    await signInByCode(byCode, email);
    expect(await me(byCode)).toEqual({ state: 'challenged' });
    for (const [way, body] of [
      ['/update-user', { name: 'Mallory' }],
      ['/change-email', { newEmail: newAddress() }],
      ['/two-factor/disable', { password: STRONG }],
      ['/two-factor/generate-backup-codes', { password: STRONG }],
      ['/list-sessions', undefined],
      ['/list-accounts', undefined],
      ['/revoke-other-sessions', {}],
      ['/token', undefined],
      ['/phone-number/verify', { phoneNumber: newPhone(), code: '1', updatePhoneNumber: true }],
    ] as const) {
      const reply = await byCode.call(way, body);
      expect([reply.status, reply.body?.code], way).toEqual([403, 'second_factor_required']);
    }
    expect((await rest('GET', '/users/me', { token: byCode.cookie })).body.user).toBeNull();
    expect((await rest('GET', '/users/me/bookmarks', { token: byCode.cookie })).status).toBe(401);
    const challenged = byCode.cookie;
    expect((await byCode.call('/two-factor/verify-totp', { code })).body.code).toBe('invalid_code');
    expect(await me(byCode)).toEqual({ state: 'challenged' });
    expect((await byCode.call('/get-session')).body).toEqual({ state: 'challenged' });
    await forgetUsedCodes();
    expect((await byCode.call('/two-factor/verify-totp', { code: await createOTP(secret).totp() })).status).toBe(200);
    expect((await me(byCode)).account.aal).toBe('aal2');
    expect((await rest('GET', '/users/me/account', { token: challenged })).body).toEqual({ state: 'none' });
  });

  test('accepts a code once, also when several devices send it at the same moment', async () => {
    const { browser, email } = await signedUp();
    const { secret, backupCodes } = await enrolled(browser);
    for (const [path, code] of [
      ['/two-factor/verify-totp', () => createOTP(secret).totp()],
      ['/two-factor/verify-backup-code', async () => backupCodes[0]],
    ] as const) {
      await forgetUsedCodes();
      const devices = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const device = new Browser();
          await signIn(device, email);
          return device;
        }),
      );
      const sent = await code();
      const statuses = await Promise.all(devices.map(async (device) => (await device.call(path, { code: sent })).status));
      expect(
        statuses.filter((status) => status === 200),
        path,
      ).toHaveLength(1);
      const levels = await Promise.all(devices.map(async (device) => (await me(device)).account?.aal));
      expect(
        levels.filter((aal) => aal === 'aal2'),
        path,
      ).toHaveLength(1);
    }
  });

  test('accepts each backup code once', async () => {
    const { browser, email } = await signedUp();
    const { backupCodes } = await enrolled(browser);
    const use = async (code: string | undefined) => {
      const device = new Browser();
      await signIn(device, email);
      return (await device.call('/two-factor/verify-backup-code', { code })).status;
    };
    expect(await use(backupCodes[0])).toBe(200);
    expect(await use(backupCodes[0])).toBe(401);
    expect(await use('nope-nope')).toBe(401);
    expect((await browser.call('/two-factor/generate-backup-codes', { password: STRONG })).body.backupCodes).toHaveLength(backupCodes.length);
    expect(await use(backupCodes[1])).toBe(401);
    expect((await browser.call('/two-factor/disable', { password: STRONG })).status).toBe(200);
    expect((await lastMail(email, 'sign-in-changed')).data.change).toBe('off');
    expect((await signIn(new Browser(), email)).body.twoFactorRedirect).toBeUndefined();
  });

  test('tolerates a clock that is 30 seconds off, but not minutes', async () => {
    const { browser, email } = await signedUp();
    const { secret } = await enrolled(browser);
    const period = () => Math.floor(Date.now() / 30_000);
    const at = async (seconds: number): Promise<number> => {
      // The codes of a period before are those of the enrolment, if one has ended since.
      await forgetUsedCodes();
      const device = new Browser();
      await signIn(device, email);
      const { createHmac } = await import('node:crypto');
      const counter = Buffer.alloc(8);
      const now = period();
      counter.writeBigUInt64BE(BigInt(now + seconds / 30));
      const digest = createHmac('sha1', secret).update(counter).digest();
      const offset = (digest.at(-1) ?? 0) & 15;
      const code = String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
      const { status } = await device.call('/two-factor/verify-totp', { code });
      return period() === now ? status : at(seconds);
    };
    expect(await at(-30)).toBe(200);
    expect(await at(30)).toBe(200);
    expect(await at(-300)).toBe(401);
  });

  test('limits attempts per challenge and per session', async () => {
    const { browser, email } = await signedUp();
    await enrolled(browser);
    await endWait();
    const byCode = new Browser();
    await signInByCode(byCode, email);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      // Neither another address nor other field names start another count.
      const elsewhere = new Browser();
      for (const [name, value] of byCode.cookies) elsewhere.cookies.set(name, value);
      elsewhere.cookies.set('directory.two_factor', `made-up-${attempt}`);
      statuses.push((await elsewhere.call('/two-factor/verify-totp', { code: '000000', email: newAddress() })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('can be required of editors and admins before they reach the panel', async () => {
    const email = newAddress();
    await makeAccount(payload, { email, password: STRONG, role: 'editor' });
    const browser = new Browser();
    await signIn(browser, email);
    const canReadDrafts = async () => (await rest('GET', '/moderation-events', { token: browser.cookie })).status === 200;
    expect(await canReadDrafts()).toBe(true);
    await local.updateGlobal({ slug: 'settings', data: { ...GLOBAL_SAMPLES.settings?.(), staffSecondFactor: true } });
    try {
      expect(await canReadDrafts()).toBe(false);
      expect(await me(browser)).toMatchObject({ account: { role: 'editor', restricted: true } });
      expect((await rest('GET', '/access', { token: browser.cookie })).body.canAccessAdmin).not.toBe(true);
      await enrolled(browser);
      expect(await canReadDrafts()).toBe(true);
    } finally {
      await local.updateGlobal({ slug: 'settings', data: { ...GLOBAL_SAMPLES.settings?.(), staffSecondFactor: false } });
    }
  });
});

describe('rate limits', () => {
  const guess = (browser: Browser, email: string, options = {}) => browser.call('/sign-in/email', { email, password: 'not the password' }, options);

  test('stop password guessing per account and address, and reset after a success', async () => {
    const { email } = await signedUp();
    const { address } = new Browser();
    const here = (language: 'en' | 'nl' = 'en') => new Browser(language, address);
    for (let attempt = 0; attempt < 9; attempt += 1) expect((await guess(here(), email)).status).toBe(401);
    expect((await signIn(here(), email)).status).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess(here(), email)).status).toBe(401);
    const stopped = await here('nl').call('/sign-in/email', { email, password: STRONG }, { captcha: true });
    expect([stopped.status, stopped.body.code]).toEqual([429, 'over_limit']);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    const unknown = newAddress();
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess(here(), unknown)).status).toBe(401);
    expect((await here().call('/sign-in/email', { email: unknown, password: STRONG }, { captcha: true })).status).toBe(429);
  });

  test('count sign-ups that were sent, not those refused for their password', async () => {
    const browser = new Browser();
    const email = newAddress();
    const signUp = (password: string) => browser.call('/sign-up/email', { email, password, name: 'Vera Jansen' }, { captcha: true });
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await signUp('password12')).body.code).toBe('weak_password');
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await signUp(STRONG)).status).toBe(200);
    expect((await signUp(STRONG)).status).toBe(429);
  });

  test("lock nobody out: a stranger's failures leave other addresses and known devices their own", async () => {
    const { browser, email } = await signedUp();
    await browser.call('/sign-out', {});
    const stranger = new Browser();
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(stranger, email);
    // Strangers need a proof of work from now on, wherever they are.
    for (const right of [STRONG, 'not the password']) {
      const braked = await signIn(new Browser('nl'), email, right);
      expect([braked.status, braked.body.code]).toEqual([400, 'captcha_failed']);
    }
    expect((await guess(new Browser(), email, { captcha: true })).status).toBe(401);
    expect((await guess(stranger, email, { captcha: true })).status).toBe(429);
    expect((await signIn(new Browser('en', stranger.address), email)).status).toBe(400);
    // The device that signed in before doesn't, even at the address of the attack.
    const home = new Browser('en', stranger.address);
    for (const [name, value] of browser.cookies) home.cookies.set(name, value);
    for (let attempt = 0; attempt < 60; attempt += 1) await guess(new Browser('en', stranger.address), newAddress());
    expect((await signIn(new Browser('en', stranger.address), newAddress())).status).toBe(429);
    expect((await signIn(home, email)).status).toBe(200);
    // From elsewhere, the right password needs one proof and ends the brake.
    await home.call('/sign-out', {});
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(new Browser(), email);
    expect((await new Browser().call('/sign-in/email', { email, password: STRONG }, { captcha: true })).status).toBe(200);
    expect((await signIn(new Browser(), email)).status).toBe(200);
  });

  test('give a device its own count only for accounts that signed in there, and bound it', async () => {
    const [mine, other] = [await signedUp(), await signedUp()];
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(new Browser(), other.email);
    expect((await signIn(mine.browser, other.email)).body.code).toBe('captcha_failed');
    const forged = new Browser();
    forged.cookies.set('known_device', `${other.browser.cookies.get('known_device')?.slice(0, -4)}AAAA`);
    expect((await signIn(forged, other.email)).body.code).toBe('captcha_failed');
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess(other.browser, other.email)).status).toBe(401);
    const elsewhere = new Browser();
    for (const [name, value] of other.browser.cookies) elsewhere.cookies.set(name, value);
    expect((await signIn(elsewhere, other.email)).status).toBe(429);
  });

  test('do not know a device before the second factor', async () => {
    const { browser, email } = await signedUp();
    await enrolled(browser);
    await endWait();
    const byPassword = new Browser();
    expect((await signIn(byPassword, email)).body.twoFactorRedirect).toBe(true);
    const byCode = new Browser();
    await signInByCode(byCode, email);
    expect([byPassword.cookies.has('known_device'), byCode.cookies.has('known_device'), browser.cookies.has('known_device')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('bound the mails to one address, however many senders ask', async () => {
    const { browser, email } = await signedUp();
    const unconfirmed = newAddress();
    await new Browser().call('/sign-up/email', { email: unconfirmed, password: STRONG, name: 'Vera' }, { captcha: true });
    await endWait();
    const ask = (by: Browser) => by.call('/email-otp/send-verification-otp', { email, type: 'sign-in' }, { captcha: true });
    // Another sender's mails leave this one its own.
    expect([(await ask(new Browser())).status, (await ask(new Browser())).status]).toEqual([200, 200]);
    const hashes = await db(`select key from limits.hits where key like 'account:received:%'`);
    expect(hashes.rows).toHaveLength(1);
    await db(`update limits.hits set points = 30 where key like 'account:received:%'`);
    expect((await ask(new Browser())).status).toBe(429);
    expect((await new Browser().call('/sign-up/email', { email, password: STRONG, name: 'Eva' }, { captcha: true })).status).toBe(429);
    const { browser: attacker } = await signedUp();
    expect((await attacker.call('/change-email', { newEmail: email })).status).toBe(429);
    expect((await ask(browser)).status).toBe(200);
    // A sign-in with an unconfirmed address sends a link within the same bound.
    expect((await signIn(new Browser(), unconfirmed)).body.code).toBe('email_not_verified');
    await expect.poll(() => mailsTo(unconfirmed, 'account-verify')).toHaveLength(2);
    await db(`update limits.hits set points = 30 where key like 'account:received:%'`);
    expect((await signIn(new Browser(), unconfirmed)).body.code).toBe('email_not_verified');
    await expect.poll(() => mailsTo(unconfirmed, 'account-verify')).toHaveLength(2);
  });

  test("count passwords in a session against its account until that account's own password was right", async () => {
    const { browser } = await signedUp();
    const own = await signedUp();
    const wrong = () => browser.call('/change-password', { currentPassword: 'not the password', newPassword: 'zeven bruine koffers op zolder' });
    for (let attempt = 0; attempt < 9; attempt += 1) expect((await wrong()).status).toBe(400);
    await new Browser().call('/request-password-reset', { email: own.email }, { captcha: true });
    const token = tokenIn((await lastMail(own.email, 'password-reset')).data.resetUrl);
    expect((await browser.call('/reset-password', { token, newPassword: 'acht rode lampen in de gang' })).status).toBe(200);
    expect((await wrong()).status).toBe(400);
    expect((await wrong()).status).toBe(429);
  });

  test('count by the account field, regardless of other fields', async () => {
    const phoneNumber = newPhone();
    const { address } = new Browser();
    const byPhone = async () =>
      (await new Browser('en', address).call('/sign-in/phone-number', { phoneNumber, password: 'not the password', email: newAddress() })).body.code;
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt += 1) codes.push(await byPhone());
    expect(codes.at(-1)).toBe('captcha_failed');
    expect(codes.slice(0, 10)).not.toContain('captcha_failed');
    const { email } = await signedUp();
    const form = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    expect((await new Browser().call('/sign-in/email', { email, password: STRONG }, form)).status).toBe(415);
    const send = () => new Browser('en', address).call('/phone-number/send-otp', { phoneNumber, email: newAddress() }, { captcha: true });
    await send();
    expect((await send()).status).toBe(429);
  });

  test('apply to signed-in requests too: passwords and mails to strangers', async () => {
    const { browser } = await signedUp();
    expect((await browser.call('/change-email', { newEmail: newAddress() })).status).toBe(200);
    expect((await browser.call('/change-email', { newEmail: newAddress() })).status).toBe(429);
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push(
        (await browser.call('/change-password', { currentPassword: `wrong ${attempt}`, newPassword: 'zeven bruine koffers op zolder' })).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });

  test('stop one address from trying many accounts', async () => {
    const { address } = new Browser();
    const statuses = [];
    for (let attempt = 0; attempt < 61; attempt += 1) statuses.push((await signIn(new Browser('en', address), newAddress())).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 60)).not.toContain(429);
  });
});

describe('hostile values', () => {
  test.each([
    {},
    { email: 1, password: 2 },
    { email: { $ne: '' }, password: { $ne: '' } },
    { email: ['a@b.nl'], password: 'x' },
    { email: 'a\u0000@b.nl', password: 'x' },
    { email: 'a@b.nl', password: 'x'.repeat(20_000) },
    { email: null },
    [],
    'x',
    1,
    null,
  ])('never cause a 500 at sign-in: %j', async (body) => {
    const reply = await new Browser().call('/sign-in/email', body as never);
    expect(reply.status, JSON.stringify(reply.body)).toBeGreaterThanOrEqual(400);
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
  });

  test.each([
    '/admin/list-users',
    '/admin/set-role',
    '/admin/create-user',
    '/admin/impersonate-user',
    '/update-session',
    '/delete-user',
    '/email-otp/reset-password',
  ])('never reach %s, even with an admin session', async (way) => {
    const email = newAddress();
    await makeAccount(payload, { email, password: STRONG, role: 'admin' });
    const browser = new Browser();
    await signIn(browser, email);
    expect((await browser.call(way, { userId: 'x', role: 'admin', email: newAddress(), name: 'x', password: STRONG })).status).toBe(404);
  });

  test('change only name and language in a profile', async () => {
    const { browser, email } = await signedUp();
    await browser.call('/update-user', { name: `  Eva\n${'x'.repeat(500)}` });
    expect((await me(browser)).account.name).toBe(`Eva ${'x'.repeat(76)}`);
    await browser.call('/update-user', {
      name: 'Eva',
      role: 'admin',
      emailVerified: false,
      banned: true,
      phoneNumber: newPhone(),
      phoneNumberVerified: true,
      aal: 'aal2',
      authId: 'x',
    });
    const account = (await me(browser)).account;
    expect(account).toMatchObject({ email, role: 'user', aal: 'aal1', phone: null });
    await rest('PATCH', `/users/${account.id}`, {
      token: browser.cookie,
      body: { name: 'Eva', role: 'admin', email: newAddress(), authId: 'x', phone: newPhone(), secondFactor: true, avatar: 1 },
    });
    expect((await me(browser)).account).toMatchObject({ name: 'Eva', email, role: 'user', phone: null, secondFactor: false, avatar: null });
    await rest('PATCH', `/users/${account.id}`, { token: browser.cookie, body: { name: ' E\n\u202ev\u0007a ' } });
    expect((await me(browser)).account.name).toBe('E va');
    expect((await browser.call('/get-session')).body.user.name).toBe('E va');
  });
});

describe('a token for other services', () => {
  test("can be verified with the site's public keys", async () => {
    const { browser } = await signedUp();
    const { token } = (await browser.call('/token')).body;
    const keys = await (await accounts()).api.getJwks();
    const { payload: claims } = await jwtVerify(token, createLocalJWKSet(keys as never), { issuer: ORIGIN, audience: ORIGIN });
    expect(claims).toMatchObject({ aal: 'aal1', sub: (await browser.call('/get-session')).body.user.id });
    expect(Object.keys(claims).sort()).toEqual(['aal', 'aud', 'exp', 'iat', 'iss', 'session_id', 'sub']);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
    expect((await new Browser().call('/token')).body.code).toBe('session_not_found');
  });
});

describe('admins', () => {
  const admin = async () => (await createAccount(local, 'admin')).token;

  test('invite people by creating an account, and the invitation sets the password', async () => {
    const token = await admin();
    const email = newAddress();
    const made = await rest('POST', '/users', { token, body: { email, name: 'Nora', role: 'editor', language: 'nl' } });
    expect(made.status, made.text).toBe(201);
    const mail = await lastMail(email, 'account-invite');
    expect([mail.locale, mail.data.role]).toEqual(['nl', 'editor']);
    const browser = new Browser('nl');
    expect((await browser.call('/reset-password', { token: tokenIn(mail.data.inviteUrl), newPassword: STRONG })).status).toBe(200);
    expect((await signIn(browser, email)).status).toBe(200);
    expect((await me(browser)).account).toMatchObject({ id: made.body.doc.id, role: 'editor', email, name: 'Nora' });
    expect((await rest('POST', '/users', { token, body: { email, role: 'user' } })).status).toBe(400);
  });

  test('give no account to an earlier unconfirmed sign-up with the same address', async () => {
    const token = await admin();
    const email = newAddress();
    const attacker = new Browser();
    await attacker.call('/sign-up/email', { email, password: STRONG, name: 'Mallory' }, { captcha: true });
    const before = tokenIn((await lastMail(email, 'account-verify')).data.confirmUrl);
    expect((await rest('POST', '/users', { token, body: { email, role: 'editor' } })).status).toBe(201);
    await new Browser().call(`/verify-email?token=${before}&callbackURL=/login`);
    expect((await signIn(attacker, email)).body.code).toBe('invalid_credentials');
    const squatted = newAddress();
    await attacker.call('/sign-up/email', { email: squatted, password: STRONG, name: 'Mallory' }, { captcha: true });
    const { user } = await createAccount(local, 'user');
    expect((await rest('PATCH', `/users/${user.id}`, { token, body: { email: squatted } })).status).toBe(200);
  });

  test('change an address: old invitations end, the old address is notified, the new one must confirm', async () => {
    const token = await admin();
    const wrong = newAddress();
    const made = await rest('POST', '/users', { token, body: { email: wrong, role: 'editor' } });
    const invitation = tokenIn((await lastMail(wrong, 'account-invite')).data.inviteUrl);
    const right = newAddress();
    expect((await rest('PATCH', `/users/${made.body.doc.id}`, { token, body: { email: ` ${right.toUpperCase()} ` } })).status).toBe(200);
    expect((await new Browser().call('/reset-password', { token: invitation, newPassword: STRONG })).body.code).toBe('invalid_link');
    expect((await lastMail(wrong, 'email-changed')).data.newEmail).toBe(right);
    const confirm = tokenIn((await lastMail(right, 'email-change')).data.confirmUrl);
    const browser = new Browser();
    await browser.call(`/verify-email?token=${confirm}&callbackURL=/login`);
    expect((await me(browser)).account).toMatchObject({ id: made.body.doc.id, email: right, role: 'editor' });
    const taken = await createAccount(local, 'user');
    expect((await rest('PATCH', `/users/${made.body.doc.id}`, { token, body: { email: taken.user.email } })).status).toBe(400);
  });

  test('correct an address without taking away the password, however its owner confirms it', async () => {
    const token = await admin();
    const ways = {
      'email-change': async (browser: Browser, to: string) =>
        browser.call(`/verify-email?token=${tokenIn((await lastMail(to, 'email-change')).data.confirmUrl)}&callbackURL=/login`),
      'sign-in-code': signInByCode,
      'sign-in-link': async (browser: Browser, email: string) => {
        await browser.call('/sign-in/magic-link', { email }, { captcha: true });
        return browser.call(`/magic-link/verify?token=${tokenIn((await lastMail(email, 'sign-in-link')).data.signInUrl)}&callbackURL=/`);
      },
    };
    for (const [name, confirm] of Object.entries(ways)) {
      await endWait();
      const { browser } = await signedUp();
      const { id } = (await me(browser)).account;
      const right = newAddress();
      expect((await rest('PATCH', `/users/${id}`, { token, body: { email: right } })).status, name).toBe(200);
      const owner = new Browser();
      await confirm(owner, right);
      expect((await me(owner)).account, name).toMatchObject({ id, email: right });
      expect((await rest('GET', `/users/${id}/access`, { token })).body, name).toMatchObject({ emailVerified: true, methods: ['credential'] });
      expect((await signIn(new Browser(), right)).status, name).toBe(200);
    }
  });

  test('correct an address: a new link for it speaks of no sign-up and leads to no first password', async () => {
    const token = await admin();
    const { browser: withPassword } = await signedUp();
    const withoutPassword = new Browser();
    const wrong = newAddress();
    await withoutPassword.call('/email-otp/send-verification-otp', { email: wrong, type: 'sign-in' }, { captcha: true });
    await withoutPassword.call('/sign-in/email-otp', { email: wrong, otp: (await lastMail(wrong, 'sign-in-code')).data.code });
    for (const browser of [withPassword, withoutPassword]) {
      await endWait();
      const { id } = (await me(browser)).account;
      const right = newAddress();
      expect((await rest('PATCH', `/users/${id}`, { token, body: { email: right } })).status).toBe(200);
      const owner = new Browser();
      if (browser === withPassword) expect((await signIn(owner, right)).body.code).toBe('email_not_verified');
      else await owner.call('/send-verification-email', { email: right }, { captcha: true });
      await expect.poll(async () => (await mailsTo(right)).map(({ kind }) => kind)).toEqual(['email-change', 'email-change']);
      const confirm = tokenIn((await lastMail(right, 'email-change')).data.confirmUrl);
      expect((await owner.call(`/verify-email?token=${confirm}&callbackURL=/login`)).headers.get('location')).toBe('/login');
      expect((await me(owner)).account).toMatchObject({ id, email: right });
    }
  });

  test("cannot take over the site owner's account", async () => {
    const token = await admin();
    const email = String(process.env.ADMIN_EMAIL);
    const known = await local.find({ collection: 'users', where: { email: { equals: email } } });
    const id = known.docs[0]?.id ?? (await makeAccount(payload, { email, password: PASSWORD, role: 'admin' })).id;
    expect((await rest('POST', `/users/${id}/link`, { token })).status).toBe(403);
    expect((await rest('DELETE', `/users/${id}/factors/x`, { token })).status).toBe(403);
  });

  test('disable and enable an account, which ends its sessions at once', async () => {
    const token = await admin();
    const { browser, email } = await signedUp();
    const { id } = (await me(browser)).account;
    expect((await rest('PATCH', `/users/${id}`, { token, body: { deletedAt: new Date().toISOString() } })).status).toBe(200);
    expect(await me(browser)).toEqual({ state: 'none' });
    expect((await signIn(new Browser('nl'), email)).body).toEqual({
      code: 'account_disabled',
      message: 'Dit account is uitgeschakeld. Denk je dat dat niet klopt? Neem contact met ons op.',
    });
    expect((await rest('PATCH', `/users/${id}?trash=true`, { token, body: { deletedAt: null } })).status).toBe(200);
    expect((await signIn(new Browser(), email)).status).toBe(200);
  });

  test('change a role, which ends the sessions and is logged', async () => {
    const token = await admin();
    const { browser } = await signedUp();
    const { id } = (await me(browser)).account;
    expect((await rest('PATCH', `/users/${id}`, { token, body: { role: 'editor' } })).status).toBe(200);
    expect(await me(browser)).toEqual({ state: 'none' });
    const { docs } = await local.find({ collection: 'audit-events', where: { subject: { equals: `#${id}` } } });
    expect(docs).toMatchObject([{ action: 'account_role_changed', detail: 'user → editor' }]);
    expect((await rest('DELETE', `/audit-events/${docs[0]?.id}`, { token })).status).toBe(403);
    expect((await rest('PATCH', `/audit-events/${docs[0]?.id}`, { token, body: { detail: 'x' } })).status).toBe(403);
  });

  test('need a recent sign-in to manage accounts', async () => {
    const { user, token } = await createAccount(local, 'admin');
    const { browser } = await signedUp();
    const { id } = (await me(browser)).account;
    await db(`update auth.session set "createdAt" = now() - interval '16 minutes' where "userId" = (select auth_id::uuid from users where id = $1)`, [
      user.id,
    ]);
    const several = `/users?where[id][equals]=${id}`;
    for (const [method, path, body] of [
      ['PATCH', `/users/${id}`, { role: 'admin' }],
      ['PATCH', `/users/${id}`, { email: newAddress() }],
      ['PATCH', several, { role: 'admin' }],
      ['DELETE', `/users/${id}`, undefined],
      ['DELETE', several, undefined],
      ['POST', `/users/${id}/link`, undefined],
    ] as const) {
      const reply = await rest(method, path, { token, body });
      expect([reply.status, reply.body.code], `${method} ${path}`).toEqual([403, 'reauthentication_needed']);
    }
    expect((await rest('PATCH', `/users/${id}`, { token, body: { name: 'Renamed' } })).status).toBe(200);
  });

  test('see sign-in methods, factors and sessions without secrets, remove a lost factor and sign a user out', async () => {
    const token = await admin();
    const { browser, email } = await signedUp();
    await enrolled(browser);
    const { id } = (await me(browser)).account;
    const { body, text } = await rest('GET', `/users/${id}/access`, { token });
    expect(body).toMatchObject({ emailVerified: true, methods: ['credential'], factors: [{ kind: 'totp' }], sessions: [{ aal: 'aal2' }] });
    expect(text).not.toMatch(/secret|token|password|backupCodes/);
    expect((await rest('DELETE', `/users/${id}/factors/${body.factors[0].id}`, { token })).status).toBe(200);
    expect((await rest('DELETE', `/users/${id}/factors/${body.factors[0].id}`, { token })).status).toBe(404);
    expect(await me(browser)).toEqual({ state: 'none' });
    expect((await signIn(browser, email)).body.twoFactorRedirect).toBeUndefined();
    expect((await me(browser)).account.secondFactor).toBe(false);
    expect((await rest('POST', `/users/${id}/sign-out`, { token })).status).toBe(200);
    expect(await me(browser)).toEqual({ state: 'none' });
  });

  test('are the only role with access', async () => {
    const { browser } = await signedUp();
    const { id } = (await me(browser)).account;
    const editor = (await createAccount(local, 'editor')).token;
    for (const token of [browser.cookie, editor, null]) {
      for (const [method, way] of [
        ['GET', 'access'],
        ['POST', 'invite'],
        ['POST', 'link'],
        ['POST', 'sign-out'],
        ['DELETE', 'factors/x'],
      ] as const)
        expect((await rest(method, `/users/${id}/${way}`, { token })).status, way).toBe(403);
    }
  });
});

describe('deleting an account', () => {
  test('removes or anonymises its data in all versions and ends its sessions', async () => {
    const { browser, email } = await signedUp('nl');
    const { id } = (await me(browser)).account;
    const category = (await local.create({ collection: 'categories', data: { name: unique('Category'), _status: 'published' } })).id;
    const tool = (
      await local.create({
        collection: 'tools',
        data: {
          name: unique('Tool'),
          url: `https://${unique('tool')}.example`,
          tagline: 'x',
          categories: [category],
          _status: 'published',
          active: true,
          submitter: { user: id, email, language: 'nl' },
        },
      })
    ).id;
    const review = (
      await local.create({
        collection: 'reviews',
        data: {
          tool,
          title: 'Goed',
          text: 'Goed.',
          ratings: { general: 5 },
          language: 'nl',
          name: 'Vera van Vliet',
          email,
          location: 'Utrecht',
          author: id,
          _status: 'published',
        },
      })
    ).id;
    await local.update({ collection: 'reviews', id: review, data: { text: 'Heel goed.' } });
    // Forms preserve the case of what stands before the @.
    const typed = email.replace(/^./, (letter) => letter.toUpperCase());
    await local.create({
      collection: 'reviews',
      data: { tool, title: 'Eerder', text: 'Van vroeger', ratings: { general: 4 }, language: 'nl', name: 'Vera', email: typed },
      draft: true,
    });
    await local.create({ collection: 'subscribers', data: { email, language: 'nl', status: 'confirmed' } });
    await local.create({ collection: 'follows', data: { user: id, kind: 'bookmarks', reader: unique('reader'), status: 'confirmed' } });
    await local.create({ collection: 'follows', data: { email, kind: 'tool', tool, reader: unique('reader') } });
    await local.create({ collection: 'contact-messages', data: { name: 'Vera', email, subject: 'Vraag', message: 'Hallo' } });
    await local.create({ collection: 'contact-messages', data: { name: 'Vera', email: typed, subject: 'Vraag', message: 'Nog een vraag' } });
    await local.create({ collection: 'reports', data: { review, reason: 'fake', text: 'Verzonnen', name: 'Vera van Vliet', email, language: 'nl' } });
    await local.create({
      collection: 'edit-proposals',
      data: { tool, changes: [{ field: 'name', value: 'Anders' }], reason: 'Klopt niet', email: typed },
    });
    await local.create({ collection: 'confirmations', data: { email: typed, review: { title: 'Wacht nog' }, expiresAt: '2999-01-01' } });
    const comment = { collection: 'tools', document: tool, text: 'Klopt de prijs nog?', author: id } as const;
    await local.create({ collection: 'comments', data: comment });
    await local.create({
      collection: 'presences',
      data: { tab: unique('tab'), user: id, collection: 'tools', document: tool, part: 'nl', seenAt: new Date().toISOString() },
    });
    await local.create({
      collection: 'moderation-events',
      data: { collection: 'tools', document: tool, title: 'Tool', action: 'approve', actor: id, actorName: email },
    });
    await local.create({
      collection: 'audit-events',
      data: { action: 'content_published', subject: `tools #${tool}`, actor: id, actorName: 'Vera van Vliet' },
    });
    expect((await rest('PUT', `/users/me/bookmarks/${tool}`, { token: browser.cookie })).body).toEqual({ bookmarked: true });
    const { text } = await rest('GET', '/users/me/data', { token: browser.cookie });
    for (const part of [
      email,
      'Heel goed.',
      'Utrecht',
      'Hallo',
      'Nog een vraag',
      'Van vroeger',
      'Verzonnen',
      'Klopt niet',
      'Wacht nog',
      'confirmed',
      comment.text,
    ])
      expect(text).toContain(part);

    await takeExpiredTags(payload);
    expect((await rest('POST', '/users/me/delete', { token: browser.cookie, body: { reviews: 'anonymise' } })).status).toBe(200);
    // The feed of reviews is cached with the lists.
    expect(await takeExpiredTags(payload)).toEqual(expect.arrayContaining([cacheTags.tool(tool), cacheTags.toolReviews(tool), cacheTags.toolsList]));
    expect(await me(browser)).toEqual({ state: 'none' });
    expect((await signIn(new Browser(), email)).body.code).toBe('invalid_credentials');
    const remaining = await local.findByID({ collection: 'reviews', id: review });
    expect(remaining).toMatchObject({ text: 'Heel goed.', anonymous: true, email: null, name: null, location: null, author: null });
    for (const statement of [
      `select 1 from users where email = '${email}'`,
      `select 1 from auth."user" where email = '${email}'`,
      `select 1 from reviews where email = '${email}' or name = 'Vera van Vliet' or public_name = 'Vera van Vliet'`,
      `select 1 from _reviews_v where version_email = '${email}' or version_name = 'Vera van Vliet' or version_public_name = 'Vera van Vliet'`,
      `select 1 from tools where submitter_email = '${email}'`,
      `select 1 from _tools_v where version_submitter_email = '${email}'`,
      `select 1 from subscribers where email = '${email}'`,
      `select 1 from follows where tool_id = ${tool} or kind = 'bookmarks'`,
      `select 1 from contact_messages where email = '${email}'`,
      `select 1 from bookmarks where user_id = ${id}`,
      `select 1 from presences where document = ${tool}`,
      `select 1 from comments where author_id = ${id}`,
      `select 1 from confirmations where email = '${email}'`,
      `select 1 from reports where email = '${email}' or name = 'Vera van Vliet'`,
      `select 1 from edit_proposals where email = '${email}'`,
      `select 1 from moderation_events where actor_name = '${email}'`,
      `select 1 from audit_events where actor_name = 'Vera van Vliet'`,
      `select 1 from payload_jobs where input ->> 'to' = '${email}' and input ->> 'kind' <> 'account-deleted'`,
    ])
      expect((await db(statement)).rows, statement).toEqual([]);
    expect(await mailsTo(email)).toMatchObject([{ kind: 'account-deleted' }]);
  });

  test('rolls back completely when one part fails', async () => {
    const { browser, email } = await signedUp();
    const { id } = (await me(browser)).account;
    const queue = payload.jobs.queue;
    payload.jobs.queue = (async () => {
      throw new Error('the queue is away');
    }) as typeof queue;
    try {
      expect((await rest('POST', '/users/me/delete', { token: browser.cookie, body: { reviews: 'remove' } })).status).toBe(500);
    } finally {
      payload.jobs.queue = queue;
    }
    expect((await me(browser)).account.id).toBe(id);
    expect((await signIn(new Browser(), email)).status).toBe(200);
  });

  test('deletes the reviews on request and needs a recent sign-in', async () => {
    const { browser, email } = await signedUp();
    const { id } = (await me(browser)).account;
    const tool = (await local.find({ collection: 'tools', limit: 1 })).docs[0]?.id;
    const review = (
      await local.create({
        collection: 'reviews',
        data: { tool, title: 'Goed', text: 'Goed.', ratings: { general: 5 }, language: 'nl', author: id, _status: 'published' },
      })
    ).id;
    await db(`update auth.session set "createdAt" = now() - interval '16 minutes' where "userId" = (select id from auth."user" where email = $1)`, [
      email,
    ]);
    expect((await rest('POST', '/users/me/delete', { token: browser.cookie, body: { reviews: 'remove' } })).status).toBe(403);
    await signIn(browser, email);
    expect((await rest('POST', '/users/me/delete', { token: browser.cookie, body: { reviews: 'everything' } })).status).toBe(400);
    expect((await rest('POST', '/users/me/delete', { token: browser.cookie, body: { reviews: 'remove' } })).status).toBe(200);
    expect((await db('select 1 from reviews where id = $1', [review])).rows).toEqual([]);
    expect((await db('select 1 from _reviews_v where parent_id = $1', [review])).rows).toEqual([]);
  });

  test('is not possible for the site owner', async () => {
    const email = String(process.env.ADMIN_EMAIL);
    const known = await local.find({ collection: 'users', where: { email: { equals: email } } });
    if (known.docs.length === 0) await makeAccount(payload, { email, password: PASSWORD, role: 'admin' });
    const browser = new Browser();
    const { internalAdapter } = await authFor(payload).$context;
    const identity = await internalAdapter.findUserByEmail(email);
    const session = await internalAdapter.createSession(String(identity?.user.id), false);
    expect(session.token).toBeTruthy();
    await signInByCode(browser, email);
    expect((await rest('POST', '/users/me/delete', { token: browser.cookie, body: { reviews: 'remove' } })).status).toBe(403);
    expect((await me(browser)).account).toMatchObject({ email, role: 'admin' });
  });
});

describe('bookmarks', () => {
  test('can be added and removed repeatedly, even concurrently', async () => {
    const { browser } = await signedUp();
    const tool = (await local.find({ collection: 'tools', limit: 1 })).docs[0]?.id;
    const way = `/users/me/bookmarks/${tool}`;
    const replies = await Promise.all(Array.from({ length: 8 }, () => rest('PUT', way, { token: browser.cookie })));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await rest('GET', '/users/me/bookmarks', { token: browser.cookie })).body).toEqual({ tools: [tool] });
    await Promise.all(Array.from({ length: 4 }, () => rest('DELETE', way, { token: browser.cookie })));
    expect((await rest('DELETE', way, { token: browser.cookie })).body).toEqual({ bookmarked: false });
    expect((await rest('GET', '/users/me/bookmarks', { token: browser.cookie })).body).toEqual({ tools: [] });
  });

  test('belong to one account and accept public tools only', async () => {
    const mine = await signedUp();
    const other = await signedUp();
    const tool = (await local.find({ collection: 'tools', limit: 1 })).docs[0]?.id;
    await rest('PUT', `/users/me/bookmarks/${tool}`, { token: mine.browser.cookie });
    await rest('DELETE', `/users/me/bookmarks/${tool}`, { token: other.browser.cookie });
    expect((await rest('GET', '/users/me/bookmarks', { token: mine.browser.cookie })).body).toEqual({ tools: [tool] });
    const mineId = (await rest('GET', '/bookmarks', { token: mine.browser.cookie })).body.docs[0].id;
    expect((await rest('GET', `/bookmarks/${mineId}`, { token: other.browser.cookie })).status).toBe(404);
    expect(
      (await rest('POST', '/bookmarks', { token: other.browser.cookie, body: { user: (await me(mine.browser)).account.id, tool } })).status,
    ).toBe(403);
    const category = (await local.create({ collection: 'categories', data: { name: unique('Category'), _status: 'published' } })).id;
    const draft = (await local.create({ collection: 'tools', data: toolData({ category }, { _status: 'draft' }) })).id;
    expect((await rest('PUT', `/users/me/bookmarks/${draft}`, { token: mine.browser.cookie })).status).toBe(404);
    for (const bad of ['0', '-1', 'x', '99999999999'])
      expect((await rest('PUT', `/users/me/bookmarks/${bad}`, { token: mine.browser.cookie })).status, bad).toBe(400);
    expect((await rest('GET', '/users/me/bookmarks')).status).toBe(401);
  });
});

test('finds one account when two requests see a new identity at the same time', async () => {
  const { browser } = await signedUp();
  const { user } = (await browser.call('/get-session')).body;
  await db('delete from users where auth_id = $1', [user.id]);
  const seen = await Promise.all(Array.from({ length: 6 }, () => me(browser)));
  expect(new Set(seen.map(({ account }) => account.id)).size).toBe(1);
  expect(await findAccount(payload, user.id)).toMatchObject({ role: 'user' });
});
