import { type Cookie, expect, type Page } from '@playwright/test';
import { SIGNED_IN_COOKIE } from '@/domain/session-cookies';

/** Sessions per account are limited, so the tests of a worker share one. */
let session: Cookie[] = [];
let signedInAt = 0;
/** Account management requires a recent sign-in. */
const SESSION_SHARED_MS = 8 * 60_000;

/** Signs in to the panel as its first admin; accounts.spec.ts tests the login form itself. */
export async function signIn(page: Page): Promise<void> {
  if (Date.now() - signedInAt > SESSION_SHARED_MS) session = [];
  await page.context().addCookies(session);
  const known = session.length > 0 ? await (await page.request.get('/api/users/me')).json() : null;
  if (!known?.user) {
    const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
    const reply = await page.request.post('/api/auth/sign-in/email', { data, headers: fromPanel() });
    expect(reply.status(), await reply.text()).toBe(200);
    session = (await page.context().cookies()).filter(({ httpOnly, name }) => httpOnly || name === SIGNED_IN_COOKIE);
    signedInAt = Date.now();
  }
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/?$/);
}

/** The panel's requests name their origin; without it the cookie is ignored. */
export const fromPanel = () => ({ Origin: process.env.E2E_BASE_URL ?? '' });

export async function openInQueue(page: Page, title: string | RegExp): Promise<void> {
  await page.goto('/admin/queue');
  await page.locator('.queue__list button', { hasText: title }).click();
  await expect(page.getByTestId('queue-item').getByRole('heading', { level: 2 })).toContainText(title);
}

/** Waits until Payload's form listens to the keyboard: it drops what was entered before. */
export const formReady = (page: Page) => expect(page.locator('form[data-form-ready="true"]').first()).toBeAttached({ timeout: 30_000 });

/** Changes a form and waits for the server's answer about it. Payload ignores a save while that is on its way. */
export async function changeForm(page: Page, change: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST' && 'next-action' in response.request().headers());
  await change();
  await answered;
}
