import { setTimeout as sleep } from 'node:timers/promises';
import { SignJWT } from 'jose';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { gatedTransport } from '@/cms/mail/send-once';
import { mailTransport } from '@/cms/mail/transport';
import { readUncertainMails, type UncertainMail } from '@/cms/mail/uncertain';
import { confirmSubscription, subscribe, unsubscribe, unsubscribeToken } from '@/cms/newsletter/subscribe';
import { toMarkdown } from '@/cms/rich-text/rich-text-markdown';
import { rowMark, signToken } from '@/cms/tokens/signed-token';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { keyFor } from '@/keys';
import { type Account, createAccounts } from '../setup/accounts';
import { queuedMails, requestBy } from '../setup/contributions';
import { createSurroundings, richText, toolData } from '../setup/documents';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';
import { linkIn, type MailServer, newAddress, type ReceivedMail, refusal, startMailServer } from '../setup/smtp';
import { hireWorker, type Worker } from '../setup/workers';

// Settings are read on import of the CMS, so the mail server's port must be known before.
const port = await vi.hoisted(async () => {
  const { findFreePort } = await import('../../src/ops/port');
  const free = await findFreePort();
  process.env.SMTP_URL = `smtp://127.0.0.1:${free}`;
  return free;
});

let payload: Payload;
let local: LocalApi;
let accounts: Awaited<ReturnType<typeof createAccounts>>;
let server: MailServer;
/** Behaviour of the mail server in the current test. */
let wishes: Parameters<typeof startMailServer>[0] = {};

const startServer = () =>
  startMailServer({
    port,
    onRecipient: (address, sender) => wishes?.onRecipient?.(address, sender),
    onPart: (recipient, part) => wishes?.onPart?.(recipient, part),
    onMessage: (mail, count) => wishes?.onMessage?.(mail, count),
  });

const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await payload.db.pool.query(text, values)).rows as Row[];

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  accounts = await createAccounts(local);
  server = await startServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  for (const table of ['payload_jobs', 'newsletter_deliveries', 'newsletter_issues', 'subscribers']) await query(`delete from ${table}`);
  await query("delete from workspace.translations where collection = 'newsletter-issues'");
  wishes = {};
  server.mails.length = 0;
});

/** Runs queued jobs now, ignoring their due time. */
async function run(queue: 'mail' | 'newsletter') {
  await query('update payload_jobs set wait_until = null where queue = $1', [queue]);
  await payload.jobs.run({ queue, limit: 100, silent: true });
}

async function addSubscribers(count: number, { status = 'confirmed', language }: { status?: string; language?: string } = {}): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => newAddress(`reader${index}`));
  await query(
    `insert into subscribers (email, language, status, updated_at, created_at)
      select email, coalesce($3, case when position % 2 = 0 then 'nl' else 'en' end)::enum_subscribers_language, $2::enum_subscribers_status, now(), now()
      from unnest($1::text[]) with ordinality as given (email, position)`,
    [emails, status, language ?? null],
  );
  return emails;
}

async function addIssue(): Promise<number> {
  const { id } = await local.create({
    collection: 'newsletter-issues',
    locale: 'en',
    data: { subject: 'Three new tools', preheader: 'And a course', body: richText('Hello readers.') },
  });
  await local.update({
    collection: 'newsletter-issues',
    id,
    locale: 'nl',
    data: { subject: 'Drie nieuwe hulpmiddelen – één voor vóór', preheader: 'En een cursus', body: richText('Beste lezers, reünie.') },
  });
  return id;
}

const call = (id: number, action: string, body: Record<string, unknown> = {}, account: Account = accounts.admin) =>
  rest('POST', `/newsletter-issues/${id}/${action}`, { token: account.token, body });

/** An issue ready for the job. */
async function issueToSend(): Promise<number> {
  const id = await addIssue();
  expect((await call(id, 'schedule')).status).toBe(200);
  return id;
}

const progressOf = async (id: number) => (await rest('GET', `/newsletter-issues/${id}/progress`, { token: accounts.admin.token })).body;

/** Number of copies per address. */
const copies = (emails: string[]) => emails.map((email) => server.to(email).length);
const once = (emails: string[]) => emails.map(() => 1);

