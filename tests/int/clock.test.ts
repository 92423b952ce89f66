import { type Payload as AltchaPayload, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { queueMail } from '@/cms/mail/queue-mail';
import { readToken, signToken } from '@/cms/tokens/signed-token';
import { isProven, newChallenge } from '@/server/proof-of-work';
import { secondsToWait } from '@/server/rate-limit';
import { createAccount } from '../setup/accounts';
import { setClock } from '../setup/clock';
import { requestBy } from '../setup/contributions';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';
import { newAddress } from '../setup/smtp';

let payload: Payload;
let local: LocalApi;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
});
afterEach(() => setClock(0));

async function solved(): Promise<string> {
  const challenge = await newChallenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution } as AltchaPayload)).toString('base64');
}

describe.each([
  ['back', -1],
  ['forward', 1],
])('a clock set an hour %s', (direction, hours) => {
  test('signs nobody out', async () => {
    const { token, user } = await createAccount(local, 'editor');
    setClock(hours);
    expect((await rest('GET', '/users/me', { token })).body.user?.id).toBe(user.id);
  });

  test('neither stops who is within a limit nor lifts it for longer than its time', async () => {
    const who = unique('sender');
    const limit = { points: 2, seconds: 600 };
    const use = () => secondsToWait('clock', who, limit);
    expect([await use(), await use()]).toEqual([0, 0]);
    expect(await use()).toBeGreaterThan(0);
    setClock(hours);
    const waits = [await use(), await use(), await use()];
    expect(waits.slice(0, 2)).toEqual([0, 0]);
    expect(waits[2]).toBeGreaterThan(0);
    expect(waits[2]).toBeLessThanOrEqual(limit.seconds);
  });

  test('lets a form be sent, and no proof of work count twice', async () => {
    const [old, spent] = [await solved(), await solved()];
    setClock(hours);
    // One from before the hour has expired; the next try asks for another.
    expect(await isProven(old)).toBe(direction === 'back');
    const proof = await solved();
    await new Promise((resolve) => setTimeout(resolve, 1600));
    expect([await isProven(proof), await isProven(proof)]).toEqual([true, false]);
    setClock(0);
    await new Promise((resolve) => setTimeout(resolve, 1600));
    expect([await isProven(spent), await isProven(spent)]).toEqual([true, false]);
  });

  test('leaves mailed links valid', async () => {
    const token = await signToken({ purpose: 'confirm-newsletter', subject: '7', once: 'x', days: 7 });
    setClock(hours);
    expect(await readToken(token, 'confirm-newsletter')).toMatchObject({ subject: 7 });
  });

  test('lets new mails go out', async () => {
    const to = newAddress();
    setClock(hours);
    await queueMail(await requestBy(payload), { kind: 'contact-received', data: {}, to, language: 'en' });
    await payload.jobs.run({ queue: 'mail', silent: true });
    // There is no mail server, so it was tried and waits.
    const { rows } = await payload.db.pool.query("select total_tried::integer as tried from payload_jobs where input ->> 'to' = $1", [to]);
    expect(rows).toEqual([{ tried: 1 }]);
  });
});
