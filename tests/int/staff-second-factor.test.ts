import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount } from '@/cms/accounts/create-account';
import { Browser } from '../setup/account-client';
import { PASSWORD } from '../setup/accounts';
import { GLOBAL_SAMPLES } from '../setup/documents';
import { type LocalApi, startPayload } from '../setup/payload';
import { rest } from '../setup/rest';
import { newAddress } from '../setup/smtp';

// The default depends on the site's address, which is read on import.
vi.hoisted(() => {
  process.env.SITE_URL = 'https://directory.example';
});

let payload: Payload;
let local: LocalApi;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
});

async function signedIn(role: 'user' | 'editor' | 'admin'): Promise<Browser> {
  const email = newAddress();
  await makeAccount(payload, { email, password: PASSWORD, role });
  const browser = new Browser();
  expect((await browser.call('/sign-in/email', { email, password: PASSWORD })).status).toBe(200);
  return browser;
}

const account = async ({ cookie }: Browser) => (await rest('GET', '/users/me/account', { token: cookie })).body.account;
const mayUsePanel = async ({ cookie }: Browser) => (await rest('GET', '/access', { token: cookie })).body.canAccessAdmin === true;

async function enrol(browser: Browser): Promise<void> {
  const { body } = await browser.call('/two-factor/enable', { password: PASSWORD });
  const secret = new TextDecoder().decode(base32.decode(new URL(body.totpURI).searchParams.get('secret') ?? ''));
  expect((await browser.call('/two-factor/verify-totp', { code: await createOTP(secret).totp() })).status).toBe(200);
}

describe('on a public https site', () => {
  it('editors and admins need a second step until an admin decides otherwise', async () => {
    for (const role of ['editor', 'admin'] as const) {
      const browser = await signedIn(role);
      expect([await account(browser), await mayUsePanel(browser)]).toMatchObject([{ role, restricted: true }, false]);
      // They can enrol without the panel, and are in.
      await enrol(browser);
      expect([await account(browser), await mayUsePanel(browser)]).toMatchObject([{ role, restricted: false, aal: 'aal2' }, true]);
    }
    expect(await account(await signedIn('user'))).toMatchObject({ restricted: false });
    const settings = { ...GLOBAL_SAMPLES.settings?.() };
    delete settings.staffSecondFactor;
    await local.updateGlobal({ slug: 'settings', data: settings });
    const editor = await signedIn('editor');
    expect(await mayUsePanel(editor)).toBe(false);
    await local.updateGlobal({ slug: 'settings', data: { staffSecondFactor: false } });
    expect(await mayUsePanel(editor)).toBe(true);
  });

  it('a session of two factors, such as one that began with a passkey, is let in', async () => {
    await local.updateGlobal({ slug: 'settings', data: { staffSecondFactor: true } });
    const editor = await signedIn('editor');
    const token = [...editor.cookies].find(([name]) => name.endsWith('session_token'))?.[1] ?? '';
    await payload.db.pool.query(`update auth.session set aal = 'aal2' where token = $1`, [decodeURIComponent(token).split('.')[0]]);
    expect([await account(editor), await mayUsePanel(editor)]).toMatchObject([{ restricted: false }, true]);
  });
});
