import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount } from '@/cms/accounts/create-account';
import { follow } from '@/cms/follows/follow';
import { subscribe } from '@/cms/newsletter/subscribe';
import { CLIENT_ADDRESS_HEADER } from '@/domain/client-address-header';
import { sendFollow } from '@/features/follows/actions';
import { sendNewsletter } from '@/features/newsletter/actions';
import { IDLE } from '@/forms/form-result';
import { Browser } from '../setup/account-client';
import { PASSWORD } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { createSurroundings } from '../setup/documents';
import { startPayload } from '../setup/payload';
import { newAddress } from '../setup/smtp';

/**
 * Whether answers about known and unknown addresses can be told apart by their duration. Timings depend on the machine, so this isn't part of
 * `npm test`: `TIMINGS=500 npm test -- int even-times` takes that many per side and prints them.
 */
const TIMINGS = Number(process.env.TIMINGS ?? 0);
const PAIRS_AT_ONCE = 8;
/** The chance that the slower of two answers, one from each side, is about a known address: 0.5 tells nothing. */
const TELLS_NOTHING = { least: 0.4, most: 0.6 };

vi.unmock('@/server/even-time');
// Limits are the same for both sides and would end the measurement.
vi.mock('@/server/rate-limit', () => ({ secondsToWait: async () => 0, forgive: async () => undefined, isFirst: async () => true }));
vi.mock('@/server/proof-of-work', () => ({ isProven: async () => true, newChallenge: async () => null }));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ [CLIENT_ADDRESS_HEADER]: '203.0.113.9' }) }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

let payload: Payload;
let known: string;
let subscribed: string;
let tool: number;

beforeAll(async () => {
  if (!TIMINGS) return;
  const { payload: started, local } = await startPayload();
  payload = started;
  known = newAddress('known');
  await makeAccount(payload, { email: known, password: PASSWORD, role: 'user' });
  subscribed = newAddress('subscribed');
  await subscribe(await requestBy(payload), { email: subscribed, locale: 'en' });
  ({ tool } = await createSurroundings(local));
  await follow(await requestBy(payload), { email: known, kind: 'tool', target: tool, locale: 'en' }, null);
});

const call = (path: string, body: (email: string) => Record<string, unknown>) => (email: string) => new Browser().call(path, body(email));

const DOORS: Record<string, (email: string) => Promise<unknown>> = {
  'signing in with a wrong password': call('/sign-in/email', (email) => ({ email, password: 'not the right password' })),
  'signing in with a wrong code': call('/sign-in/email-otp', (email) => ({ email, otp: '000000' })),
  'asking for a code': call('/email-otp/send-verification-otp', (email) => ({ email, type: 'sign-in' })),
  'asking for a sign-in link': call('/sign-in/magic-link', (email) => ({ email, callbackURL: '/profile' })),
  'asking for a new password': call('/request-password-reset', (email) => ({ email })),
  'asking for a confirmation': call('/send-verification-email', (email) => ({ email })),
  'creating an account': call('/sign-up/email', (email) => ({ email, password: 'vier groene fietsen zonder bel', name: 'Vera' })),
  'subscribing to the newsletter': (email) => {
    const data = new FormData();
    data.set('email', email === known ? subscribed : email);
    data.set('locale', 'en');
    return sendNewsletter(IDLE, data);
  },
  'following a tool': (email) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ email, kind: 'tool', target: String(tool), locale: 'en' })) data.set(name, value);
    return sendFollow(IDLE, data);
  },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const medianOf = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
const rankOf = (one: number[], other: number[]) =>
  one.reduce((sum, time) => sum + other.filter((than) => than < time).length + other.filter((than) => than === time).length / 2, 0) /
  (one.length * other.length);

describe.skipIf(!TIMINGS)('the duration of an answer', () => {
  it.each(Object.entries(DOORS))(
    "doesn't tell whether an address is known: %s",
    async (what, door) => {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      await door(known);
      await door(newAddress());
      // Both sides meet the same load: they take turns, several pairs at once.
      const pair = async (_: unknown, place: number) => {
        for (const side of place % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
          times[side].push(await timed(() => door(side === 'known' ? known : newAddress())));
      };
      while (times.known.length < TIMINGS) await Promise.all(Array.from({ length: Math.min(PAIRS_AT_ONCE, TIMINGS - times.known.length) }, pair));
      const rank = rankOf(times.known, times.unknown);
      console.info(
        `${what}: known ${medianOf(times.known).toFixed(1)} ms, unknown ${medianOf(times.unknown).toFixed(1)} ms, rank ${rank.toFixed(2)} of ${TIMINGS} a side`,
      );
      expect(rank).toBeGreaterThan(TELLS_NOTHING.least);
      expect(rank).toBeLessThan(TELLS_NOTHING.most);
    },
    TIMINGS * 5000,
  );
});
