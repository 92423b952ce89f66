import path from 'node:path';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { decodeProtectedHeader } from 'jose';
import { beforeAll, expect, it, vi } from 'vitest';
import { run } from '@/ops/processes';
import { PASSWORD } from '../setup/accounts';
import { newAddress } from '../setup/smtp';

const OLD = 'the-secret-that-is-being-retired-000000000';
const NEW = 'the-secret-that-takes-its-place-1111111111';
const STRONG = 'vier groene fietsen zonder bel';

/** The site's code as a process started with these secrets loads it. */
async function startWith(PAYLOAD_SECRET: string, PAYLOAD_SECRET_OLD = '') {
  vi.resetModules();
  Object.assign(process.env, { PAYLOAD_SECRET, PAYLOAD_SECRET_OLD });
  await import('@/env');
  const { Browser, solveProofs } = await import('../setup/account-client');
  const { startPayload } = await import('../setup/payload');
  const { makeAccount } = await import('@/cms/accounts/create-account');
  const { queuedMails } = await import('../setup/contributions');
  const { readToken, signToken } = await import('@/cms/tokens/signed-token');
  const { previewToken, readPreviewToken } = await import('@/cms/preview/preview-token');
  const { isKnownTo, knownDevice } = await import('@/server/known-device');
  const { payload } = await startPayload();
  const db = (statement: string, values: unknown[] = []) => payload.db.pool.query(statement, values);
  return {
    Browser,
    solveProofs,
    makeAccount,
    queuedMails,
    readToken,
    signToken,
    previewToken,
    readPreviewToken,
    isKnownTo,
    knownDevice,
    payload,
    db,
  };
}

type Site = Awaited<ReturnType<typeof startWith>>;

interface Person {
  email: string;
  /** Of a browser that passed the second factor. */
  cookies: Map<string, string>;
  /** Of a browser that signed in by a mailed code, without the second factor. */
  challenged: Map<string, string>;
  authenticator: string;
  backupCodes: string[];
  /** Of another person, who hasn't confirmed the address yet. */
  confirmation: string;
  newcomer: string;
}

const browserWith = (site: Site, cookies: Map<string, string>) => {
  const browser = new site.Browser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
};

async function withPassword(site: Site, email: string) {
  const browser = new site.Browser();
  expect((await browser.call('/sign-in/email', { email, password: PASSWORD })).status).toBe(200);
  return browser;
}

async function newPerson(site: Site): Promise<Person> {
  const email = newAddress();
  await site.makeAccount(site.payload, { email, password: PASSWORD });
  const browser = await withPassword(site, email);
  const { body } = await browser.call('/two-factor/enable', { password: PASSWORD });
  const authenticator = new TextDecoder().decode(base32.decode(new URL(body.totpURI).searchParams.get('secret') ?? ''));
  expect((await browser.call('/two-factor/verify-totp', { code: await createOTP(authenticator).totp() })).status).toBe(200);
  const challenged = new site.Browser();
  await challenged.call('/email-otp/send-verification-otp', { email, type: 'sign-in' }, { captcha: true });
  const codeMail = (await site.queuedMails(site.payload, email)).find(({ kind }) => kind === 'sign-in-code');
  expect((await challenged.call('/sign-in/email-otp', { email, otp: codeMail?.data.code })).status).toBe(200);
  const newcomer = newAddress();
  await new site.Browser().call('/sign-up/email', { email: newcomer, password: STRONG, name: 'Vera', language: 'nl' }, { captcha: true });
  const [mail] = await site.queuedMails(site.payload, newcomer);
  const confirmation = new URL(String(mail?.data.confirmUrl)).searchParams.get('token') ?? '';
  const { cookies } = browser;
  return { email, cookies, challenged: challenged.cookies, authenticator, backupCodes: body.backupCodes, confirmation, newcomer };
}

let token: string;
let preview: string;
let tokenKey: string | undefined;
let first: Person;
let second: Person;

beforeAll(async () => {
  const site = await startWith(OLD);
  await site.solveProofs(4);
  [first, second] = [await newPerson(site), await newPerson(site)];
  token = await site.signToken({ purpose: 'unsubscribe', subject: '1', once: 'mark' });
  preview = await site.previewToken({ collection: 'tools', id: 1, until: new Date(Date.now() + 86_400_000), revocation: 'mark' });
  tokenKey = await keyOfServiceToken(browserWith(site, first.cookies));
  expect(tokenKey).toBeDefined();
});

