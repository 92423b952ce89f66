import { expect, type Locator, type Page } from '@playwright/test';
import { formReady } from '../editor';

const FORM_TIMEOUT = 60_000;

export const taglineOf = (page: Page) => page.locator('input[name="tagline"]');
export const makerOf = (page: Page) => page.locator('input[name="maker"]');
export const saveStatusOf = (page: Page) => page.locator('.draft-line__status');
export const presenceOf = (page: Page) => page.locator('.presence-line');

/** Opens the edit view of a tool in one language and waits until it can be typed in. */
export async function openTool(page: Page, id: number, locale: 'en' | 'nl', origin = ''): Promise<void> {
  await page.goto(`${origin}/admin/collections/tools/${id}?locale=${locale}`);
  await expect(page.getByTestId(`status-${locale}`)).toBeVisible({ timeout: FORM_TIMEOUT });
  await formReady(page);
}

/** Acts, and waits for the server's answer to the request that this sends. */
export async function answerTo(page: Page, path: string, act: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() !== 'GET' && response.url().includes(path));
  await act();
  return (await answer).status();
}

/** Does something that saves a draft; 409 if somebody else has changed the same field. */
export const draftSavedBy = (page: Page, act: () => Promise<void>) => answerTo(page, '/api/drafts/', act);

/** Types into a field of the edit view and waits until that is a draft. */
export async function type(field: Locator, text: string): Promise<void> {
  expect(await draftSavedBy(field.page(), () => field.fill(text))).toBe(200);
}

async function confirm(dialog: Locator, path: string): Promise<void> {
  expect(await answerTo(dialog.page(), path, () => dialog.locator('#confirm-action').click())).toBe(200);
  await expect(dialog).toBeHidden();
}

/** Publishes the language of the edit view. */
export async function publish(page: Page, parts: string): Promise<void> {
  expect(await answerTo(page, `parts=${parts}`, () => page.locator('#action-save').click())).toBe(200);
}

/** Publishes the language of the edit view, and answers whether a changed shared field goes along. */
export async function publishAsking(page: Page, title: string, sharedText: string, isSharedIncluded: boolean): Promise<void> {
  await page.locator('#action-save').click();
  const dialog = page.getByRole('dialog').filter({ hasText: title });
  await expect(dialog).toContainText(sharedText);
  const choice = dialog.getByRole('checkbox');
  await expect(choice).not.toBeChecked();
  await choice.setChecked(isSharedIncluded);
  await confirm(dialog, 'parts=');
}

async function chooseBesidePublish(page: Page, id: string): Promise<void> {
  await page.locator('.form-submit .popup button').first().click();
  await page.locator(id).click();
}

/** Publishes both languages and what they share. */
export async function publishAll(page: Page): Promise<void> {
  expect(await answerTo(page, 'parts=en,nl,shared', () => chooseBesidePublish(page, '#publish-locale'))).toBe(200);
}

/** Makes the draft of the open language equal to what is public; the other language isn't mentioned. */
export async function revert(page: Page, title: string, gone: string, other: string): Promise<void> {
  await page.locator('#action-revert-to-published').click();
  const dialog = page.getByRole('dialog').filter({ hasText: title });
  await expect(dialog).toContainText(gone);
  await expect(dialog).not.toContainText(other);
  await confirm(dialog, '/api/publishing/revert');
}

/** Takes the open language off the site, or the whole document. */
export async function unpublish(page: Page, { title, allLanguages }: { title: string; allLanguages?: string }): Promise<void> {
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-unpublish').click();
  const dialog = page.getByRole('dialog').filter({ has: page.locator('#confirm-action') });
  await expect(dialog).toContainText(title);
  if (allLanguages) await dialog.getByRole('checkbox', { name: allLanguages }).check();
  await confirm(dialog, 'parts=');
}

/** Schedules the open language for the last day of 2030; the drawer stays open. */
export async function schedule(page: Page, type: 'publish' | 'unpublish', typeLabel: string): Promise<Locator> {
  await chooseBesidePublish(page, '#schedule-publish');
  const drawer = page.locator('.schedule-publish');
  await drawer.getByLabel(typeLabel).selectOption(type);
  const date = drawer.locator('.date-time-picker input');
  await date.fill('31 dec 2030 16:00');
  await date.press('Enter');
  await drawer.locator('#scheduled-publish-save').click();
  await expect(drawer.locator('table')).toContainText('16:00');
  return drawer;
}

/** Opens a version from the list by a text that names what changed in it, and restores one of its parts as a draft. */
export async function restore(
  page: Page,
  id: number,
  version: number,
  texts: { open: string; title: RegExp; only: string; confirm: string },
): Promise<void> {
  await page.goto(`/admin/collections/tools/${id}/versions/${version}`);
  await page.getByRole('button', { name: texts.open }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  for (const choice of await dialog.getByRole('checkbox').all()) await choice.uncheck();
  await dialog.getByRole('checkbox', { name: texts.only }).check();
  const button = dialog.getByRole('button', { name: texts.confirm });
  await expect(button).toBeEnabled();
  expect(await answerTo(page, `/versions/${version}?parts=`, () => button.click())).toBe(200);
  await expect(page).toHaveURL(new RegExp(`/collections/tools/${id}\\?locale=`));
}
