import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Crowd } from './crowd';
import { type Figures, judge, lostEdits, mailsSent, stalePages } from './invariants';
import { PARTS, type Part, Site, until } from './site';

/** Kills of each part in the order of `PARTS`; `npm run faults` makes many. */
const KILLS = (process.env.FAULT_KILLS ?? '1,1,2').split(',').map(Number);
const killsOf = (part: Part) => KILLS[PARTS.indexOf(part)] ?? 0;
const tried = PARTS.filter((part) => killsOf(part) > 0);

/** No process serves or works again so soon: what happens until then was begun before the kill. */
const ECHO_MS = 700;
const PROGRESS = 10;
const RUN_MS = { least: 300, spread: 1200 };

let site: Site;
const crowds = new Map<Part, Crowd>();
const recoveries = new Map<Part, number[]>();
const figures = new Map<Part, Figures>();

beforeAll(async () => {
  site = await Site.start(process.env);
}, 120_000);

afterAll(async () => {
  await site?.stop();
  console.table(
    Object.fromEntries(
      tried.map((part) => {
        const sorted = (recoveries.get(part) ?? []).toSorted((a, b) => a - b);
        const seconds = (ms: number | undefined) => `${((ms ?? 0) / 1000).toFixed(1)} s`;
        return [
          part,
          { kills: sorted.length, ...figures.get(part), 'recovery p50': seconds(sorted[sorted.length >> 1]), 'recovery max': seconds(sorted.at(-1)) },
        ];
      }),
    ),
  );
}, 60_000);

/** Kills a part and waits until it does its work again: a mail of the worker, else an answer to someone in the crowd. */
async function killAndWait(part: Part, crowd: Crowd): Promise<number> {
  const killedAt = await site.kill(part);
  await sleep(ECHO_MS);
  const { length } = site.mailServer.mails;
  const isBack = () => (part === 'worker' ? site.mailServer.mails.length > length : crowd.latestYes > killedAt);
  await until(`the ${part} is back`, isBack);
  return Date.now() - killedAt;
}

describe.each(tried)('kills of the %s', (part) => {
  test('end with a site that works and shows what is stored', async () => {
    const crowd = await Crowd.gather(site, `fault-${Date.now().toString(36)}`);
    crowds.set(part, crowd);
    const stale: string[] = [];
    const times: number[] = [];
    recoveries.set(part, times);
    try {
      for (let kill = 0; kill < killsOf(part); kill += 1) {
        await sleep(RUN_MS.least + Math.random() * RUN_MS.spread);
        times.push(await killAndWait(part, crowd));
        stale.push(...(await stalePages(site, crowd)));
        if ((kill + 1) % PROGRESS === 0) console.log(`${kill + 1} kills of the ${part}`);
      }
    } finally {
      await crowd.leave();
    }
    expect([...stale, ...(await lostEdits(site, crowd))]).toEqual([]);
    expect(site.crashes).toEqual([]);
    expect({ refusals: crowd.refusals, late: crowd.late }).toEqual({ refusals: [], late: [] });
  }, 7_200_000);

  test('leave true answers: confirmed is stored once and whole with its mails, refused is not stored', async () => {
    const crowd = crowds.get(part) as Crowd;
    await mailsSent(site);
    const verdict = await judge(site, crowd);
    figures.set(part, verdict.figures);
    expect([...verdict.broken, ...(await stalePages(site, crowd))]).toEqual([]);
    expect(verdict.figures.doubledMails).toBe(0);
  }, 7_200_000);
});

test.skipIf(killsOf('worker') === 0)('nobody waits for the worker: its kills cut and refuse no answer', () => {
  expect(figures.get('worker')).toMatchObject({ no: 0, cut: 0 });
});
