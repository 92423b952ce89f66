import { expect, type Page } from '@playwright/test';

/** Signs in to the panel as its first admin; signing in by hand is tested in accounts.spec.ts. */
export async function signIn(page: Page): Promise<void> {
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
  const reply = await page.request.post('/api/auth/sign-in/email', { data, headers: fromPanel() });
  expect(reply.status(), await reply.text()).toBe(200);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/?$/);
}

/** The panel's own requests name their origin; a cookie from elsewhere counts for nothing. */
export const fromPanel = () => ({ Origin: process.env.E2E_BASE_URL ?? '' });

/** Opens the queue at the item with a title. */
export async function openInQueue(page: Page, title: string | RegExp): Promise<void> {
  await page.goto('/admin/queue');
  await page.locator('.queue__list button', { hasText: title }).click();
  await expect(page.getByTestId('queue-item').getByRole('heading', { level: 2 })).toContainText(title);
}
