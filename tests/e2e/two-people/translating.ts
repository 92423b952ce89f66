import { expect } from '@playwright/test';
import { openTool, presenceOf, publish, saveStatusOf, taglineOf, type } from './edit-view';
import { type Stage, step } from './stage';

/** A tab reports its presence every 15 seconds. */
const PRESENCE_TIMEOUT = 25_000;

export async function translating({ sam, kim, id }: Stage): Promise<void> {
  await step('1. Sam has saved a new tool as a draft, which no visitor sees', () => openTool(sam.page, id, 'en'));
  await step(
    '2. Sam improves the English tagline, which is saved while typing',
    async () => {
      await type(taglineOf(sam.page), 'Plans a working day');
      await expect(saveStatusOf(sam.page)).toContainText('Saved at');
    },
    { draft: { en: 'Plans a working day' } },
  );
  await step('3. Kim opens the Dutch text, and sees that it is missing and that Sam writes English', async () => {
    await openTool(kim.page, id, 'nl');
    await expect(kim.page.getByTestId('status-nl')).toHaveText('Nederlands: geen tekst');
    await expect(presenceOf(kim.page)).toContainText('bewerkt de tekst in het Engels.', { timeout: PRESENCE_TIMEOUT });
  });
  await step('4. Sam publishes English; Dutch visitors read it in English', () => publish(sam.page, 'en,shared'), {
    public: { en: 'Plans a working day' },
  });
  await step(
    '5. Kim translates side by side and saves with a key',
    async () => {
      await kim.page.goto(`/admin/translations/tools/${id}?locale=nl`);
      await kim.page.getByRole('textbox', { name: 'Slagzin, Nederlands', exact: true }).fill('Plant een werkdag');
      const saved = kim.page.waitForResponse((response) => response.url().endsWith('/api/translations/save'));
      await kim.page.keyboard.press('ControlOrMeta+s');
      expect((await saved).status()).toBe(200);
    },
    { draft: { nl: 'Plant een werkdag' } },
  );
  await step(
    '6. Kim publishes the translation with a key',
    async () => {
      const published = kim.page.waitForResponse((response) => response.url().endsWith('/api/translations/publish'));
      await kim.page.keyboard.press('ControlOrMeta+Shift+Enter');
      expect((await published).status()).toBe(200);
    },
    { public: { nl: 'Plant een werkdag' } },
  );
  await step('7. Both languages are named as public to Kim', async () => {
    await openTool(kim.page, id, 'nl');
    await expect(kim.page.getByTestId('status-nl')).toHaveText('Nederlands: openbaar');
    await expect(kim.page.getByTestId('status-en')).toHaveText('Engels: openbaar');
  });
}
