import { expect } from '@playwright/test';
import { openTool, publishAll, publishAsking, revert, taglineOf, type } from './edit-view';
import { type Stage, step } from './stage';

export async function publishingApart({ sam, kim, id }: Stage): Promise<void> {
  await step(
    '21. Kim publishes Dutch without the shared maker',
    async () => {
      await openTool(kim.page, id, 'nl');
      await publishAsking(kim.page, 'ook de gedeelde velden', 'Gamma BV', false);
    },
    { public: { nl: 'Plant dagen goed' } },
  );
  await step('22. Sam reads that English and the shared fields have newer drafts', async () => {
    await openTool(sam.page, id, 'en');
    await expect(sam.page.getByTestId('status-en')).toHaveText('English: newer draft');
    await expect(sam.page.getByTestId('status-nl')).toHaveText('Dutch: public');
    await expect(sam.page.getByText('shared fields: newer draft')).toBeVisible();
  });
  await step('23. Kim starts another Dutch text', () => type(taglineOf(kim.page), 'Plant hele dagen'), { draft: { nl: 'Plant hele dagen' } });
  await step(
    '24. Sam reverts English, which leaves Kim’s Dutch draft and the maker alone',
    async () => {
      await revert(sam.page, 'Revert English', 'Kim plans weeks', 'Plant hele dagen');
      await expect(taglineOf(sam.page)).toHaveValue('Plans a working day');
    },
    { draft: { en: 'Plans a working day' } },
  );
  await step('25. Kim’s next word in Dutch is saved without a conflict', () => type(taglineOf(kim.page), 'Plant hele weken'), {
    draft: { nl: 'Plant hele weken' },
  });
  await step('26. Sam writes English again', () => type(taglineOf(sam.page), 'Plans whole weeks'), { draft: { en: 'Plans whole weeks' } });
  await step(
    '27. Sam publishes English with the shared maker; the Dutch draft stays a draft',
    () => publishAsking(sam.page, 'what about the shared fields', 'Gamma BV', true),
    { public: { en: 'Plans whole weeks', maker: 'Gamma BV' } },
  );
  await step(
    '28. Kim reverts Dutch',
    async () => {
      await openTool(kim.page, id, 'nl');
      await revert(kim.page, 'Nederlands terugzetten', 'Plant hele weken', 'Plans whole weeks');
      await expect(taglineOf(kim.page)).toHaveValue('Plant dagen goed');
    },
    { draft: { nl: 'Plant dagen goed' } },
  );
  await step('29. Kim and Sam change their languages', () => type(taglineOf(kim.page), 'Plant alles'), { draft: { nl: 'Plant alles' } });
  await step(
    '30. Sam changes English too and publishes everything from the menu',
    async () => {
      await type(taglineOf(sam.page), 'Plans everything');
      await publishAll(sam.page);
    },
    { draft: { en: 'Plans everything' }, public: { en: 'Plans everything', nl: 'Plant alles' } },
  );
}
