import { expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { Client } from 'pg';
import { signIn } from './editor';
import { mailbox } from './mailbox';
import { visit } from './visit';
import { newAddress, test, unlike } from './visitor';

test.beforeAll(() => mailbox.start());
test.afterAll(() => mailbox.stop());

const contact = (fields: Record<string, string> = {}) => ({
  name: 'Ann',
  email: newAddress('ann'),
  subject: unlike('Subject'),
  message: 'Hello',
  locale: 'en',
  ...fields,
});

async function query(text: string, values: unknown[] = []) {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

async function stored(subject: string): Promise<number> {
  const [row] = await query('select count(*)::integer as count from contact_messages where subject = $1', [subject]);
  return row.count;
}

test('an address that sends too much is told to wait, with a clear text and Retry-After', async ({ request }) => {
  const statuses: number[] = [];
  let last = await request.post('/api/forms/contact', { form: contact({ locale: 'nl' }) });
  for (let sent = 0; sent < 6; sent += 1) {
    statuses.push(last.status());
    last = await request.post('/api/forms/contact', { form: contact({ locale: 'nl' }) });
  }
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
  expect(last.status()).toBe(429);
  expect(Number(last.headers()['retry-after'])).toBeGreaterThan(0);
  expect((await last.json()).message).toMatch(/Probeer het over \d+ min/);
});

/** Sends a message from the given network address. */
async function sendFrom(playwright: PlaywrightWorkerArgs['playwright'], address: string, form: Record<string, string>): Promise<number> {
  const context = await playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL, extraHTTPHeaders: { 'X-Forwarded-For': address } });
  const answer = await context.post('/api/forms/contact', { form });
  await context.dispose();
  return answer.status();
}

test('what strangers send with an address is counted by that address, but not for its own account', async ({ page, playwright }) => {
  await signIn(page);
  const email = process.env.ADMIN_EMAIL ?? '';
  // The limit lasts a day, and a retry must start from zero.
  await query("delete from limits.hits where key like 'contact:identity:%'");
  const network = `100.67.${Math.floor(Math.random() * 256)}`;
  const statuses: number[] = [];
  for (let sent = 0; sent < 12; sent += 1) statuses.push(await sendFrom(playwright, `${network}.${sent}`, contact({ email })));
  expect(statuses.slice(9)).toEqual([200, 429, 429]);
  expect((await page.request.post('/api/forms/contact', { form: contact({ email }) })).status()).toBe(200);
});

test('a message refused for its sender counts for nobody else', async ({ request, playwright }) => {
  const email = newAddress('ann');
  for (let sent = 0; sent < 16; sent += 1) await request.post('/api/forms/contact', { form: contact({ email }) });
  expect(await sendFrom(playwright, `100.68.${Math.floor(Math.random() * 256)}.1`, contact({ email }))).toBe(200);
});

test('a forged X-Forwarded-For before the trusted proxy gives no further attempts', async ({ playwright }) => {
  const proxyAddress = `203.0.113.${Math.floor(Math.random() * 250) + 1}`;
  const statuses: number[] = [];
  for (let sent = 0; sent < 7; sent += 1) {
    const context = await playwright.request.newContext({
      baseURL: process.env.E2E_BASE_URL,
      extraHTTPHeaders: { 'X-Forwarded-For': `10.9.8.${sent}, ${proxyAddress}` },
    });
    statuses.push((await context.post('/api/forms/contact', { form: contact() })).status());
    await context.dispose();
  }
  expect(statuses.at(-1)).toBe(429);
});

test('a browser that solves the puzzle may send more than a bot', async ({ page }) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/forms/contact')) statuses.push(response.status());
  });
  for (let sent = 0; sent < 6; sent += 1) {
    await visit(page, '/contact');
    const { name, email, subject, message } = contact();
    await page.locator('#contact-name').click();
    await page.waitForTimeout(1600);
    await page.locator('#contact-name').fill(name);
    await page.locator('#contact-email').fill(email);
    await page.locator('#contact-subject').fill(subject);
    await page.locator('#contact-message').fill(message);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Email successfully sent')).toBeVisible();
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
});

