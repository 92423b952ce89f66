import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveContactMessage } from '@/cms/contact/save-message';
import { inTransaction } from '@/cms/database/transaction';
import { queueMail } from '@/cms/mail/queue-mail';
import { readUncertainMails } from '@/cms/mail/uncertain';
import { createAccounts } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';
import { type MailServer, newAddress, type ReceivedMail, refusal, startMailServer } from '../setup/smtp';

// Settings are read on import of the CMS, so the mail server's port must be known before.
const port = await vi.hoisted(async () => {
  const { findFreePort } = await import('../../src/ops/port');
  const free = await findFreePort();
  process.env.SMTP_URL = `smtp://127.0.0.1:${free}`;
  return free;
});

let payload: Payload;
let local: LocalApi;
let server: MailServer;
let owner: string;

/** Behaviour of the mail server in the current test. */
let wishes: Parameters<typeof startMailServer>[0] = {};
const startServer = () =>
  startMailServer({
    port,
    onRecipient: (address, sender) => wishes?.onRecipient?.(address, sender),
    onPart: (recipient, part) => wishes?.onPart?.(recipient, part),
    onMessage: (mail, count) => wishes?.onMessage?.(mail, count),
  });

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  owner = String((await local.findGlobal({ slug: 'settings' })).contactEmail || process.env.ADMIN_EMAIL);
  server = await startServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  await payload.db.pool.query('delete from payload_jobs');
  wishes = {};
  server.mails.length = 0;
});

/** Runs due jobs. */
const run = () => payload.jobs.run({ queue: 'mail', limit: 100, silent: true });

interface Job {
  id: number;
  wait_until: Date | null;
  total_tried: number;
  has_error: boolean;
  processing: boolean;
  handed_at: Date | null;
  input: { data?: { sealed: string } };
}
const jobs = async (): Promise<Job[]> => (await payload.db.pool.query('select *, total_tried::integer from payload_jobs order by id')).rows;
const passTime = () => payload.db.pool.query("update payload_jobs set wait_until = now() - interval '1 second'");

const message = (changes: Partial<Parameters<typeof saveContactMessage>[1]> = {}): Parameters<typeof saveContactMessage>[1] => ({
  name: 'Vera Visser',
  email: newAddress(),
  phone: '',
  subject: 'Vraag over één hulpmiddel',
  message: 'Kunt u dat coördineren? Ik zoek iets vóór € 5.',
  locale: 'nl',
  ...changes,
});

const send = async (data: ReturnType<typeof message>) => saveContactMessage(await requestBy(payload), data);
const headers = (mail: ReceivedMail | undefined, key: string) =>
  (mail?.headers ?? []).filter((header) => header.key === key).map(({ value }) => value);

