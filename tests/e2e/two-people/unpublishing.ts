import { expect } from '@playwright/test';
import { openTool, publish, schedule, taglineOf, type, unpublish } from './edit-view';
import { dueNow } from './records';
import { type Stage, step } from './stage';

/** Jobs run every few seconds. */
const JOB_TIMEOUT = 20_000;

export async function unpublishing({ sam, kim, id, slug, visitor }: Stage): Promise<void> {
  const shows = async (path: string, text: string) => (await (await visitor.get(path)).text()).includes(text);
  await step('37. Kim takes Dutch off the site: Dutch visitors read English', () => unpublish(kim.page, { title: 'niet vertaald' }), {
    public: { nl: null },
  });
  await step('38. Sam’s panel names Dutch as not public', async () => {
    await openTool(sam.page, id, 'en');
    await expect(sam.page.getByTestId('status-nl')).toHaveText('Dutch: not public');
  });
  await step('39. Kim schedules the Dutch publication, which changes nothing yet', async () => {
    const drawer = await schedule(kim.page, 'publish', 'Type');
    await expect(drawer.locator('table')).toContainText('Nederlands');
  });
  await step('40. Sam drafts English in the meantime', () => type(taglineOf(sam.page), 'Sam plans months'), { draft: { en: 'Sam plans months' } });
  await step(
    '41. At its time the schedule publishes Dutch and nothing of Sam’s',
    async () => {
      await dueNow(id);
      await expect.poll(() => shows(`/nl/tools/${slug}`, 'Plant hele weken'), { timeout: JOB_TIMEOUT }).toBe(true);
    },
    { public: { nl: 'Plant hele weken' } },
  );
  await step('42. Sam schedules that English goes off the site', async () => {
    const drawer = await schedule(sam.page, 'unpublish', 'Type');
    await expect(drawer.locator('table')).toContainText('English');
  });
  await step(
    '43. At its time English visitors read Dutch, and Sam’s draft is still there',
    async () => {
      await dueNow(id);
      await expect.poll(() => shows(`/tools/${slug}`, 'Plant hele weken'), { timeout: JOB_TIMEOUT }).toBe(true);
    },
    { public: { en: null } },
  );
  await step('44. Kim schedules once more and deletes the schedule', async () => {
    await openTool(kim.page, id, 'nl');
    const drawer = await schedule(kim.page, 'unpublish', 'Type');
    await drawer.getByRole('button', { name: /^Planning van/ }).click();
    await expect(drawer.locator('table')).toHaveCount(0);
  });
  await step(
    '45. Sam publishes English again',
    async () => {
      await openTool(sam.page, id, 'en');
      await publish(sam.page, 'en,shared');
    },
    { public: { en: 'Sam plans months' } },
  );
  await step(
    '46. Kim drafts Dutch, and Sam takes the whole tool off the site',
    async () => {
      await openTool(kim.page, id, 'nl');
      await type(taglineOf(kim.page), 'Plant maanden');
      await unpublish(sam.page, { title: 'Take English offline?', allLanguages: 'All languages' });
    },
    { draft: { nl: 'Plant maanden' }, public: { en: null, nl: null } },
  );
  await step(
    '47. Kim publishes Dutch alone',
    async () => {
      await openTool(kim.page, id, 'nl');
      await publish(kim.page, 'nl,shared');
    },
    { public: { nl: 'Plant maanden' } },
  );
  await step(
    '48. Sam publishes English beside it',
    async () => {
      await openTool(sam.page, id, 'en');
      await publish(sam.page, 'en,shared');
    },
    { public: { en: 'Sam plans months' } },
  );
}
