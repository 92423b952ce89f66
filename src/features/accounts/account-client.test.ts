import { afterEach, expect, it, vi } from 'vitest';

vi.mock('@/forms/solve-proof', () => ({ solveProof: async () => 'solved' }));
const { callAccount } = await import('./account-client');

afterEach(() => vi.unstubAllGlobals());

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