const tokenIn = (mail: ReceivedMail | undefined, part: string) => new URL(linkIn(mail, part)).searchParams.get('token');
const subscriber = async (email: string) =>
  (
    await query<{ id: number; status: string; language: string; createdAt: Date }>(
      'select id, status, language, created_at as "createdAt" from subscribers where email = $1',
      [email],
    )
  )[0];

describe('subscribing', () => {
  const ask = async (email: string, locale: 'en' | 'nl' = 'nl') => subscribe(await requestBy(payload), { email, locale });
  const confirm = async (token: unknown) => confirmSubscription(await requestBy(payload), token);
  const kindsTo = async (email: string) => (await queuedMails(payload, email)).map(({ kind }) => kind);
  const forgetMailing = (email: string) => query("update subscribers set mailed_at = now() - interval '11 minutes' where email = $1", [email]);

  async function confirmed(): Promise<string> {
    const email = newAddress();
    await ask(email);
    await run('mail');
    expect(await confirm(tokenIn(server.to(email)[0], '/newsletter/confirm'))).toBe(true);
    return email;
  }

  test('takes effect when the mailed link is confirmed, in the form’s language, and the link works once', async () => {
    const email = newAddress();
    await ask(email.toUpperCase());
    expect(await subscriber(email)).toMatchObject({ status: 'pending', language: 'nl' });
    await run('mail');
    const link = linkIn(server.to(email)[0], '/newsletter/confirm');
    expect(new URL(link).pathname).toBe('/nl/newsletter/confirm');
    const token = new URL(link).searchParams.get('token');
    expect(await confirm(token)).toBe(true);
    expect(await subscriber(email)).toMatchObject({ status: 'confirmed', language: 'nl' });
    expect(await confirm(token)).toBe(false);
  });

  test('refuses tokens that are forged, expired, for another purpose or from an earlier mail', async () => {
    const email = newAddress();
    await ask(email);
    await run('mail');
    const earlier = tokenIn(server.to(email)[0], '/newsletter/confirm');
    await forgetMailing(email);
    await ask(email);
    await run('mail');
    const token = String(tokenIn(server.to(email)[1], '/newsletter/confirm'));
    const { id } = (await subscriber(email)) as { id: number };
    const [row] = await query<{ confirmation: string }>('select confirmation from subscribers where id = $1', [id]);
    const claims = { subject: String(id), once: String(row?.confirmation) };
    const old = new SignJWT({ once: row?.confirmation })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('confirm-newsletter')
      .setSubject(String(id));
    const bad = [
      null,
      '',
      {},
      'x'.repeat(2000),
      earlier,
      `${token.slice(0, -4)}AAAA`,
      await signToken({ ...claims, purpose: 'confirm-review' }),
      await signToken({ ...claims, purpose: 'unsubscribe' }),
      await signToken({ ...claims, purpose: 'confirm-newsletter', once: 'another' }),
      await old.setExpirationTime('7 days').sign(keyFor('voters')),
      await old.setExpirationTime('-1 minute').sign(keyFor('mailed-links')),
    ];
    for (const value of bad) expect(await confirm(value), String(value)).toBe(false);
    expect(await subscriber(email)).toMatchObject({ status: 'pending' });
    expect(await confirm(token)).toBe(true);
  });

  test('answers the same for new, pending, subscribed and unsubscribed addresses', async () => {
    const known = await confirmed();
    const [pending = ''] = await addSubscribers(1, { status: 'pending' });
    const [gone = ''] = await addSubscribers(1, { status: 'unsubscribed' });
    await forgetMailing(known);
    const answers = [];
    for (const email of [newAddress(), pending, known, gone]) answers.push(await ask(email));
    expect(answers).toEqual([undefined, undefined, undefined, undefined]);
    expect(await kindsTo(pending)).toEqual(['newsletter-confirm']);
    expect(await kindsTo(gone)).toEqual(['newsletter-confirm']);
    expect(await kindsTo(known)).toEqual(['newsletter-known']);
    expect(await subscriber(known)).toMatchObject({ status: 'confirmed' });
  });

  test('sends no second mail within ten minutes', async () => {
    const email = newAddress();
    await ask(email);
    await ask(email);
    expect(await kindsTo(email)).toHaveLength(1);
    await forgetMailing(email);
    await ask(email, 'en');
    expect(await kindsTo(email)).toHaveLength(2);
    expect(await subscriber(email)).toMatchObject({ language: 'en' });
  });

  test('turns concurrent requests into one row and one mail', async () => {
    const email = newAddress();
    await Promise.all(Array.from({ length: 15 }, () => ask(email)));
    expect(await query('select id from subscribers where email = $1', [email])).toHaveLength(1);
    expect(await kindsTo(email)).toEqual(['newsletter-confirm']);
  });

  test('can be ended, idempotently, and started again at once', async () => {
    const email = await confirmed();
    const row = (await subscriber(email)) as { id: number; createdAt: Date };
    const { id } = row;
    const token = await unsubscribeToken(row);
    const end = async (value: unknown) => unsubscribe(await requestBy(payload), value);
    expect(await end(`${token.slice(0, -4)}AAAA`)).toBe(false);
    expect(await end(await signToken({ purpose: 'confirm-newsletter', subject: String(id), once: rowMark(row) }))).toBe(false);
    // After a restore, a number may belong to somebody else.
    expect(await end(await unsubscribeToken({ id, createdAt: new Date(row.createdAt.getTime() - 1).toISOString() }))).toBe(false);
    expect(await subscriber(email)).toMatchObject({ status: 'confirmed' });
    expect(await end(token)).toBe(true);
    const rows = await query('select * from subscribers where id = $1', [id]);
    expect(rows[0]).toMatchObject({ status: 'unsubscribed' });
    expect(await end(token)).toBe(true);
    expect(await query('select * from subscribers where id = $1', [id])).toEqual(rows);

    await ask(email);
    await run('mail');
    expect(await confirm(tokenIn(server.to(email)[1], '/newsletter/confirm'))).toBe(true);
    expect(await subscriber(email)).toMatchObject({ status: 'confirmed' });
  });
});

