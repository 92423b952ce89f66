import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { authFor } from '@/cms/accounts/auth';
import { isOpenEndpoint, OPEN_ENDPOINTS } from '@/server/account-endpoints';
import { Browser } from '../setup/account-client';
import { createAccount, PASSWORD } from '../setup/accounts';
import { type LocalApi, startPayload } from '../setup/payload';
import { rest } from '../setup/rest';

/** Endpoints of the installed Better Auth that stay closed. A new one has to be put here or be opened. */
const CLOSED = [
  ...['/get-session', '/callback/:id', '/verify-password', '/update-session', '/delete-user', '/refresh-token', '/get-access-token'],
  ...['/email-otp/check-verification-otp', '/email-otp/verify-email', '/email-otp/request-password-reset', '/forget-password/email-otp'],
  ...['/email-otp/reset-password', '/email-otp/request-email-change', '/email-otp/change-email', '/two-factor/get-totp-uri'],
  ...['/two-factor/send-otp', '/two-factor/verify-otp', '/passkey/update-passkey', '/admin/set-role', '/admin/create-user'],
  ...['/admin/update-user', '/admin/list-user-sessions', '/admin/unban-user', '/admin/ban-user', '/admin/impersonate-user'],
  ...['/admin/stop-impersonating', '/admin/revoke-user-session', '/admin/revoke-user-sessions', '/admin/remove-user'],
  ...['/admin/set-user-password', '/admin/has-permission'],
]
  .map((path) => `POST ${path}`)
  .concat(['/reset-password/:token', '/delete-user/callback', '/account-info', '/jwks', '/ok', '/error'].map((path) => `GET ${path}`))
  .concat(['/admin/get-user', '/admin/list-users'].map((path) => `GET ${path}`));

let payload: Payload;
let local: LocalApi;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
});

interface Endpoint {
  path?: string;
  options: { method?: string | string[] };
}

const signedIn = async (): Promise<Browser> => {
  const { token } = await createAccount(local, 'user');
  const browser = new Browser();
  for (const cookie of token.split('; ')) browser.cookies.set(cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1));
  return browser;
};

describe("Better Auth's endpoints", () => {
  it('are all known: open or closed', () => {
    const endpoints = Object.values(authFor(payload).api as unknown as Record<string, Endpoint>);
    const installed = endpoints.flatMap(({ path, options }) => (path ? [options.method ?? []].flat().map((method) => `${method} ${path}`) : []));
    expect([...installed].sort()).toEqual([...OPEN_ENDPOINTS, ...CLOSED].sort());
  });

  it.each(CLOSED)('%s is not found, with or without a session', async (endpoint) => {
    const [method, path = ''] = endpoint.split(' ');
    const body = method === 'POST' ? { password: PASSWORD, code: '123456', email: 'someone@example.org' } : undefined;
    const asked = path.replace(/:\w+/, 'one');
    for (const browser of [new Browser(), await signedIn()]) {
      const { status, body: answer } = await browser.call(asked, body);
      expect([status, answer.code]).toEqual([404, 'not_offered']);
    }
  });

  it.each(['/sign-in/email/', '//sign-in/email', '/sign-in/%65mail', '/sign-in/Email', '/x/../sign-in//email'])(
    'have no second spelling: %s',
    async (path) => {
      expect((await new Browser().call(path, { email: 'someone@example.org', password: PASSWORD })).status).toBe(404);
    },
  );

  it('are not opened by other methods', () => {
    expect([isOpenEndpoint('GET', '/sign-out'), isOpenEndpoint('POST', '/token'), isOpenEndpoint('PUT', '/sign-in/email')]).toEqual(
      Array(3).fill(false),
    );
  });
});

describe('a page to continue at', () => {
  const LEADING_AWAY = [
    '//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/../..//evil.example',
    'https://evil.example',
    '/\\evil.example',
  ];

  it.each(LEADING_AWAY)('is refused when it leads to another site: %s', async (to) => {
    for (const field of ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL']) {
      const inBody = await new Browser().call('/sign-in/social', { provider: 'oidc', [field]: to });
      const inQuery = await new Browser().call(`/magic-link/verify?token=x&callbackURL=/profile&${new URLSearchParams({ [field]: to })}`);
      for (const { status, body } of [inBody, inQuery]) expect([status, body.code]).toEqual([403, 'invalid_input']);
    }
    expect((await new Browser().call('/request-password-reset', { email: 'someone@example.org', redirectTo: to })).status).toBe(403);
  });
});

it('a session that the database could not be asked for is not taken for none', async () => {
  const { token } = await createAccount(local, 'user');
  const away = vi
    .spyOn(globalThis.accountsPool as NonNullable<typeof globalThis.accountsPool>, 'connect')
    .mockRejectedValue(new Error('away') as never);
  const answer = await rest('GET', '/users/me/bookmarks', { token });
  away.mockRestore();
  expect([answer.status, answer.body.errors[0].message]).toEqual([503, expect.stringContaining('Try again')]);
  expect((await rest('GET', '/users/me/bookmarks', { token })).body).toEqual({ tools: [] });
  expect((await rest('GET', '/users/me/bookmarks')).body.code).toBe('session_not_found');
});
