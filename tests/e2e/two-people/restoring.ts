import { expect } from '@playwright/test';
import { openTool, publish, restore, taglineOf, type } from './edit-view';
import { versionWith } from './records';
import { type Stage, step } from './stage';

const TEXTS = {
  sam: { open: 'Restore…', title: /^Restore the version/, only: 'English', confirm: 'Restore as draft' },
  kim: { open: 'Herstellen…', title: /herstellen$/, only: 'Nederlands', confirm: 'Als concept herstellen' },
};

export async function restoring({ sam, kim, id }: Stage): Promise<void> {
  await step('31. Kim has an unfinished Dutch text', () => openTool(kim.page, id, 'nl').then(() => type(taglineOf(kim.page), 'Half af')), {
    draft: { nl: 'Half af' },
  });
  await step(
    '32. Sam restores the English text of an old version as a draft',
    async () => {
      await restore(sam.page, id, await versionWith(sam.page.request, id, 'en', 'Sam plans weeks'), TEXTS.sam);
      await expect(taglineOf(sam.page)).toHaveValue('Sam plans weeks');
    },
    { draft: { en: 'Sam plans weeks' } },
  );
  await step(
    '33. Kim restores the Dutch text of another one, which leaves Sam’s draft alone',
    async () => {
      await restore(kim.page, id, await versionWith(kim.page.request, id, 'nl', 'Plant hele weken'), TEXTS.kim);
      await expect(taglineOf(kim.page)).toHaveValue('Plant hele weken');
    },
    { draft: { nl: 'Plant hele weken' } },
  );
  await step('34. The text that Kim’s restoring replaced is still in the versions', async () =>
    expect(await versionWith(kim.page.request, id, 'nl', 'Half af')).toBeGreaterThan(0),
  );
  await step('35. Kim publishes the restored Dutch text', () => publish(kim.page, 'nl,shared'), { public: { nl: 'Plant hele weken' } });
  await step('36. Sam publishes the restored English text', () => publish(sam.page, 'en,shared'), { public: { en: 'Sam plans weeks' } });
}