describe('an issue', () => {
  test('reaches each subscriber once, in their language, with a personal unsubscribe link', async () => {
    const dutch = await addSubscribers(3, { language: 'nl' });
    const english = await addSubscribers(3, { language: 'en' });
    const others = [...(await addSubscribers(2, { status: 'pending' })), ...(await addSubscribers(2, { status: 'unsubscribed' }))];
    const id = await issueToSend();
    await run('newsletter');
    const everyone = [...dutch, ...english];
    expect(copies(everyone)).toEqual(once(everyone));
    expect(server.mails).toHaveLength(6);
    expect(await progressOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 6 } });
    for (const mail of server.mails) {
      const [recipient = ''] = mail.recipients;
      const isDutch = dutch.includes(recipient);
      expect(mail.recipients).toHaveLength(1);
      expect(mail.subject).toBe(isDutch ? 'Drie nieuwe hulpmiddelen – één voor vóór' : 'Three new tools');
      for (const part of [mail.html, mail.text]) expect(part).toContain(isDutch ? 'Beste lezers, reünie.' : 'Hello readers.');
      for (const other of [...everyone, ...others]) if (other !== recipient) expect(mail.raw).not.toContain(other);
      const page = new URL(linkIn(mail, '/newsletter/unsubscribe'));
      expect(page.pathname).toBe(isDutch ? '/nl/newsletter/unsubscribe' : '/newsletter/unsubscribe');
      expect(mail.html).toContain(page.search);
    }
    expect(new Set(server.mails.map((mail) => linkIn(mail, '/newsletter/unsubscribe'))).size).toBe(6);
  });

  test('has the headers for one-click unsubscribe', async () => {
    const [email = ''] = await addSubscribers(1);
    await issueToSend();
    await run('newsletter');
    const header = (key: string) => server.mails[0]?.headers.find((each) => each.key === key)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] = /^<(.+)>$/.exec(header('list-unsubscribe') ?? '') ?? [];
    expect(new URL(link).pathname).toBe('/api/newsletter/unsubscribe');
    expect(await unsubscribe(await requestBy(payload), new URL(link).searchParams.get('token'))).toBe(true);
    expect(await subscriber(email)).toMatchObject({ status: 'unsubscribed' });
  });

  test('skips subscribers who leave during sending', async () => {
    const [first = '', second = '', third = ''] = await addSubscribers(3);
    wishes = {
      onMessage: async ({ recipients }) => {
        if (recipients[0] !== first) return;
        const row = await subscriber(second);
        if (row) await unsubscribe(await requestBy(payload), await unsubscribeToken(row));
      },
    };
    const id = await issueToSend();
    await run('newsletter');
    expect(copies([first, second, third])).toEqual([1, 0, 1]);
    expect((await progressOf(id)).deliveries).toEqual({ sent: 2, skipped: 1 });
  });

  test('continues after a permanently rejected recipient, before or after the text', async () => {
    const emails = await addSubscribers(5);
    wishes = {
      onRecipient: (address) => {
        if (address === emails[1]) throw refusal(550);
      },
      onMessage: ({ recipients }) => {
        if (recipients[0] === emails[3]) throw refusal(554);
      },
    };
    const id = await issueToSend();
    await run('newsletter');
    expect(copies(emails)).toEqual([1, 0, 1, 0, 1]);
    expect(await progressOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 3, failed: 2 } });
  });

  test('retries a temporary rejection for a day without a second copy to anyone else', async () => {
    const emails = await addSubscribers(5);
    const later = new Set([emails[1], emails[3]]);
    wishes = {
      onRecipient: (address) => {
        if (address === emails[1] && later.has(address)) throw refusal(450);
      },
      onMessage: ({ recipients: [address] }) => {
        if (later.has(address)) throw refusal(451);
      },
    };
    const id = await issueToSend();
    await run('newsletter');
    expect(copies(emails)).toEqual([1, 0, 1, 0, 1]);
    expect(await progressOf(id)).toMatchObject({ status: 'sending', deliveries: { sent: 3, pending: 2 } });
    const [job] = await query<{ wait_until: Date }>("select wait_until from payload_jobs where task_slug = 'send-newsletter'");
    expect(job?.wait_until.getTime()).toBeGreaterThan(Date.now() + 60_000);

    later.delete(emails[1]);
    await query('update newsletter_deliveries set attempts = 287 where attempts > 0');
    await run('newsletter');
    expect(copies(emails)).toEqual([1, 1, 1, 0, 1]);
    expect(await progressOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 4, failed: 1 } });
  });

  test('loses and repeats nothing during a mail server outage', async () => {
    const emails = await addSubscribers(8);
    let stopped: Promise<void> | undefined;
    wishes = {
      onRecipient: (address) => {
        if (address === emails[3]) stopped ??= server.stop();
      },
    };
    const id = await issueToSend();
    await run('newsletter');
    await stopped;
    expect(await progressOf(id)).toMatchObject({ status: 'sending', deliveries: { sent: 3, pending: 5 } });
    const before = server.mails;
    wishes = {};
    server = await startServer();
    server.mails.push(...before);
    await run('newsletter');
    expect(copies(emails)).toEqual(once(emails));
    expect(await progressOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 8 } });
  });

  test('does not mark every recipient as rejected when the server rejects the sender', async () => {
    const emails = await addSubscribers(3);
    await server.stop();
    const { SMTPServer } = await import('smtp-server');
    const closed = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_address, _session, done) => done(refusal(530)),
    });
    await new Promise<void>((resolve) => closed.listen(port, '127.0.0.1', resolve));
    const id = await issueToSend();
    await run('newsletter');
    await new Promise<void>((resolve) => closed.close(resolve));
    server = await startServer();
    expect((await progressOf(id)).deliveries).toEqual({ pending: 3 });
    await run('newsletter');
    expect(copies(emails)).toEqual(once(emails));
  });

  test('reconnects when a connection breaks between two mails', async () => {
    const emails = await addSubscribers(4);
    let isBroken = false;
    wishes = {
      onRecipient: (address) => {
        if (address !== emails[2] || isBroken) return;
        isBroken = true;
        server.drop();
      },
    };
    const id = await issueToSend();
    await run('newsletter');
    expect(copies(emails)).toEqual(once(emails));
    expect(await progressOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 4 } });
  });

  test('reaches everyone else when the server disconnects at one address, in any order', async () => {
    const emails = await addSubscribers(4);
    const poison = emails[1];
    wishes = {
      onRecipient: (address) => {
        if (address === poison) server.drop();
      },
    };
    await issueToSend();
    await run('newsletter');
    expect(copies(emails.filter((email) => email !== poison))).toEqual(once(emails.slice(1)));
    expect(server.to(String(poison))).toEqual([]);
  });

  test("is not sent again when the server's response is lost", async () => {
    const emails = await addSubscribers(3);
    wishes = {
      onMessage: ({ recipients: [address] }) => {
        if (address === emails[1]) server.drop();
      },
    };
    const id = await issueToSend();
    await run('newsletter');
    expect(copies(emails)).toEqual(once(emails));
    expect(await progressOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 2, uncertain: 1 } });
  });

  test('is sent again to a reader in doubt when an admin says so, and to nobody else', async () => {
    const emails = await addSubscribers(3);
    wishes = {
      onMessage: ({ recipients: [address] }) => {
        if (address === emails[1] || address === emails[2]) server.drop();
      },
    };
    const id = await issueToSend();
    await run('newsletter');
    wishes = {};
    await run('newsletter');
    const req = await requestBy(payload);
    const inDoubt = (await readUncertainMails(req)).newest;
    expect(inDoubt).toMatchObject([
      { source: 'delivery', kind: 'newsletter-issue', to: emails[2] },
      { source: 'delivery', kind: 'newsletter-issue', to: emails[1] },
    ]);
    const decide = (mail: UncertainMail | undefined, action: string) =>
      rest('POST', '/mails/uncertain', { token: accounts.admin.token, body: { source: mail?.source, id: mail?.id, action } });
    expect((await decide(inDoubt[0], 'give-up')).status).toBe(200);
    expect((await decide(inDoubt[1], 'send')).status).toBe(200);
    await run('newsletter');
    expect(copies(emails)).toEqual([1, 2, 1]);
    expect(await progressOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 2, failed: 1 } });
    expect(await readUncertainMails(req)).toEqual({ count: 0, newest: [] });
  });
});