test('a bot that fills in the honeypot gets the usual response, and nothing is saved', async ({ request }) => {
  const form = contact({ website_confirm: 'https://spam.example' });
  const answer = await request.post('/api/forms/contact', { form });
  expect([answer.status(), (await answer.json()).message]).toEqual([200, 'Email successfully sent']);
  expect(await stored(form.subject)).toBe(0);
});

test('endless fields or an endless body are rejected at once', async ({ request, baseURL }) => {
  const startedAt = Date.now();
  const many = await request.post('/api/forms/contact', {
    data: 'constructor=x&'.repeat(60_000),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(many.status()).toBe(422);
  const endless = await fetch(`${baseURL}/api/forms/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) }),
    duplex: 'half',
  } as RequestInit).then(
    (response) => response.status,
    () => 413,
  );
  expect(endless).toBe(413);
  expect(Date.now() - startedAt).toBeLessThan(15_000);
});

test('forms from another site are rejected', async ({ request }) => {
  const form = contact();
  const answer = await request.post('/api/forms/contact', { form, headers: { Origin: 'https://evil.example' } });
  expect(answer.status()).toBe(403);
  expect(await stored(form.subject)).toBe(0);
});

test('the same message sent twice is saved once, also concurrently', async ({ request }) => {
  const form = contact();
  const send = () => request.post('/api/forms/contact', { form });
  const answers = [...(await Promise.all([send(), send()])), await send()];
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  expect(await stored(form.subject)).toBe(1);
});

test('hostile values are rejected or saved as plain text, never with a crash', async ({ playwright }) => {
  const hostile = [
    '',
    ' ',
    '\0',
    '\u202Etxet',
    '<script>alert(1)</script>',
    '😀'.repeat(50),
    'x'.repeat(200_000),
    "'; drop table tools; --",
    '\ud800',
    '%00',
    '{{7*7}}',
    'مرحبا',
  ];
  for (const form of ['contact', 'newsletter', 'follow', 'review', 'report', 'tool', 'correction']) {
    for (const [index, value] of hostile.entries()) {
      const context = await playwright.request.newContext({
        baseURL: process.env.E2E_BASE_URL,
        extraHTTPHeaders: { 'X-Forwarded-For': `100.64.${Math.floor(Math.random() * 256)}.${index}` },
      });
      const names = [
        'name',
        'email',
        'subject',
        'message',
        'phone',
        'title',
        'text',
        'url',
        'tagline',
        'categories',
        'tool',
        'review',
        'reason',
        'kind',
        'target',
        'locale',
        'ratings.general',
        'planName',
      ];
      const answer = await context.post(`/api/forms/${form}`, { multipart: Object.fromEntries(names.map((name) => [name, value])) });
      expect([200, 422], `${form} with ${JSON.stringify(value.slice(0, 20))}`).toContain(answer.status());
      await context.dispose();
    }
  }
});

test('a message is saved once if confirmed, and not otherwise, while the database drops connections', async ({ playwright }) => {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const outcomes: { subject: string; status: number }[] = [];
  for (let round = 0; round < 12; round += 1) {
    const form = contact();
    const context = await playwright.request.newContext({
      baseURL: process.env.E2E_BASE_URL,
      extraHTTPHeaders: { 'X-Forwarded-For': `100.65.${Math.floor(Math.random() * 256)}.${round}` },
    });
    const sending = context.post('/api/forms/contact', { form });
    await new Promise((resolve) => setTimeout(resolve, round * 4));
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
    const answer = await sending;
    outcomes.push({ subject: form.subject, status: answer.status() });
    if (answer.status() !== 200)
      expect(await answer.json()).toMatchObject({ status: 'failed', message: expect.stringContaining('Oops, something went wrong') });
    await context.dispose();
  }
  await client.end();
  for (const { subject, status } of outcomes) {
    const count = await stored(subject);
    expect(count, `${subject} answered ${status}`).toBeLessThanOrEqual(1);
    if (status === 200) expect(count, subject).toBe(1);
  }
  const after = contact();
  const context = await playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL, extraHTTPHeaders: { 'X-Forwarded-For': '100.66.0.1' } });
  expect((await context.post('/api/forms/contact', { form: after })).status()).toBe(200);
  expect(await stored(after.subject)).toBe(1);
  await context.dispose();
});
