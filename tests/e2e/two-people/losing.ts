import { expect, type Page } from '@playwright/test';
import { startServer } from '../second-server';
import { draftSavedBy, makerOf, openTool, saveStatusOf, taglineOf, type } from './edit-view';
import type { Person } from './people';
import { type Stage, stage, step } from './stage';

/** Attempts get rarer, to one in 30 seconds. */
const RETRY_TIMEOUT = 40_000;
const OFFLINE_TIMEOUT = 20_000;

const TEXTS = {
  en: { offline: 'Offline. Stored in this browser.', found: 'Unsaved text', takeBack: 'Restore' },
  nl: { offline: 'Offline. Bewaard in deze browser.', found: 'Niet-opgeslagen tekst', takeBack: 'Weer invullen' },
};

/** Types while nothing can be saved. */
async function typeUnsaved(page: Page, text: string, status: string): Promise<void> {
  stage.world.typed(text);
  await taglineOf(page).fill(text);
  await expect(saveStatusOf(page)).toHaveText(status, { timeout: OFFLINE_TIMEOUT });
}

/** The tab ends without a chance to save anything, and the person opens another. */
async function loseTab(person: Person): Promise<void> {
  await person.page.close();
  person.page = await person.context.newPage();
}

/** Takes back what was found in the browser. */
async function takeBack(page: Page, language: 'en' | 'nl', text: string): Promise<void> {
  const found = page.getByRole('region', { name: TEXTS[language].found });
  expect(await draftSavedBy(page, () => found.getByRole('button', { name: TEXTS[language].takeBack }).click())).toBe(200);
  await expect(taglineOf(page)).toHaveValue(text);
  await expect(found).toBeHidden();
}

export async function losingTheNetwork({ sam, kim, id }: Stage): Promise<void> {
  await step('60. Kim loses the network and types on', async () => {
    await openTool(kim.page, id, 'nl');
    await kim.context.setOffline(true);
    await typeUnsaved(kim.page, 'Zonder netwerk', TEXTS.nl.offline);
  });
  await step(
    '61. The network is back, and Kim’s words save themselves',
    async () => {
      expect(await draftSavedBy(kim.page, () => kim.context.setOffline(false))).toBe(200);
    },
    { draft: { nl: 'Zonder netwerk' } },
  );
  await step(
    '62. Kim loses the network and then the browser, while Sam changes the maker',
    async () => {
      await kim.context.setOffline(true);
      await typeUnsaved(kim.page, 'Zonder browser', TEXTS.nl.offline);
      await loseTab(kim);
      await openTool(sam.page, id, 'en');
      await type(makerOf(sam.page), 'Delta BV');
    },
    { draft: { maker: 'Delta BV' } },
  );
  await step(
    '63. Kim comes back and takes back what was typed; Sam’s maker stays',
    async () => {
      await kim.context.setOffline(false);
      await openTool(kim.page, id, 'nl');
      await expect(taglineOf(kim.page)).toHaveValue('Zonder netwerk');
      await takeBack(kim.page, 'nl', 'Zonder browser');
    },
    { draft: { nl: 'Zonder browser' } },
  );
  await step('64. Sam’s tagline is too long to be saved, and stays in the browser', async () => {
    const text = 'Plans '.repeat(100).trim();
    await typeUnsaved(sam.page, text, 'Not saved: 1 field needs attention');
    await loseTab(sam);
  });
  await step('65. Sam comes back, reads it and throws it away', async () => {
    await openTool(sam.page, id, 'en');
    const found = sam.page.getByRole('region', { name: TEXTS.en.found });
    await found.getByText('Show differences').click();
    await expect(found).toContainText('Plans Plans');
    await found.getByRole('button', { name: 'Discard' }).click();
    await expect(found).toBeHidden();
    await expect(taglineOf(sam.page)).toHaveValue('Plans the autumn');
  });
}

export async function losingTheServer({ sam, id }: Stage): Promise<void> {
  const server = await startServer({});
  try {
    await step(
      '66. Sam works on a second server',
      async () => {
        await openTool(sam.page, id, 'en', server.origin);
        await type(taglineOf(sam.page), 'Plans on another server');
      },
      { draft: { en: 'Plans on another server' } },
    );
    await step('67. The server ends, and Sam types on', async () => {
      await server.stop();
      await typeUnsaved(sam.page, 'Plans without a server', TEXTS.en.offline);
    });
    await step(
      '68. The server is back, and Sam’s words save themselves',
      async () => {
        await server.restart();
        await expect(saveStatusOf(sam.page)).toContainText('Saved at', { timeout: RETRY_TIMEOUT });
      },
      { draft: { en: 'Plans without a server' } },
    );
    await step('69. Server and browser end while Sam types', async () => {
      await server.stop();
      await typeUnsaved(sam.page, 'Plans without anything', TEXTS.en.offline);
      await loseTab(sam);
    });
    await step(
      '70. Both are back, and so are Sam’s words',
      async () => {
        await server.restart();
        await openTool(sam.page, id, 'en', server.origin);
        await takeBack(sam.page, 'en', 'Plans without anything');
      },
      { draft: { en: 'Plans without anything' } },
    );
  } finally {
    await sam.page.goto('about:blank');
    await server.stop();
  }
}
