import { expect, type Page } from '@playwright/test';
import { linkIn } from '../setup/smtp';
import { openInQueue, signIn } from './editor';
import { mailbox } from './mailbox';
import { visit } from './visit';
import { newAddress, test, unlike } from './visitor';
import { expectWithinASecond } from './within-a-second';

test.beforeAll(() => mailbox.start());
test.afterAll(() => mailbox.stop());

/** No other test reviews this seeded tool. */
const TOOL = 'descript';

async function toolId(page: Page): Promise<number> {
  const { docs } = await (await page.request.get(`/api/tools?where[slug][equals]=${TOOL}&limit=1&depth=0`)).json();
  return docs[0].id;
}

/** Sends a review and opens the mailed link. */
async function confirmedReview(page: Page, { title, email, ratings }: { title: string; email: string; ratings: Record<string, string> }) {
  const form = {
    tool: String(await toolId(page)),
    title,
    text: 'Ik gebruik het elke week.\n\n<b>Niet vet</b>',
    name: 'Vera',
    email,
    locale: 'nl',
    ...Object.fromEntries(Object.entries(ratings).map(([name, value]) => [`ratings.${name}`, value])),
  };
  expect((await page.request.post('/api/forms/review', { form })).status()).toBe(200);
  await expect.poll(() => mailbox.to(email).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const link = new URL(linkIn(mailbox.to(email).at(-1), '/nl/reviews/confirm'));
  await visit(page, link.pathname + link.search);
  await page.getByRole('button', { name: 'Ja, verstuur mijn review' }).click();
  await expect(page.getByText('Een redacteur leest je review.')).toBeVisible();
}

async function decide(panel: Page, title: string, key: 'a') {
  await openInQueue(panel, title);
  await Promise.all([
    panel.waitForResponse((response) => response.url().endsWith('/api/moderation') && response.status() === 200),
    panel.keyboard.press(key),
  ]);
}

test('a review written by keyboard is confirmed by mail, approved and counted in the rating within a second', async ({ page, browser }) => {
  const title = unlike('Fijn gereedschap');
  const email = newAddress('vera');
  await visit(page, `/nl/tools/${TOOL}`);
  await expect(page.getByText('Nog geen reviews.')).toBeVisible();
  const stars = page.getByRole('group', { name: 'Gebruiksgemak' });
  await stars.getByRole('radio', { name: 'geen' }).focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: '4 van de 5' })).toBeChecked();
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('Je ervaring').fill('Ik knip er mijn podcast mee.');
  await page.getByLabel('Je naam').fill('Vera');
  await page.locator('#review-email').fill(email);
  await page.getByLabel('Waar je woont of werkt').fill('Utrecht');
  await page.getByRole('button', { name: 'Review versturen' }).click();
  await expect(page.getByText('Bedankt voor je review!')).toBeVisible();
  expect((await page.request.get(`/nl/tools/${TOOL}`)).status()).toBe(200);

  const link = linkIn(await mailbox.wait(email, /Descript/), '/nl/reviews/confirm');
  await page.goto(link);
  await expect(page.getByText(title)).toBeVisible();
  await page.getByRole('button', { name: 'Ja, verstuur mijn review' }).click();
  await expect(page.getByText('Een redacteur leest je review.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Deze link is al gebruikt of verlopen.')).toBeVisible();

  const panel = await browser.newPage();
  await signIn(panel);
  await decide(panel, title, 'a');
  await panel.close();
  const html = async () => (await page.request.get(`/nl/tools/${TOOL}`)).text();
  await expectWithinASecond(async () => (await html()).includes(title));
  expect(await html()).not.toContain(email);
  await visit(page, `/nl/tools/${TOOL}`);
  const reviews = page.locator('#reviews');
  await expect(reviews.getByText('1 review', { exact: true })).toBeVisible();
  await expect(reviews.getByText('4,0').first()).toBeVisible();
  await expect(reviews.getByText('Vera, Utrecht')).toBeVisible();
  await mailbox.wait(email, /online|geplaatst|gepubliceerd|staat/i);
});

test('a review without a rating is rejected with the first criterion focused', async ({ page }) => {
  await visit(page, '/tools/chatgpt');
  await page.locator('#review-title').fill('No stars');
  await page.locator('#review-text').fill('Text');
  await page.locator('#review-name').fill('Ann');
  await page.locator('#review-email').fill(newAddress('ann'));
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Please fill in at least one rating criterion')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ease of use' }).getByRole('radio').first()).toBeFocused();
  await expect(page.locator('#review-title')).toHaveValue('No stars');
});

