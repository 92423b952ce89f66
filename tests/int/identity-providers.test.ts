import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { authFor } from '@/cms/accounts/auth';
import { makeAccount } from '@/cms/accounts/create-account';
import { Browser } from '../setup/account-client';
import { authorize, startOpenIdProvider } from '../setup/open-id';
import { startPayload, unique } from '../setup/payload';
import { ORIGIN, rest } from '../setup/rest';
import { newAddress } from '../setup/smtp';

const STRONG = 'vier groene fietsen zonder bel';

let payload: Payload;
let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;

beforeAll(async () => {
  provider = await startOpenIdProvider(ORIGIN);
  ({ payload } = await startPayload());
});
afterAll(() => provider.stop());

const me = async (browser: Browser) => (await rest('GET', '/users/me/account', { token: browser.cookie })).body;

function known(email: string, emailVerified = true): string {
  const sub = unique('sub');
  provider.accounts.set(sub, { email, emailVerified, name: 'Vera' });
  return sub;
}

/** Follows the sign-in from the button to the last page. */
async function signInThere(browser: Browser, as: string | 'cancel', way = '/sign-in/social'): Promise<string> {
  const { body, status } = await browser.call(way, { provider: 'oidc', callbackURL: '/profile', errorCallbackURL: '/login' });
  expect(status, JSON.stringify(body)).toBe(200);
  const back = await authorize(body.url, as);
  return (await browser.call(back)).headers.get('location') ?? '';
}

describe('signing in with an OpenID provider', () => {
  test('creates an account with the verified address and finds it again', async () => {
    const email = newAddress();
    const sub = known(email);
    const browser = new Browser();
    expect(await signInThere(browser, sub)).toBe('/profile');
    const { account } = await me(browser);
    expect(account).toMatchObject({ email, name: 'Vera', role: 'user' });
    const again = new Browser();
    await signInThere(again, sub);
    expect((await me(again)).account.id).toBe(account.id);
  });

  test('is not offered while the provider publishes no keys to check its tokens by', async () => {
    const providers = async () => (await authFor({ ...payload } as Payload).$context).socialProviders.map(({ id }) => id);
    expect(await providers()).toEqual(['oidc']);
    const { fetch } = globalThis;
    const withoutKeys = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const { jwks_uri, ...metadata } = await (await fetch(...asked)).json();
      expect(jwks_uri).toBeTruthy();
      return Response.json(metadata);
    });
    try {
      expect(await providers()).toEqual([]);
    } finally {
      withoutKeys.mockRestore();
    }
  });

  test('ties the response to the request by PKCE and state', async () => {
    const browser = new Browser();
    const sub = known(newAddress());
    const { body } = await browser.call('/sign-in/social', { provider: 'oidc', callbackURL: '/profile', errorCallbackURL: '/login' });
    const asked = new URL(body.url).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('state')).toBeTruthy();
    expect(asked.get('nonce')).toBeTruthy();
    const back = new URL(await authorize(body.url, sub));
    // In another browser the response is useless, so nobody can be signed in to a stranger's account.
    const victim = new Browser();
    expect((await victim.call(back.href)).headers.get('location')).toMatch(/error=/);
    expect(victim.isSignedIn).toBe(false);
    const forged = new URL(back);
    forged.searchParams.set('state', 'guessed');
    expect((await browser.call(forged.href)).headers.get('location')).toMatch(/error=/);
    expect(browser.isSignedIn).toBe(false);
  });

  test('accepts a response once', async () => {
    const browser = new Browser();
    const { body } = await browser.call('/sign-in/social', { provider: 'oidc', callbackURL: '/profile', errorCallbackURL: '/login' });
    const back = await authorize(body.url, known(newAddress()));
    await browser.call(back);
    expect(browser.isSignedIn).toBe(true);
    browser.cookies.clear();
    expect((await browser.call(back)).headers.get('location')).toMatch(/error=/);
    expect(browser.isSignedIn).toBe(false);
  });

  test('returns to the login page with the reason when cancelled', async () => {
    const browser = new Browser();
    const end = await signInThere(browser, 'cancel');
    expect(end).toMatch(/^\/login\?error=access_denied/);
    expect(browser.isSignedIn).toBe(false);
  });

  test('rejects an address the provider has not verified', async () => {
    const email = newAddress();
    await makeAccount(payload, { email, password: STRONG });
    for (const address of [email, newAddress(), String(process.env.ADMIN_EMAIL)]) {
      const browser = new Browser();
      expect(await signInThere(browser, known(address, false)), address).toMatch(/error=/);
      expect(browser.isSignedIn).toBe(false);
    }
  });

  test('never redirects to another site', async () => {
    const reply = await new Browser().call('/sign-in/social', { provider: 'oidc', callbackURL: 'https://evil.example' });
    expect(reply.status).toBe(403);
  });

  test('finds the account with the same confirmed address', async () => {
    const email = newAddress();
    const account = await makeAccount(payload, { email, password: STRONG });
    const browser = new Browser();
    await signInThere(browser, known(email));
    expect((await me(browser)).account.id).toBe(account.id);
  });

  test('gives no account to an earlier unconfirmed sign-up with the address', async () => {
    const email = newAddress();
    const attacker = new Browser();
    // Signed up but never confirmed.
    await payload.db.pool.query(`insert into auth."user" ("name", "email", "emailVerified") values ('Mallory', $1, false)`, [email]);
    const browser = new Browser();
    await signInThere(browser, known(email));
    const { rows } = await payload.db.pool.query(
      `select a."providerId" from auth.account a join auth."user" u on u.id = a."userId" where u.email = $1 and a."providerId" = 'credential'`,
      [email],
    );
    expect(rows).toEqual([]);
    expect(attacker.isSignedIn).toBe(false);
  });
});