describe('the delivery gate', () => {
  const transports = {
    'a pooled connection': () => gatedTransport(mailTransport({ pool: true })),
    'a single connection': () => gatedTransport(mailTransport({ pool: false })),
  };

  test.each(Object.entries(transports))('holds back the last line of a mail over %s', async (_name, open) => {
    const recipient = newAddress();
    let arrived = '';
    wishes = {
      onPart: (_recipient, part) => {
        arrived += part;
      },
    };
    const transport = open();
    const message = (text: string) => ({ from: 'site@example.org', to: recipient, subject: 'Gate', text });
    for (const text of ['Short', 'A long line of the text\n'.repeat(20_000)]) {
      arrived = '';
      // The server's parser holds back the last characters until more arrives.
      const outcome = await transport.send(message(`${text} and its end.....`), async () => {
        await vi.waitFor(() => expect(arrived).toContain('its end'), { interval: 5 });
        throw new Error('not now');
      });
      expect(outcome).toMatchObject({ error: { message: 'not now' }, maybeAccepted: false });
      expect(server.mails).toEqual([]);
    }
    expect(await transport.send(message('Now it goes'), async () => undefined)).toEqual({ error: null, maybeAccepted: true });
    expect(server.to(recipient).map(({ text }) => text?.trim())).toEqual(['Now it goes']);
    transport.close();
  });

  test('is not called when the recipient is rejected', async () => {
    wishes = {
      onRecipient: () => {
        throw refusal(550);
      },
    };
    const beforeEnd = vi.fn(async () => undefined);
    const transport = gatedTransport(mailTransport({ pool: true }));
    const outcome = await transport.send({ from: 'site@example.org', to: newAddress(), subject: 'Gate', text: 'Text' }, beforeEnd);
    expect(outcome).toMatchObject({ error: { responseCode: 550 }, maybeAccepted: false });
    await sleep(50);
    expect(beforeEnd).not.toHaveBeenCalled();
    transport.close();
  });
});

