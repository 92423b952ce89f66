import { afterEach, expect, it, vi } from 'vitest';

vi.mock('@/forms/solve-proof', () => ({ solveProof: async () => 'solved' }));
vi.mock('@/browser/account-session', () => ({ announce: vi.fn(), currentSession: () => ({ state: 'none' }) }));
vi.mock('@/browser/forget-person', () => ({ forgetPerson: vi.fn() }));
const { announce } = await import('@/browser/account-session');
const { forgetPerson } = await import('@/browser/forget-person');
const { callAccount, signOut, signOutEverywhere } = await import('./account-client');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const refused = () => Response.json({ code: 'captcha_failed' }, { status: 400 });
const proofs = (fetch: ReturnType<typeof vi.fn>) => fetch.mock.calls.map(([, { headers }]) => headers['X-Captcha-Response']);

it('signs in with a proof of work once the server asks for one', async () => {
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(refused())
    .mockResolvedValueOnce(Response.json({ redirect: false }));
  vi.stubGlobal('fetch', fetch);
  expect(await callAccount('/sign-in/email', { locale: 'nl', body: { email: 'vera@example.org', password: 'x' } })).toMatchObject({ ok: true });
  expect(proofs(fetch)).toEqual([undefined, 'solved']);
});

it('gives up when a proof is refused', async () => {
  const fetch = vi.fn().mockImplementation(async () => refused());
  vi.stubGlobal('fetch', fetch);
  expect(await callAccount('/sign-in/email', { locale: 'nl', body: {} })).toMatchObject({ ok: false, code: 'captcha_failed' });
  expect(proofs(fetch)).toEqual([undefined, 'solved']);
});

it.each([200, 401, 403, 404])('forgets the person after signing out, also when the session was gone already (%i)', async (status) => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status }));
  expect(await signOut('en')).toBeNull();
  expect([announce, forgetPerson].map((action) => vi.mocked(action).mock.calls.length)).toEqual([1, 1]);
});

it.each([200, 401])('forgets the person after signing out everywhere, also when the session is gone (%i)', async (status) => {
  const fetch = vi.fn().mockResolvedValue(Response.json({}, { status }));
  vi.stubGlobal('fetch', fetch);
  expect(await signOutEverywhere('en')).toBeNull();
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/auth/revoke-sessions');
  expect([announce, forgetPerson].map((action) => vi.mocked(action).mock.calls.length)).toEqual([1, 1]);
});

it('says why signing out failed, and forgets nothing', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  expect(await signOut('en')).toBe('Something went wrong, please try again later');
  expect(await signOutEverywhere('en')).toMatchObject({ ok: false, status: 503 });
  expect([announce, forgetPerson].map((action) => vi.mocked(action).mock.calls.length)).toEqual([0, 0]);
});
