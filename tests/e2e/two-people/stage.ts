import { type APIRequestContext, type Browser, expect, type PlaywrightWorkerArgs, test } from '@playwright/test';
import { fromPanel } from '../editor';
import { mailbox } from '../mailbox';
import { unlike } from '../visitor';
import { type Person, signInBoth } from './people';
import { type Change, type World, worldOf } from './world';

const NAME = unlike('Two People');

/** The two people, a visitor, and the tool they work on. */
export interface Stage {
  name: string;
  slug: string;
  id: number;
  sam: Person;
  kim: Person;
  visitor: APIRequestContext;
  world: World;
}

/** Complete before the first step. */
export const stage = { name: NAME, slug: NAME.toLowerCase().replaceAll(' ', '-'), id: 0 } as Stage;

/** Signs in both, and saves a tool as an English draft. */
export async function setStage(browser: Browser, playwright: PlaywrightWorkerArgs['playwright'], baseURL: string): Promise<void> {
  await mailbox.start();
  Object.assign(stage, await signInBoth(browser));
  stage.visitor = await playwright.request.newContext({ baseURL });
  const { request } = stage.sam.page;
  const { docs } = await (await request.get('/api/categories?where[code][equals]=coding&limit=1&depth=0')).json();
  const data = { name: NAME, slug: stage.slug, tagline: 'Plans a day', maker: 'Acme', url: `https://${stage.slug}.example.com` };
  const created = await request.post('/api/tools?locale=en&draft=true', {
    headers: fromPanel(),
    data: { ...data, categories: [docs[0].id], priceModel: 'free', active: true, _status: 'draft' },
  });
  expect(created.status(), await created.text()).toBe(201);
  stage.id = (await created.json()).doc.id;
  stage.world = worldOf(stage, { en: 'Plans a day', nl: null, maker: 'Acme' });
}

export async function clearStage(): Promise<void> {
  await stage.sam.page.request.delete(`/api/tools/${stage.id}?trash=true`, { headers: fromPanel() });
  await Promise.all([stage.sam.context.close(), stage.kim.context.close(), stage.visitor.dispose()]);
  await mailbox.stop();
}

/** Acts, and compares everything public and drafted with what this step may have changed. */
export const step = (sentence: string, act: () => Promise<unknown>, change: Change = {}): Promise<void> =>
  test.step(sentence, async () => {
    await act();
    stage.world.change(change);
    await stage.world.check(stage.visitor, stage.sam.page.request);
  });