describe('a queued mail', () => {
  test('retries at growing intervals and arrives once the mail server is back', async () => {
    await server.stop();
    const data = message();
    await queueMail(await requestBy(payload), { kind: 'contact-received', data: {}, to: data.email, language: 'nl' });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const triedAt = Date.now();
      await run();
      const [job] = await jobs();
      expect(job).toMatchObject({ total_tried: attempt, has_error: false, processing: false });
      waits.push((job?.wait_until?.getTime() ?? 0) - triedAt);
      if (attempt === 1) {
        // Not due yet.
        await run();
        expect(await jobs()).toMatchObject([{ total_tried: 1 }]);
      }
      await passTime();
    }
    expect(waits[0]).toBeGreaterThanOrEqual(5000);
    expect(waits[1]).toBeGreaterThanOrEqual(10_000);
    expect(waits[2]).toBeGreaterThanOrEqual(20_000);
    server = await startServer();
    await run();
    expect(server.to(data.email)).toHaveLength(1);
    expect(await jobs()).toEqual([]);
    await run();
    expect(server.mails).toHaveLength(1);
  });

  test('waits encrypted, and a failed one loses its contents', async () => {
    await server.stop();
    const [secret, to] = [unique('secret'), newAddress()];
    const data = { code: secret, minutes: 10 };
    await queueMail(await requestBy(payload), { kind: 'sign-in-code', data, to, language: 'nl' });
    await payload.sendEmail({ to, subject: secret, text: secret, html: secret });
    const stored = async () =>
      JSON.stringify(
        (
          await payload.db.pool.query(
            'select to_jsonb(j) as job, to_jsonb(l) as log from payload_jobs j left join payload_jobs_log l on l._parent_id = j.id',
          )
        ).rows,
      );
    expect(await stored()).not.toContain(secret);
    await run();
    expect(await jobs()).toMatchObject([{ total_tried: 1 }, { total_tried: 1 }]);
    const sealed = /"sealed":"[^"]{20}/g;
    expect((await stored()).match(sealed)).toHaveLength(2);
    for (let attempt = 2; attempt <= 16; attempt += 1) {
      await passTime();
      await run();
    }
    expect(await jobs()).toMatchObject([
      { total_tried: 16, has_error: true },
      { total_tried: 16, has_error: true },
    ]);
    expect((await stored()).match(sealed)).toBeNull();
    server = await startServer();
  });

  test('that the previous release queued in plain text is sent', async () => {
    const to = newAddress();
    const input = { kind: 'sign-in-code', data: { code: '123456', minutes: 10 }, to, locale: 'nl' };
    await payload.jobs.queue({ task: 'send-mail', queue: 'mail', input });
    await run();
    expect(server.to(to)[0]?.text).toContain('123456');
  });

  test('is never sent when its transaction rolls back', async () => {
    const [committed, lost] = [newAddress(), newAddress()];
    const mail = (to: string) =>
      ({ kind: 'newsletter-confirm', data: { confirmUrl: 'https://example.org/x', days: 7 }, to, language: 'en' }) as const;
    const req = await requestBy(payload);
    await expect(
      inTransaction(req, async () => {
        await queueMail(req, mail(lost));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await inTransaction(req, () => queueMail(req, mail(committed)));
    await run();
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([[committed]]);
  });

  test('is sent only after its transaction commits', async () => {
    const to = newAddress();
    const req = await requestBy(payload);
    await inTransaction(req, async () => {
      await queueMail(req, { kind: 'newsletter-known', data: { unsubscribeUrl: 'https://example.org/x' }, to, language: 'en' });
      await run();
      expect(server.mails).toEqual([]);
    });
    await run();
    expect(server.to(to)).toHaveLength(1);
  });
});

describe('a mail server', () => {
  const queueCode = async (to: string, validUntil?: Date) =>
    queueMail(await requestBy(payload), { kind: 'sign-in-code', data: { code: '123456', minutes: 10 }, to, language: 'nl', validUntil });
  /** As often as it takes. */
  async function runAll(): Promise<void> {
    for (let round = 0; round < 4; round += 1) {
      await passTime();
      await run();
    }
  }
  const admin = async () => (await createAccounts(local)).admin;
  const decide = async (id: number | undefined, action: string, token: string | null | undefined) =>
    (await rest('POST', '/mails/uncertain', { token, body: { source: 'job', id, action } })).status;
  const listed = async () => readUncertainMails(await requestBy(payload));
  const audited = async () => (await payload.db.pool.query('select action, subject, detail from audit_events order by id desc limit 1')).rows[0];

  test.each([
    ['at the recipient', 'onRecipient'],
    ['after the text', 'onMessage'],
  ])('that refuses a mail for now %s gets it later, once', async (_name, moment) => {
    const to = newAddress();
    let refusals = 0;
    const refuse = () => {
      refusals += 1;
      if (refusals <= 2) throw refusal(451);
    };
    wishes = { [moment]: refuse };
    await queueCode(to);
    await run();
    expect(await jobs()).toMatchObject([{ total_tried: 1, has_error: false, processing: false, handed_at: null }]);
    await runAll();
    expect(server.to(to)).toHaveLength(1);
    expect(await jobs()).toEqual([]);
  });

  test('that refuses a mail for good is not asked again, and the contents are deleted', async () => {
    const refuse = vi.fn(() => {
      throw refusal(550);
    });
    wishes = { onRecipient: refuse };
    await queueCode(newAddress());
    await runAll();
    expect(refuse).toHaveBeenCalledTimes(1);
    const [job] = await jobs();
    expect(job).toMatchObject({ has_error: true, handed_at: null });
    expect(job?.input.data).toBeUndefined();
    expect((await listed()).count).toBe(0);
  });

  test('that is slow gets a mail once', async () => {
    const to = newAddress();
    wishes = {
      onRecipient: () => sleep(300),
      onMessage: () => sleep(700),
    };
    await queueCode(to);
    await run();
    await runAll();
    expect(server.to(to)).toHaveLength(1);
    expect(await jobs()).toEqual([]);
  });

  test('that disconnects before the last line gets the mail again', async () => {
    const to = newAddress();
    const other = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    let cuts = 0;
    wishes = {
      // Holds the mail back at its last line.
      onRecipient: async () => {
        if (cuts > 0) return;
        await other.query('begin');
        await other.query('select from payload_jobs for update');
      },
      onPart: async () => {
        cuts += 1;
        if (cuts > 1) return;
        server.drop();
        await sleep(50);
        await other.query('commit');
      },
    };
    await queueCode(to);
    await run();
    expect(cuts).toBe(1);
    expect(await jobs()).toMatchObject([{ total_tried: 1, has_error: false, handed_at: null }]);
    await runAll();
    await other.end();
    expect(server.to(to)).toHaveLength(1);
    expect(await jobs()).toEqual([]);
  });

  test('that disconnects after the last line gets nothing again, until an admin decides', async () => {
    const to = newAddress();
    wishes = { onMessage: () => server.drop() };
    await queueCode(to);
    await run();
    wishes = {};
    await runAll();
    // It accepted the mail, and only its answer was lost.
    expect(server.to(to)).toHaveLength(1);
    const [job] = await jobs();
    expect(job).toMatchObject({ has_error: true, processing: false, handed_at: expect.any(Date), input: { data: { sealed: expect.any(String) } } });
    expect(await listed()).toMatchObject({ count: 1, newest: [{ source: 'job', id: job?.id, kind: 'sign-in-code', to }] });

    const accounts = await createAccounts(local);
    for (const account of [accounts.anonymous, accounts.user, accounts.editor]) expect(await decide(job?.id, 'send', account.token)).toBe(403);
    expect(await decide(job?.id, 'send', accounts.admin.token)).toBe(200);
    expect(await audited()).toEqual({ action: 'mail_sent_again', subject: 'mails', detail: 'sign-in-code' });
    expect(await decide(job?.id, 'send', accounts.admin.token)).toBe(409);
    await runAll();
    expect(server.to(to)).toHaveLength(2);
    expect(await jobs()).toEqual([]);
  });

  test('whose answer is unknown after a crash gets nothing again, and giving the mail up deletes it', async () => {
    const [to, late] = [newAddress(), newAddress()];
    await queueCode(to, new Date(Date.now() + 600_000));
    await queueCode(late, new Date(Date.now() + 600_000));
    // As a process leaves it that was killed at that moment.
    await payload.db.pool.query('update payload_jobs set handed_at = now()');
    await runAll();
    expect(server.mails).toEqual([]);
    expect((await listed()).newest.map((mail) => mail.to)).toEqual([late, to]);
    // An expired code isn't worth a decision.
    await payload.db.pool.query(`update payload_jobs set input = input || '{"validUntil": "2026-01-01T00:00:00Z"}' where input ->> 'to' = $1`, [
      late,
    ]);
    expect((await listed()).newest.map((mail) => mail.to)).toEqual([to]);
    const { token } = await admin();
    expect(await decide((await jobs())[0]?.id, 'give-up', token)).toBe(200);
    expect(await audited()).toEqual({ action: 'mail_given_up', subject: 'mails', detail: 'sign-in-code' });
    expect(await jobs()).toHaveLength(1);
    await runAll();
    expect(server.mails).toEqual([]);
  });
});

describe('a message to the owners', () => {
  test('has the visitor as reply-to and the exact text in HTML and plain text', async () => {
    const data = message({ name: 'Zoë de Groot-Ågren' });
    await send(data);
    await run();
    const [mail] = server.to(owner);
    expect(mail?.replyTo).toEqual([{ address: data.email, name: data.name }]);
    expect(mail?.from?.address).toBe('no-reply@localhost');
    expect(mail?.subject).toContain(data.subject);
    expect(mail?.subject).toContain(data.name);
    for (const part of [mail?.html, mail?.text]) {
      expect(part).toContain(data.message);
      expect(part).toContain(data.name);
    }
    expect(headers(mail, 'content-type')[0]).toMatch(/^multipart\/alternative/);
    expect(mail?.raw).toMatch(/content-type: text\/plain; charset=utf-8/i);
    expect(mail?.raw).toMatch(/content-type: text\/html; charset=utf-8/i);
    const [receipt] = server.to(data.email);
    // Otherwise anyone could make the site mail a text to strangers.
    expect(receipt?.text).not.toContain(data.message);
    expect(receipt?.subject).not.toContain(data.subject);
    expect(receipt?.replyTo).toBeUndefined();
  });

  test('cannot inject headers or recipients by name or subject', async () => {
    const victim = newAddress('victim');
    const lines = `\r\nBcc: ${victim}\r\nX-Injected: yes\r\n\r\nAnother text`;
    const data = message({ name: `"E" <${victim}>,\r\nBcc: ${victim}`, subject: `Hello${lines}` });
    await send(data);
    await run();
    expect(server.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([owner, data.email].sort());
    for (const mail of server.mails) {
      expect(mail.headers.map(({ key }) => key)).not.toContain('x-injected');
      expect(headers(mail, 'bcc')).toEqual([]);
      expect(headers(mail, 'to')).toHaveLength(1);
      expect(mail.text).not.toMatch(/^Bcc:/);
    }
    const [mail] = server.to(owner);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([data.email]);
    expect(mail?.subject).toContain('Hello');
  });

  test.each([
    ['line breaks', (victim: string) => `visitor@example.net\r\nBcc: ${victim}`],
    ['a second address', (victim: string) => `visitor@example.net, ${victim}`],
    ['a name and an address', (victim: string) => `visitor@example.net <${victim}>`],
  ])('is rejected with an address containing %s', async (_name, addressWith) => {
    const email = addressWith(newAddress('victim'));
    await expect(send(message({ email }))).rejects.toThrow();
    expect(await jobs()).toEqual([]);
  });

  test('is sent to nobody else even with such an address in the queue', async () => {
    const victim = newAddress('victim');
    for (const to of [`visitor@example.net\r\nRCPT TO:<${victim}>`, `visitor@example.net, ${victim}`, `visitor@example.net>\r\nBcc: <${victim}`]) {
      await queueMail(await requestBy(payload), { kind: 'contact-received', data: {}, to, language: 'nl', replyTo: { name: to, address: to } });
    }
    await run();
    expect(server.to(victim)).toEqual([]);
    for (const mail of server.mails) expect(headers(mail, 'bcc')).toEqual([]);
  });
});

describe('a mail by Payload or a plugin', () => {
  test('is queued, so it survives a mail server outage', async () => {
    const to = newAddress();
    await server.stop();
    await payload.sendEmail({ to, subject: 'A subject', text: 'A text' });
    expect(await jobs()).toHaveLength(1);
    await run();
    server = await startServer();
    await passTime();
    await run();
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([[to]]);
  });
});