describe('the buttons of an issue', () => {
  test('are for admins only', async () => {
    const id = await addIssue();
    for (const account of [accounts.anonymous, accounts.user, accounts.editor]) {
      for (const action of ['test', 'schedule', 'take-back', 'take-changes']) expect((await call(id, action, {}, account)).status).toBe(403);
      expect((await rest('GET', `/newsletter-issues/${id}/progress`, { token: account.token })).status).toBe(403);
    }
    expect(await progressOf(id)).toMatchObject({ status: 'draft' });
    expect(server.mails).toEqual([]);
  });

  test('send a test in both languages to the requesting admin only', async () => {
    await addSubscribers(3);
    const id = await addIssue();
    expect((await call(id, 'test')).status).toBe(200);
    expect(server.mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [[accounts.admin.user?.email], '[Test] Three new tools'],
      [[accounts.admin.user?.email], '[Test] Drie nieuwe hulpmiddelen – één voor vóór'],
    ]);
    expect(await progressOf(id)).toMatchObject({ status: 'draft', deliveries: {} });
  });

  test.each([
    ['in the past', { when: '2020-01-01T00:00:00.000Z' }],
    ['that is no date', { when: 'soon' }],
    ['that is no text', { when: 12 }],
  ])('do not schedule for a time %s', async (_name, body) => {
    const id = await addIssue();
    const answer = await call(id, 'schedule', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].message).toBe(VALIDATION_MESSAGES.scheduleInPast.en);
    expect(await progressOf(id)).toMatchObject({ status: 'draft' });
  });

  test('send nothing on an invalid request', async () => {
    const id = await addIssue();
    const headers = { 'Content-Type': 'application/json' };
    const answer = await rest('POST', `/newsletter-issues/${id}/schedule`, { token: accounts.admin.token, body: '{"when":', headers });
    expect(answer.status).toBe(400);
    expect(await progressOf(id)).toMatchObject({ status: 'draft' });
  });

  test('reject an issue that is incomplete in either language', async () => {
    const { id } = await local.create({
      collection: 'newsletter-issues',
      locale: 'en',
      data: { subject: unique('Half'), body: richText('Only English.') },
    });
    for (const action of ['test', 'schedule']) expect((await call(id, action)).status).toBe(400);
    await local.update({ collection: 'newsletter-issues', id, locale: 'nl', data: { subject: 'Half' } });
    const answer = await call(id, 'schedule');
    expect(answer.body.errors[0].message).toBe(VALIDATION_MESSAGES.newsletterIncomplete.en);
    expect(await progressOf(id)).toMatchObject({ status: 'draft' });
    expect(server.mails).toEqual([]);
  });

  test('add what makers changed in the last week to the text, in each language that has a subject', async () => {
    const { category } = await createSurroundings(local);
    const PRO = { name: 'Pro', kind: 'paid', price: 10, currency: 'EUR', unit: 'month' };
    const name = unique('Dearer [2]');
    const { id: tool } = await local.create({ collection: 'tools', data: toolData({ category }, { name, plans: [PRO], _status: 'published' }) });
    const reprice = (price: number, change: string) =>
      rest('PATCH', `/tools/${tool}?${change}`, { token: accounts.editor.token, body: { plans: [{ ...PRO, price }], _status: 'published' } });
    expect((await reprice(12, 'change=maker')).status).toBe(200);
    expect((await reprice(13, 'change=correction')).status).toBe(200);
    const id = await addIssue();
    const { status, body } = await call(id, 'take-changes');
    expect(status).toBe(200);
    expect(body.added).toBeGreaterThanOrEqual(2);
    const textIn = async (locale: 'en' | 'nl') => toMarkdown((await local.findByID({ collection: 'newsletter-issues', id, locale })).body);
    const [en, nl] = [await textIn('en'), await textIn('nl')];
    expect(en.startsWith('Hello readers.\n\n## What changed\n\n- ')).toBe(true);
    expect(en).toContain('Pro went up from €10 per month to €12 per month.');
    expect(en).not.toContain('€13');
    expect(en).toContain(name.replace('[2]', '\\[2\\]'));
    expect(nl.startsWith('Beste lezers, reünie.\n\n## Wat er veranderd is\n\n- ')).toBe(true);
    expect((await call(id, 'test')).status).toBe(200);
    await query("update newsletter_issues set status = 'scheduled' where id = $1", [id]);
    expect((await call(id, 'take-changes')).status).toBe(409);

    const half = await local.create({ collection: 'newsletter-issues', locale: 'en', data: { subject: unique('Half') } });
    expect((await call(half.id, 'take-changes')).status).toBe(200);
    expect((await local.findByID({ collection: 'newsletter-issues', id: half.id, locale: 'nl', fallbackLocale: false })).body ?? null).toBeNull();
  });

  test('send an issue once, however often they are pressed', async () => {
    const emails = await addSubscribers(2);
    const id = await addIssue();
    const answers = await Promise.all([call(id, 'schedule'), call(id, 'schedule'), call(id, 'schedule')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await run('newsletter');
    expect((await call(id, 'schedule')).status).toBe(409);
    await run('newsletter');
    expect(copies(emails)).toEqual(once(emails));
  });

  test('schedule an issue, and cancel it until it is due', async () => {
    const [email = ''] = await addSubscribers(1);
    const id = await addIssue();
    const when = new Date(Date.now() + 3_600_000).toISOString();
    expect((await call(id, 'schedule', { when })).body).toMatchObject({ status: 'scheduled', subscribers: 1 });
    await payload.jobs.run({ queue: 'newsletter', silent: true });
    expect(await progressOf(id)).toMatchObject({ status: 'scheduled' });
    expect((await call(id, 'take-back')).status).toBe(200);
    expect(await progressOf(id)).toMatchObject({ status: 'draft', scheduledFor: null });
    expect(await query("select id from payload_jobs where task_slug = 'send-newsletter'")).toEqual([]);

    await call(id, 'schedule');
    await run('newsletter');
    expect(copies([email])).toEqual([1]);
    expect((await call(id, 'take-back')).status).toBe(409);
  });

  test('freeze an issue once it is scheduled', async () => {
    const id = await addIssue();
    const edit = () => rest('PATCH', `/newsletter-issues/${id}?locale=en`, { token: accounts.admin.token, body: { subject: 'Changed' } });
    expect((await edit()).status).toBe(200);
    await call(id, 'schedule', { when: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await edit()).status).toBe(409);
    await call(id, 'take-back');
    expect((await edit()).status).toBe(200);
    await call(id, 'schedule');
    await run('newsletter');
    expect((await edit()).status).toBe(409);
  });

  test('alone can change the state of an issue', async () => {
    const id = await addIssue();
    const body = { status: 'sent', startedAt: new Date().toISOString() };
    await rest('PATCH', `/newsletter-issues/${id}?locale=en`, { token: accounts.admin.token, body });
    expect(await progressOf(id)).toMatchObject({ status: 'draft' });
  });
});