/** Id of the key that signs tokens for other services; undefined if none can. */
async function keyOfServiceToken(browser: InstanceType<Site['Browser']>): Promise<string | undefined> {
  const { status, body } = await browser.call('/token');
  return status === 200 ? decodeProtectedHeader(body.token).kid : undefined;
}

/** What of a person's data from before still works. */
async function working(site: Site, { email, cookies, authenticator, backupCodes, confirmation, newcomer }: Person) {
  // Codes of the authenticator work once.
  await site.db(`delete from auth.verification where value = 'used'`);
  const byCode = await withPassword(site, email);
  const code = await byCode.call('/two-factor/verify-totp', { code: await createOTP(authenticator).totp() });
  const byBackup = await (await withPassword(site, email)).call('/two-factor/verify-backup-code', { code: backupCodes[0] });
  const confirmed = new site.Browser();
  await confirmed.call(`/verify-email?token=${confirmation}&callbackURL=/profile`);
  const device = await site.knownDevice(new Headers({ cookie: browserWith(site, cookies).cookie }));
  return {
    session: (await browserWith(site, cookies).call('/get-session')).body?.user?.email === email,
    authenticator: code.status === 200,
    backupCodes: byBackup.status === 200,
    tokenKeys: (await keyOfServiceToken(byCode)) === tokenKey,
    confirmation: confirmed.isSignedIn,
    mailedLinks: (await site.readToken(token, 'unsubscribe')) !== null,
    previewLinks: (await site.readPreviewToken(preview)) !== null,
    waitingMails: await site.queuedMails(site.payload, newcomer).then(
      ([mail]) => mail?.data.confirmUrl?.includes(confirmation),
      () => false,
    ),
    knownDevice: device !== null && site.isKnownTo(device, email),
  };
}

const EVERYTHING = {
  session: true,
  authenticator: true,
  backupCodes: true,
  tokenKeys: true,
  confirmation: true,
  mailedLinks: true,
  previewLinks: true,
  waitingMails: true,
  knownDevice: true,
};
const NOTHING = Object.fromEntries(Object.keys(EVERYTHING).map((name) => [name, false]));

it('goes on with everything while the old secret is set beside the new one', async () => {
  const site = await startWith(NEW, OLD);
  expect(await working(site, first)).toEqual(EVERYTHING);
});

it('asks a session of the old secret for its second factor all the same', async () => {
  const site = await startWith(NEW, OLD);
  const browser = browserWith(site, second.challenged);
  expect((await browser.call('/get-session')).body).toEqual({ state: 'challenged' });
  expect(await browser.call('/list-sessions')).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
});

it('goes on with a session that was used in the meantime, and ends the others', async () => {
  const both = await startWith(NEW, OLD);
  const browser = browserWith(both, first.cookies);
  await both.db(`update auth.session set "expiresAt" = "expiresAt" - interval '11 minutes'`);
  expect((await browser.call('/get-session')).body.user.email).toBe(first.email);
  const site = await startWith(NEW);
  expect((await browserWith(site, browser.cookies).call('/get-session')).body.user.email).toBe(first.email);
  expect((await browserWith(site, first.cookies).call('/get-session')).body).toBeNull();
});

it('ends everything without the old secret', async () => {
  expect(await working(await startWith(NEW), second)).toEqual(NOTHING);
});

it('goes on with what the database holds, once that is encrypted again, without the old secret', async () => {
  const reencrypt = (secrets: Record<string, string>) =>
    run(['--import', 'tsx', path.resolve('src/ops/reencrypt.ts')], { ...process.env, PAYLOAD_SECRET: NEW, ...secrets });
  expect(await reencrypt({ PAYLOAD_SECRET_OLD: '' })).toMatchObject({ code: 1, output: expect.stringContaining('Set PAYLOAD_SECRET_OLD') });
  const another = { PAYLOAD_SECRET_OLD: 'a-third-secret-that-encrypted-nothing-22222' };
  expect(await reencrypt(another)).toMatchObject({ code: 1, output: expect.stringContaining('stay unreadable') });
  const { code, output } = await reencrypt({ PAYLOAD_SECRET_OLD: OLD });
  expect(code, output).toBe(0);
  expect(output).toMatch(/authenticator secrets: 2 .*token keys: 1 .*waiting mails: \d+ /s);
  const again = await reencrypt({ PAYLOAD_SECRET_OLD: OLD });
  expect(again.output.match(/: 0 encrypted again/g)).toHaveLength(6);
  expect(await working(await startWith(NEW), second)).toEqual({
    ...NOTHING,
    authenticator: true,
    backupCodes: true,
    tokenKeys: true,
    waitingMails: true,
  });
});
