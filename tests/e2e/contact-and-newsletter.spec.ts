import { expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { plainRichText } from '@/cms/rich-text/plain-rich-text';
import { linkIn } from '../setup/smtp';
import { fromPanel, signIn } from './editor';
import { mailbox } from './mailbox';
import { visit } from './visit';
import { newAddress, test, unlike } from './visitor';

test.beforeAll(() => mailbox.start());
test.afterAll(() => mailbox.stop());

const OWNER = process.env.ADMIN_EMAIL ?? '';

async function fillContact(page: Page, { email, subject }: { email: string; subject: string }) {
  await page.locator('#contact-name').fill('Joris de Boer');
  await page.locator('#contact-email').fill(email);
  await page.locator('#contact-subject').fill(subject);
  await page.locator('#contact-message').fill('Klopt de prijs van deze tool?');
}

/** Failed attempts of the server to send a visitor's message that still waits. */
async function attemptsToSend(from: string): Promise<number> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query("select max(total_tried)::int as tried from payload_jobs where input -> 'replyTo' ->> 'address' = $1", [
      from,
    ]);
    return rows[0]?.tried ?? 0;
  } finally {
    await client.end();
  }
}

test('a message reaches the owner with the visitor as reply-to, and the visitor gets a receipt', async ({ page }) => {
  const email = newAddress('joris');
  const subject = unlike('Vraag over een prijs');
  await visit(page, '/nl/contact');
  await page.locator('#contact-phone').fill('12');
  await fillContact(page, { email, subject });
  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(page.locator('#contact-phone-error')).toHaveText('Vul een geldig telefoonnummer in');
  await expect(page.locator('#contact-phone')).toBeFocused();
  await page.locator('#contact-phone').fill('020 794 0800');
  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(page.getByText('Je bericht is verzonden')).toBeVisible();
  const mail = await mailbox.wait(OWNER, new RegExp(subject));
  expect(mail.replyTo).toMatchObject([{ address: email, name: 'Joris de Boer' }]);
  expect(mail.text).toContain('+31207940800');
  await expect.poll(() => mailbox.to(email).length, { timeout: 30_000 }).toBe(1);
  await page.getByRole('button', { name: 'Nog een bericht sturen' }).click();
  await expect(page.locator('#contact-name')).toBeFocused();
});

test('a message is saved during a mail server outage and mailed once afterwards', async ({ page }) => {
  const email = newAddress('later');
  const subject = unlike('Mailserver weg');
  await mailbox.stop();
  await visit(page, '/contact');
  await fillContact(page, { email, subject });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Email successfully sent')).toBeVisible();
  await expect.poll(() => attemptsToSend(email), { timeout: 15_000 }).toBeGreaterThan(0);
  await mailbox.start();
  await mailbox.wait(OWNER, new RegExp(subject));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form and the footer newsletter work and preserve the input', async ({ page }) => {
    await visit(page, '/contact');
    await fillContact(page, { email: 'nobody', subject: 'Kept' });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('#contact-email-error')).toHaveText('Please enter a valid email address');
    await expect(page.locator('#contact-subject')).toHaveValue('Kept');

    const email = newAddress('lezer');
    await visit(page, '/nl/faq');
    await page.locator('#footer-newsletter-email').fill(email);
    await page.getByRole('button', { name: 'Aanmelden' }).click();
    await expect(page.getByText('Bijna klaar! Open de link in je e-mail').first()).toBeVisible();
    const link = linkIn(await mailbox.wait(email, /./), '/nl/newsletter/confirm');
    await page.goto(link);
    await page.getByRole('button', { name: 'Aanmelding bevestigen' }).click();
    await expect(page.getByText('Je bent aangemeld.')).toBeVisible();
  });
});

test('a subscriber confirms, gets a Dutch issue sent from the panel and unsubscribes with one click', async ({ page, browser }) => {
  const email = newAddress('abonnee');
  await visit(page, '/nl');
  await page.locator('#footer-newsletter-email').fill(email);
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByText('Bijna klaar! Open de link in je e-mail')).toBeVisible();
  await page.goto(linkIn(await mailbox.wait(email, /./), '/nl/newsletter/confirm'));
  await page.getByRole('button', { name: 'Aanmelding bevestigen' }).click();
  await expect(page.getByText('Je bent aangemeld.')).toBeVisible();

  const panel = await browser.newPage();
  await signIn(panel);
  const subject = unlike('Nieuw in de gids');
  const created = await panel.request.post('/api/newsletter-issues?locale=en', {
    headers: fromPanel(),
    data: { subject: unlike('New in the directory'), body: plainRichText('Hello reader.') },
  });
  const { id } = (await created.json()).doc;
  await panel.request.patch(`/api/newsletter-issues/${id}?locale=nl`, {
    headers: fromPanel(),
    data: { subject, body: plainRichText('Hallo lezer.') },
  });
  await panel.goto(`/admin/collections/newsletter-issues/${id}?locale=nl`);
  panel.on('dialog', (dialog) => void dialog.accept());
  await panel.getByRole('button', { name: 'Send now' }).click();
  const issue = await mailbox.wait(email, new RegExp(subject));
  expect(issue.text).toContain('Hallo lezer.');
  await expect(panel.getByText(/\d+ of \d+ sent/)).toBeVisible({ timeout: 15_000 });
  await panel.close();

  const header = (name: string) => issue.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const oneClick = /<(.+)>/.exec(header('list-unsubscribe'))?.[1] ?? '';
  const opened = await page.request.get(oneClick);
  expect(opened.url()).toContain('/newsletter/unsubscribe');
  const inDutch = await page.request.get(oneClick, { headers: { 'Accept-Language': 'nl' } });
  expect(inDutch.url()).toContain('/nl/newsletter/unsubscribe');
  expect((await page.request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200);
  expect((await page.request.post(`${oneClick}x`)).status()).toBe(400);
  await page.goto(linkIn(issue, '/nl/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Afmelden', exact: true }).first().click();
  await expect(page.getByText('Je bent afgemeld.')).toBeVisible();
});

test('a subscription gets the same response for known and unknown addresses', async ({ request }) => {
  const known = newAddress('bekend');
  const subscribe = async (email: string) => (await request.post('/api/forms/newsletter', { form: { email, locale: 'en' } })).text();
  const first = await subscribe(known);
  await mailbox.wait(known, /./);
  expect([await subscribe(known.toUpperCase()), await subscribe(newAddress('nieuw'))]).toEqual([first, first]);
});
