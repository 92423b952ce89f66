import { expect, test } from '@playwright/test';
import en from '@/i18n/messages/en.json' with { type: 'json' };
import nl from '@/i18n/messages/nl.json' with { type: 'json' };
import { visit } from './visit';

const LANGUAGES = [
  {
    prefix: '',
    texts: en,
    question: 'free tool to transcribe interviews, not from the US',
    task: 'Transcribe interviews',
    left: 'tool to transcribe interviews, not from the US',
    impossible: { question: 'music generator from Canada', task: 'Make music' },
  },
  {
    prefix: '/nl',
    texts: nl,
    question: 'gratis interviews uitschrijven, niet uit Amerika',
    task: 'Interviews uitschrijven',
    left: 'interviews uitschrijven, niet uit Amerika',
    impossible: { question: 'muziekgenerator uit Denemarken', task: 'Muziek maken' },
  },
];

for (const { prefix, texts, question, task, left, impossible } of LANGUAGES) {
  test(`shows what it understood of a question, and each part can be removed (${prefix || '/en'})`, async ({ page }) => {
    await visit(page, `${prefix}/tools?q=${encodeURIComponent(question)}`);
    const understood = page.getByRole('list', { name: texts.search.understood.title });
    await expect(understood.getByRole('link')).toHaveText([texts.filters.free, /not United States|niet Verenigde Staten/, task]);
    await expect(page.getByRole('article').first()).toContainText(texts.tasks.because);
    await understood.getByRole('link', { name: texts.filters.free }).click();
    await expect(page.getByRole('searchbox', { name: texts.search.label }).last()).toHaveValue(left);
    await expect(understood.getByRole('link')).toHaveCount(2);
    await page.getByRole('link', { name: `${texts.search.understood.task} ${task}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(task);
  });

  test(`says which words were of no use (${prefix || '/en'})`, async ({ page }) => {
    await visit(page, `${prefix}/tools?q=${encodeURIComponent(`${task} qqzzxxvv`)}`);
    await expect(page.getByText(/couldn’t use|niet kunnen gebruiken/)).toContainText('qqzzxxvv');
    await expect(page.getByText(texts.search.nothing)).toHaveCount(0);
  });

  test(`leads from two named tools to the page that compares them (${prefix || '/en'})`, async ({ page }) => {
    await visit(page, `${prefix}/tools?q=chatgpt+vs+claude`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Compare|Vergelijk) ChatGPT/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/compare/chatgpt/vs/claude$`));
  });

  test(`offers the task of a question that no tool answers (${prefix || '/en'})`, async ({ page }) => {
    await visit(page, `${prefix}/tools?q=${encodeURIComponent(impossible.question)}`);
    const near = page.getByRole('navigation', { name: /^(Is this|Do you want|Is dit|Wil je misschien)/ });
    await near.getByRole('link', { name: impossible.task, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(impossible.task);
  });

  test(`says that nothing fits a question about something else (${prefix || '/en'})`, async ({ page }) => {
    await visit(page, `${prefix}/tools?q=qqzzxxvv+wwyyttrr+voor+interviews`);
    await expect(page.getByText(texts.search.nothing).or(page.getByText(texts.search.emptyHint))).toBeVisible();
  });
}
