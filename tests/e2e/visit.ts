import type { Page } from '@playwright/test';

/** Opens a page as a visitor who has chosen its language before, so that the language of the browser does not matter. */
export async function visit(page: Page, path: string): Promise<void> {
  const language = path === '/nl' || path.startsWith('/nl/') ? 'nl' : 'en';
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: language, url: process.env.E2E_BASE_URL ?? 'http://localhost:3000' }]);
  await page.goto(path);
}