test('stars show that they have the focus before anything is rated', async ({ page }) => {
  await visit(page, '/tools/chatgpt');
  await page.locator('#review-title').focus();
  await page.keyboard.press('Shift+Tab');
  const none = page.locator('.star-input__none').last();
  await expect(none).toHaveCSS('outline-style', 'solid');
  expect((await none.boundingBox())?.width).toBeGreaterThan(24);
});

test('stars stay under the finger on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/tools/chatgpt');
  const third = page.getByRole('group', { name: 'Ease of use' }).getByTitle('3 out of 5');
  const before = await third.boundingBox();
  await third.click();
  await expect(third.getByRole('radio')).toBeChecked();
  expect((await third.boundingBox())?.x).toBe(before?.x);
});

test('reviews can be sorted and paged without scripts, and a helpful vote counts once', async ({ page, browser }) => {
  const low = unlike('Viel tegen');
  await confirmedReview(page, { title: low, email: newAddress('kees'), ratings: { general: '1', valueForMoney: '2' } });
  const panel = await browser.newPage();
  await signIn(panel);
  await decide(panel, low, 'a');
  await panel.close();

  await visit(page, `/nl/tools/${TOOL}/reviews?sort=highest`);
  const titles = page.locator('article h3');
  await expect(titles.last()).toContainText(low);
  await page.getByRole('link', { name: 'Laagste cijfer' }).click();
  await expect(titles.first()).toContainText(low);
  // Star labels use the language of the page, reviews the language of their author.
  await visit(page, `/tools/${TOOL}/reviews?sort=lowest`);
  await expect(titles.first().locator('[lang=nl]')).toHaveText(low);
  await expect(titles.first().getByRole('img').locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', 'en');
  await visit(page, `/nl/tools/${TOOL}/reviews?sort=lowest`);
  expect((await page.request.get(`/tools/${TOOL}/reviews?p=99`)).status()).toBe(404);
  expect((await page.request.get(`/tools/${TOOL}/reviews?p=-1`)).status()).toBe(404);

  const helpful = page.getByRole('button', { name: `Ik vind de review ‘${low}’ nuttig` });
  await helpful.click();
  await expect(helpful).toHaveText('Nuttig (1)');
  await helpful.click();
  await expect(helpful).toHaveText('Nuttig');
  await helpful.click();
  await expect(helpful).toHaveText('Nuttig (1)');
  await visit(page, `/nl/tools/${TOOL}/reviews?sort=helpful`);
  await expect(titles.first()).toContainText(low);
});

test('a rejected review stays hidden, and its author gets the reason', async ({ page, browser }) => {
  const title = unlike('Koop mijn cursus');
  const email = newAddress('spam');
  await confirmedReview(page, { title, email, ratings: { general: '5' } });
  const panel = await browser.newPage();
  await signIn(panel);
  await openInQueue(panel, title);
  await panel.keyboard.press('r');
  await panel.locator('.queue__reason select').selectOption('advertising');
  await panel.getByRole('button', { name: 'Reject and send reason' }).click();
  await expect(panel.locator('.queue__list, .queue__empty').first()).not.toContainText(title);
  await panel.close();
  expect(await mailbox.texts(email, 2)).toContain('Je review lijkt op reclame');
  expect(await (await page.request.get(`/nl/tools/${TOOL}/reviews`)).text()).not.toContain(title);
});

test('a notice about a review is decided in the queue and answered with the reason', async ({ page, browser }) => {
  const title = unlike('Valse review');
  await confirmedReview(page, { title, email: newAddress('nep'), ratings: { general: '5' } });
  const panel = await browser.newPage();
  await signIn(panel);
  await decide(panel, title, 'a');
  const reporter = newAddress('melder');
  await visit(page, `/nl/tools/${TOOL}`);
  await page.getByRole('link', { name: `De review ‘${title}’ melden` }).click();
  await page.getByLabel('Wat is er mis mee?').selectOption('fake');
  await page.getByLabel('Toelichting').fill('Dit is de maker zelf.');
  await page.locator('#report-email').fill(reporter);
  await page.getByRole('button', { name: 'Melding versturen' }).click();
  await expect(page.getByText('Bedankt voor je melding')).toBeVisible();

  await openInQueue(panel, title);
  await panel.getByRole('button', { name: 'Take review offline…' }).click();
  await panel.locator('.queue__reason textarea').fill('Je had gelijk: dit was de maker.');
  await panel.getByRole('button', { name: 'Decide and send reason' }).click();
  await expect(panel.locator('.queue__list, .queue__empty').first()).not.toContainText(title);
  await panel.close();
  await expect.poll(async () => (await (await page.request.get(`/nl/tools/${TOOL}`)).text()).includes(title), { timeout: 2000 }).toBe(false);
  expect(await mailbox.texts(reporter, 2)).toContain('Je had gelijk: dit was de maker.');
});