describe('linked accounts', () => {
  async function signedIn(): Promise<Browser> {
    const email = newAddress();
    await makeAccount(payload, { email, password: STRONG });
    const browser = new Browser();
    await browser.call('/sign-in/email', { email, password: STRONG });
    return browser;
  }

  test('can be listed, linked and unlinked', async () => {
    const browser = await signedIn();
    const sub = known(newAddress());
    expect(await signInThere(browser, sub, '/link-social')).toBe('/profile');
    const linked = (await browser.call('/list-accounts')).body;
    expect(linked.map(({ providerId }: { providerId: string }) => providerId).sort()).toEqual(['credential', 'oidc']);
    const other = new Browser();
    await signInThere(other, sub);
    expect((await me(other)).account.id).toBe((await me(browser)).account.id);
    expect(
      (await browser.call('/unlink-account', { accountId: linked.find(({ providerId }: { providerId: string }) => providerId === 'oidc').id }))
        .status,
    ).toBe(200);
    expect((await browser.call('/list-accounts')).body).toHaveLength(1);
  });

  test.each([
    ['en', 'This account is already linked'],
    ['nl', 'Dit account is al gekoppeld'],
  ] as const)('of someone else are rejected: identity_already_exists (%s)', async (language, text) => {
    const sub = known(newAddress());
    await signInThere(new Browser(), sub);
    const browser = await signedIn();
    const end = await signInThere(browser, sub, '/link-social');
    const { accountErrorOf, accountErrorText } = await import('@/domain/account-errors');
    const code = accountErrorOf(new URL(end, ORIGIN).searchParams.get('error'));
    expect(code).toBe('identity_already_exists');
    expect(code && accountErrorText(code, language)).toBe(text);
  });

  test.each([
    ['en', 'This sign-in method doesn’t belong to your account', 'This is your only way to sign in. Add another one first.'],
    ['nl', 'Deze inlogmethode hoort niet bij je account', 'Dit is je enige manier om in te loggen. Voeg eerst een andere toe.'],
  ] as const)('cannot be unlinked when missing or needed (%s)', async (language, missing, only) => {
    const browser = await signedIn();
    const headers = { 'Accept-Language': language };
    const [own] = (await browser.call('/list-accounts')).body;
    expect((await browser.call('/unlink-account', { accountId: own.id }, { headers })).body).toEqual({
      code: 'single_identity_not_deletable',
      message: only,
    });
    const sub = known(newAddress());
    await signInThere(browser, sub, '/link-social');
    expect(
      (await browser.call('/unlink-account', { accountId: (await (await signedIn()).call('/list-accounts')).body[0].id }, { headers })).body,
    ).toEqual({
      code: 'identity_not_found',
      message: missing,
    });
  });
});
