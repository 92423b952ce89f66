import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveContactMessage } from '@/cms/contact/save-message';
import { inTransaction } from '@/cms/database/transaction';
import { queueMail } from '@/cms/mail/queue-mail';
import { requestBy } from '../setup/contributions';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { type MailServer, newAddress, type ReceivedMail, startMailServer } from '../setup/smtp';

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

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  owner = String((await local.findGlobal({ slug: 'settings' })).contactEmail || process.env.ADMIN_EMAIL);
  server = await startMailServer({ port });
});
afterAll(() => server.stop());

beforeEach(async () => {
  await payload.db.pool.query('delete from payload_jobs');
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
    server = await startMailServer({ port });
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
    server = await startMailServer({ port });
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
    server = await startMailServer({ port });
    await passTime();
    await run();
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([[to]]);
  });
});
