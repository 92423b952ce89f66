import type { Payload } from 'payload';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveContactMessage } from '@/cms/contact/save-message';
import { CLIENT_ADDRESS_HEADER } from '@/domain/client-address-header';
import { createAccount } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { SAMPLES } from '../setup/documents';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';
import { newAddress } from '../setup/smtp';

vi.mock('next/headers', () => ({ headers: async () => new Headers({ [CLIENT_ADDRESS_HEADER]: '198.51.100.77' }) }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

let payload: Payload;
let local: LocalApi;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
});

const query = pg.Client.prototype.query as unknown as (...args: unknown[]) => Promise<unknown>;
const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : String((asked as { text?: string } | undefined)?.text));

interface Break {
  arrives: boolean;
  isOutcomeKnown: boolean;
  times?: number;
  /** Happens before the outcome is asked for. */
  meanwhile?: () => Promise<unknown>;
}

/** Breaks the connections of the next commits: before the database gets them, or before its answers arrive. Then nobody may learn the outcome. */
function breakCommit({ arrives, isOutcomeKnown, times = 1, meanwhile }: Break): void {
  if (!isOutcomeKnown) {
    const ask = payload.db.pool.query.bind(payload.db.pool);
    vi.spyOn(payload.db.pool, 'query').mockImplementation(((...args: [string]) =>
      textOf(args[0]).includes('pg_xact_status') ? Promise.reject(new Error('The database is away')) : ask(...args)) as never);
  }
  let left = times;
  const breakConnection = async (client: pg.Client): Promise<never> => {
    if (arrives) await Reflect.apply(query, client, ['commit']);
    await meanwhile?.();
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    throw new Error('Connection terminated unexpectedly');
  };
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    if (left === 0 || !textOf(args[0]).startsWith('commit and chain')) return Reflect.apply(query, this, args);
    left -= 1;
    return breakConnection(this);
  } as never;
}
const mend = () => {
  pg.Client.prototype.query = query as never;
  vi.restoreAllMocks();
};
afterEach(mend);

const message = (subject: string) => ({ name: 'Ann', email: newAddress(), phone: '', subject, message: 'Hello', locale: 'nl' as const });
const countOf = async (subject: string) => (await local.count({ collection: 'contact-messages', where: { subject: { equals: subject } } })).totalDocs;

describe('a write whose connection breaks at its commit', () => {
  it('is done when the database has it, and failed when it has not', async () => {
    const [saved, lost] = [unique('Saved'), unique('Lost')];
    breakCommit({ arrives: true, isOutcomeKnown: true });
    await saveContactMessage(await requestBy(payload), message(saved));
    breakCommit({ arrives: false, isOutcomeKnown: true });
    await expect(saveContactMessage(await requestBy(payload), message(lost))).rejects.toThrow('Failed query: commit');
    expect([await countOf(saved), await countOf(lost)]).toEqual([1, 0]);
  });

  it('learns its outcome also when all connections break at once', async () => {
    const subjects = Array.from({ length: payload.db.pool.options.max + 2 }, () => unique('Crowded'));
    const requests = await Promise.all(subjects.map(() => requestBy(payload)));
    breakCommit({ arrives: true, isOutcomeKnown: true, times: subjects.length });
    await Promise.all(subjects.map((subject, place) => saveContactMessage(requests[place] as never, message(subject))));
    expect(await Promise.all(subjects.map(countOf))).toEqual(subjects.map(() => 1));
  });

  it('is called uncertain when the database has crashed meanwhile, since another may have got its number', async () => {
    const subject = unique('Crashed');
    // Resets the statistics, as a crash does.
    breakCommit({ arrives: true, isOutcomeKnown: true, meanwhile: () => payload.db.pool.query(`select pg_stat_reset_shared('bgwriter')`) });
    await expect(saveContactMessage(await requestBy(payload), message(subject))).rejects.toMatchObject({
      status: 503,
      data: { code: 'uncertain_write' },
    });
    breakCommit({ arrives: false, isOutcomeKnown: true });
    await expect(saveContactMessage(await requestBy(payload), message(subject))).rejects.toThrow('Failed query: commit');
  });

  it('is called uncertain, not failed, while the database does not tell', async () => {
    const { formReceiver } = await import('@/forms/receive-form');
    const subject = unique('Uncertain');
    const { z } = await import('zod');
    const receive = formReceiver({
      name: 'contact',
      schema: z.object({}),
      read: () => ({}),
      identity: () => newAddress(),
      submit: async () => {
        await saveContactMessage(await requestBy(payload), message(subject));
        return { status: 'done' };
      },
    } as never);
    const data = new FormData();
    data.set('locale', 'nl');
    breakCommit({ arrives: true, isOutcomeKnown: false });
    expect(await receive(data)).toMatchObject({ status: 'failed', message: expect.stringContaining('niet nagaan of dit is opgeslagen') });
    mend();
    expect(await countOf(subject)).toBe(1);
  });

  it('is called uncertain by the API, in the language of the request', async () => {
    const { token } = await createAccount(local, 'editor');
    const { id } = await local.create({ collection: 'faqs', data: SAMPLES.faqs?.data({} as never, 0) ?? {} });
    breakCommit({ arrives: true, isOutcomeKnown: false });
    const answer = await rest('PATCH', `/faqs/${id}?locale=en`, { token, body: { order: 2 }, headers: { 'Accept-Language': 'nl' } });
    expect([answer.status, answer.body]).toMatchObject([
      503,
      { code: 'uncertain_write', errors: [{ message: expect.stringContaining('niet nagaan of dit is opgeslagen') }] },
    ]);
  });
});
