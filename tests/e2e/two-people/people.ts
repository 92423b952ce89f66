import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { fromPanel, signIn } from '../editor';
import { mailbox } from '../mailbox';
import { newAddress } from '../visitor';

const PASSWORD = 'vier groene fietsen zonder bel';

/** Somebody at their own browser. The page is replaced when they open another tab. */
export interface Person {
  context: BrowserContext;
  page: Page;
}

async function openBrowser(browser: Browser, language: 'en' | 'nl'): Promise<Person> {
  const context = await browser.newContext({ locale: language === 'nl' ? 'nl-NL' : 'en-US' });
  await context.addCookies([{ name: 'payload-lng', value: language, url: process.env.E2E_BASE_URL ?? 'http://localhost:3000' }]);
  return { context, page: await context.newPage() };
}

/** Invites Kim, an editor who works in Dutch, and signs them in with the password they choose. */
async function signInAsKim(sam: Page, kim: Page): Promise<void> {
  const email = newAddress('kim');
  const made = await sam.request.post('/api/users', { data: { email, name: 'Kim', role: 'editor', language: 'nl' }, headers: fromPanel() });
  expect(made.status(), await made.text()).toBe(201);
  const mail = await mailbox.wait(email, /./);
  const token = /\/login\/reset\?\S*?token=([^&\s)\]]+)/.exec(mail.text ?? '')?.[1];
  for (const [path, data] of [
    ['reset-password', { token, newPassword: PASSWORD }],
    ['sign-in/email', { email, password: PASSWORD }],
  ] as const) {
    const reply = await kim.request.post(`/api/auth/${path}`, { data, headers: fromPanel() });
    expect(reply.status(), await reply.text()).toBe(200);
  }
}

/** Signs in Sam, the admin with an English panel, and Kim, an editor with a Dutch one. */
export async function signInBoth(browser: Browser): Promise<{ sam: Person; kim: Person }> {
  const [sam, kim] = [await openBrowser(browser, 'en'), await openBrowser(browser, 'nl')];
  await signIn(sam.page);
  await signInAsKim(sam.page, kim.page);
  return { sam, kim };
}