describe('a worker', () => {
  /** Keyed by sender address. */
  const crew = new Map<string, Worker>();

  function hire(): void {
    const worker = hireWorker();
    crew.set(worker.address, worker);
  }

  /** Two processes: one works, the other waits to take over. */
  async function twoWorkers(): Promise<void> {
    while (crew.size < 2) hire();
    await Promise.all([...crew.values()].map(({ ready }) => ready));
  }

  function dismiss(address: string, signal: NodeJS.Signals): Promise<number | null> {
    const worker = crew.get(address);
    if (!worker) throw new Error(`Mail from ${address}, which is no worker`);
    crew.delete(address);
    worker.child.kill(signal);
    return worker.ended;
  }

  afterAll(() => Promise.all([...crew.keys()].map((address) => dismiss(address, 'SIGKILL'))));

  const isSent = (id: number) =>
    vi.waitFor(async () => expect(await query('select status from newsletter_issues where id = $1', [id])).toEqual([{ status: 'sent' }]), {
      timeout: 60_000,
      interval: 100,
    });

  /** Blocks a process before it records a delivery until it is killed, that is, in the middle of the mail. */
  async function killBeforeEnd(address: string, sender: string): Promise<void> {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query('begin');
    await client.query('select d.id from newsletter_deliveries d join subscribers s on s.id = d.subscriber_id where s.email = $1 for update of d', [
      address,
    ]);
    const waiting = `datname = current_database() and wait_event_type = 'Lock' and query like 'update "newsletter_deliveries"%returning%'`;
    const finish = async () => {
      try {
        const rows = () => query(`select pid from pg_stat_activity where ${waiting}`);
        await vi.waitFor(async () => expect(await rows()).toHaveLength(1), { timeout: 5000, interval: 5 });
        await dismiss(sender, 'SIGKILL');
        // Otherwise the database would still execute the dead process's statement.
        await query(`select pg_terminate_backend(pid) from pg_stat_activity where ${waiting}`);
      } finally {
        await client.end();
      }
    };
    void finish();
  }

  test('sends everyone exactly one copy although it is killed repeatedly', { timeout: 120_000 }, async () => {
    await twoWorkers();
    const emails = await addSubscribers(60);
    const [arriving, arrived] = [emails[10], emails[25]];
    const addressed = emails[35 + Math.floor(Math.random() * 20)];
    const kills: string[] = [];
    let partial = '';
    wishes = {
      onRecipient: async (address, sender) => {
        if (address === arriving && !kills.includes('arriving')) {
          kills.push('arriving');
          await killBeforeEnd(address, sender);
          hire();
        }
        if (address === addressed && !kills.includes('addressed')) {
          kills.push('addressed');
          await dismiss(sender, 'SIGKILL');
          hire();
        }
      },
      onPart: (recipient, part) => {
        if (recipient === arriving && server.to(recipient).length === 0) partial += part;
      },
      onMessage: async ({ recipients: [recipient], from }) => {
        if (recipient !== arrived || kills.includes('arrived')) return;
        kills.push('arrived');
        await dismiss(from?.address ?? '', 'SIGKILL');
        hire();
      },
    };
    const id = await issueToSend();
    await isSent(id);
    expect(kills).toEqual(['arriving', 'arrived', 'addressed']);
    // The text arrived twice, but the first copy was incomplete, so the server discarded it.
    expect(partial.split('Hello readers.').length + partial.split('Beste lezers').length).toBeGreaterThan(4);
    expect(copies(emails)).toEqual(once(emails));
    expect(server.mails).toHaveLength(60);
    // The killed process could not record the delivery, and it was not sent again.
    expect((await progressOf(id)).deliveries).toEqual({ sent: 59, uncertain: 1 });
  });

  test('sends an issue once beside another worker and finishes the current mail on shutdown', { timeout: 120_000 }, async () => {
    await twoWorkers();
    const emails = await addSubscribers(30);
    let code: Promise<number | null> | undefined;
    wishes = {
      onMessage: async ({ recipients: [recipient], from }) => {
        if (recipient !== emails[12]) return;
        code = dismiss(from?.address ?? '', 'SIGTERM');
        await sleep(100);
      },
    };
    const id = await issueToSend();
    await isSent(id);
    expect(await code).toBe(0);
    expect(copies(emails)).toEqual(once(emails));
    expect((await progressOf(id)).deliveries).toEqual({ sent: 30 });
  });

  test('sends nobody two copies when killed, and records who may have none', { timeout: 120_000 }, async () => {
    await twoWorkers();
    const emails = await addSubscribers(40);
    const last = emails[Math.floor(Math.random() * 30)];
    wishes = {
      onMessage: ({ recipients: [recipient], from }) => {
        if (recipient === last) setTimeout(() => dismiss(from?.address ?? '', 'SIGKILL'), Math.random() * 30);
      },
    };
    const id = await issueToSend();
    await isSent(id);
    const rows = await query<{ email: string; state: string }>(
      'select email, state from newsletter_deliveries d join subscribers s on s.id = d.subscriber_id where issue_id = $1',
      [id],
    );
    expect(rows).toHaveLength(40);
    const unsure = rows.filter(({ state }) => state === 'uncertain').map(({ email }) => email);
    const sure = rows.filter(({ state }) => state === 'sent').map(({ email }) => email);
    expect(copies(sure)).toEqual(once(sure));
    expect(sure.length + unsure.length).toBe(40);
    expect(unsure.length).toBeLessThanOrEqual(1);
    for (const count of copies(unsure)) expect(count).toBeLessThanOrEqual(1);
  });
});
