import { expect, type Page } from '@playwright/test';

/** Signs in to the panel as its first admin. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.locator('input[name="email"]').fill(process.env.ADMIN_EMAIL ?? '');
  await page.locator('input[name="password"]').fill(process.env.ADMIN_PASSWORD ?? '');
  await page.locator('form button[type="submit"]').click();
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
