import type { Page } from '@playwright/test';

/** Opens a page as a visitor with a stored language, so the browser's language has no effect. */
export async function visit(page: Page, path: string): Promise<void> {
  const language = path === '/nl' || path.startsWith('/nl/') ? 'nl' : 'en';
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: language, url: process.env.E2E_BASE_URL ?? 'http://localhost:3000' }]);
  await page.goto(path);
}
