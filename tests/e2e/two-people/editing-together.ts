import { expect, type Page } from '@playwright/test';
import { draftSavedBy, makerOf, openTool, presenceOf, taglineOf, type } from './edit-view';
import { versionWith } from './records';
import { type Stage, stage, step } from './stage';

/** A tab reports its presence every 15 seconds. */
const PRESENCE_TIMEOUT = 25_000;

const conflictOf = (page: Page) => page.getByRole('dialog', { name: 'Door iemand anders gewijzigd' });

/** Types into a field that somebody else has changed in the meantime. */
async function typeTooLate(page: Page, text: string): Promise<void> {
  stage.world.typed(text);
  expect(await draftSavedBy(page, () => taglineOf(page).fill(text))).toBe(409);
}

export async function editingTogether({ sam, kim, id }: Stage): Promise<void> {
  await step('8. Sam sees that Kim has the Dutch text open', () =>
    expect(presenceOf(sam.page)).toContainText('Kim is editing the Dutch text.', { timeout: PRESENCE_TIMEOUT }),
  );
  await step('9. Sam changes English', () => type(taglineOf(sam.page), 'Plans days well'), { draft: { en: 'Plans days well' } });
  await step('10. Kim changes Dutch', () => type(taglineOf(kim.page), 'Plant dagen goed'), { draft: { nl: 'Plant dagen goed' } });
  await step('11. Kim changes the maker, which the languages share', () => type(makerOf(kim.page), 'Beta BV'), { draft: { maker: 'Beta BV' } });
  await step(
    '12. The next text that Sam saves brings Kim’s maker into the form, and leaves it as it is',
    async () => {
      await type(taglineOf(sam.page), 'Plans days very well');
      await expect(makerOf(sam.page)).toHaveValue('Beta BV');
    },
    { draft: { en: 'Plans days very well' } },
  );
  await step('13. Kim goes to the English text, where Sam is named', async () => {
    await openTool(kim.page, id, 'en');
    await expect(taglineOf(kim.page)).toHaveValue('Plans days very well');
    await expect(presenceOf(kim.page)).toContainText('bewerkt de tekst in het Engels.', { timeout: PRESENCE_TIMEOUT });
  });
  await step('14. Sam changes the tagline again', () => type(taglineOf(sam.page), 'Sam plans days'), { draft: { en: 'Sam plans days' } });
  await step('15. Kim changes the same tagline, and is shown both texts', async () => {
    await typeTooLate(kim.page, 'Kim plans days');
    await expect(conflictOf(kim.page)).toContainText('Sam plans days');
    await expect(conflictOf(kim.page)).toContainText('Kim plans days');
    await expect(conflictOf(kim.page).getByRole('button', { name: 'Gekozen teksten opslaan' })).toBeDisabled();
  });
  await step(
    '16. Kim decides later and changes the maker, which is saved without the tagline',
    async () => {
      await conflictOf(kim.page).getByRole('button', { name: 'Later' }).click();
      await type(makerOf(kim.page), 'Gamma BV');
    },
    { draft: { maker: 'Gamma BV' } },
  );
  await step('17. Kim takes Sam’s text', async () => {
    await kim.page.getByRole('button', { name: 'Vergelijken', exact: true }).click();
    await conflictOf(kim.page).getByRole('radio').first().check();
    await conflictOf(kim.page).getByRole('button', { name: 'Gekozen teksten opslaan' }).click();
    await expect(conflictOf(kim.page)).toBeHidden();
    await expect(taglineOf(kim.page)).toHaveValue('Sam plans days');
  });
  await step('18. Sam changes it once more', () => type(taglineOf(sam.page), 'Sam plans weeks'), { draft: { en: 'Sam plans weeks' } });
  await step(
    '19. Kim has changed it too and chooses their own text',
    async () => {
      await typeTooLate(kim.page, 'Kim plans weeks');
      await conflictOf(kim.page).getByRole('radio').last().check();
      expect(await draftSavedBy(kim.page, () => conflictOf(kim.page).getByRole('button', { name: 'Gekozen teksten opslaan' }).click())).toBe(200);
      await expect(conflictOf(kim.page)).toBeHidden();
    },
    { draft: { en: 'Kim plans weeks' } },
  );
  await step('20. Sam finds the replaced text in the versions', async () => {
    await sam.page.goto(`/admin/collections/tools/${id}/versions/${await versionWith(sam.page.request, id, 'en', 'Sam plans weeks')}`);
    await expect(sam.page.getByRole('region', { name: 'English' })).toContainText('Sam');
  });
}
