import { expect, type Page } from '@playwright/test';
import { openInQueue } from '../editor';
import { newAddress, unlike } from '../visitor';
import { type Stage, step } from './stage';

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Decides about the item shown in the queue. */
async function decide(page: Page, path: string, act: () => Promise<void>): Promise<number> {
  const decided = page.waitForResponse((response) => response.url().endsWith(path));
  await act();
  return (await decided).status();
}

export async function deciding({ sam, kim, visitor }: Stage): Promise<void> {
  const [good, bad] = [unlike('Meedenker'), unlike('Reclamebord')];
  const statuses = (name: string) => Promise.all(['/tools/', '/nl/tools/'].map(async (path) => (await visitor.get(path + slugOf(name))).status()));

  await step('49. A visitor submits two tools in Dutch, which nobody sees', async () => {
    for (const name of [good, bad]) {
      const form = {
        name,
        url: `https://${slugOf(name)}.example.com`,
        tagline: `Denkt mee als ${name}`,
        categories: '1',
        email: newAddress('maker'),
        locale: 'nl',
      };
      expect((await visitor.post('/api/forms/tool', { form })).status()).toBe(200);
      expect(await statuses(name)).toEqual([404, 404]);
    }
  });
  await step('50. Kim approves one by key, while Sam has the same item open', async () => {
    await openInQueue(sam.page, good);
    await openInQueue(kim.page, good);
    expect(await decide(kim.page, '/api/moderation', () => kim.page.keyboard.press('a'))).toBe(200);
    expect(await statuses(good)).toEqual([200, 200]);
  });
  await step('51. Sam’s rejection of what Kim has approved is refused', async () => {
    await sam.page.keyboard.press('r');
    await sam.page.locator('.queue__reason select').selectOption('not-ai');
    const send = sam.page.getByRole('button', { name: 'Reject and send reason' });
    expect(await decide(sam.page, '/api/moderation', () => send.click())).toBe(409);
    expect(await statuses(good)).toEqual([200, 200]);
  });
  await step('52. Kim takes the approval back by key, and the item waits again', async () => {
    expect(await decide(kim.page, '/api/moderation', () => kim.page.keyboard.press('u'))).toBe(200);
    expect(await statuses(good)).toEqual([404, 404]);
    await expect(kim.page.locator('.queue__list')).toContainText(good);
  });
  await step('53. Sam approves it', async () => {
    await openInQueue(sam.page, good);
    expect(await decide(sam.page, '/api/moderation', () => sam.page.keyboard.press('a'))).toBe(200);
    expect(await statuses(good)).toEqual([200, 200]);
  });
  await step('54. Kim rejects the other with a reason', async () => {
    await openInQueue(kim.page, bad);
    await kim.page.keyboard.press('r');
    await kim.page.locator('.queue__reason select').selectOption('not-ai');
    const send = kim.page.getByRole('button', { name: 'Afwijzen en reden versturen' });
    expect(await decide(kim.page, '/api/moderation', () => send.click())).toBe(200);
    expect(await statuses(bad)).toEqual([404, 404]);
  });
}
