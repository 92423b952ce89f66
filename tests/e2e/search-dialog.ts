import { expect, type Page } from '@playwright/test';

/** The header search says its shortcuts once they work, after hydration. */
export const searchReady = (page: Page) => expect(page.getByRole('banner').locator('[aria-keyshortcuts]')).toBeAttached();

export async function openSearch(page: Page, key = 'Control+k'): Promise<void> {
  await searchReady(page);
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
}
