import { expect, test } from '@playwright/test';
import task from '../../src/cms/seed/content/tasks/write-code.json' with { type: 'json' };
import en from '../../src/i18n/messages/en.json' with { type: 'json' };
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' };
import { visit } from './visit';
import { axe } from './wcag';

const PATH = `/tasks/${task.slug}`;
const [best] = task.tools;
if (!best) throw new Error('The task has no tools');

for (const language of ['en', 'nl'] as const) {
  const prefix = language === 'nl' ? '/nl' : '';
  const { tasks: texts } = { en, nl }[language];

  test(`a visitor goes from the tasks to a task and to its best tool (${language})`, async ({ page }) => {
    await visit(page, `${prefix}/tasks`);
    await page.getByRole('main').getByRole('link', { name: task.name[language], exact: true }).click();
    await expect(page).toHaveURL(prefix + PATH);
    await expect(page.getByRole('heading', { level: 1, name: task.name[language] })).toBeVisible();
    await expect(page.getByText(task.intro[language])).toBeVisible();
    for (const point of task.lookFor[language]) await expect(page.getByRole('listitem').filter({ hasText: point })).toBeVisible();

    const toBest = page.locator(`a[href="${prefix}/tools/${best.tool}"]`);
    const [pick, card] = [
      page.getByRole('article').filter({ hasText: texts.picks.first }).filter({ has: toBest }),
      page.getByRole('main').locator('ol').getByRole('article').first(),
    ];
    await expect(pick).toContainText(best.because[language]);
    await expect(card).toContainText(`${texts.because} ${best.because[language]}`);
    await expect(card).toContainText(`${texts.notIf} ${best.notIf?.[language]}`);
    expect((await axe(page).analyze()).violations).toEqual([]);

    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(`${prefix}/tools/${best.tool}`);
  });

  test(`the tools of a task can be compared (${language})`, async ({ page }) => {
    await visit(page, prefix + PATH);
    const compared = task.tools.slice(0, 3).map(({ tool }) => tool);
    await page.locator(`a[href="${prefix}/compare?tools=${compared.join(',')}"]`).click();
    await expect(page.getByRole('columnheader')).toHaveCount(compared.length);
  });

  test(`a task is Markdown too, with the reasons for its tools (${language})`, async ({ request }) => {
    const reply = await request.get(`${prefix}${PATH}.md`);
    expect(reply.status()).toBe(200);
    const text = (await reply.text()).replace(/\\([!-/:-@[-`{-~])/g, '$1');
    expect(text.split('\n')[0]).toBe(`# ${task.name[language]}`);
    for (const { tool, because } of task.tools) {
      expect(text).toContain(`${prefix}/tools/${tool})`);
      expect(text).toContain(`**${texts.because}** ${because[language]}`);
    }
  });
}

test('a task that doesn’t exist is not found', async ({ request }) => {
  for (const path of ['/tasks/nope', '/nl/tasks/nope', '/tasks/nope.md']) expect((await request.get(path)).status(), path).toBe(404);
});
