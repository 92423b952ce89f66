import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inEvenTime } from './even-time';

const timed = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await inEvenTime(work).catch(() => undefined);
  return performance.now() - startedAt;
};

it('takes its time for quick work, also if that fails', async () => {
  const times = await Promise.all([timed(async () => 1), timed(() => Promise.reject(new Error('unknown')))]);
  for (const time of times) expect(time).toBeGreaterThan(390);
});

it('takes its time twice for work that takes longer than once', async () => {
  expect(await timed(() => wait(450))).toBeGreaterThan(790);
});

it('does not hold back what reveals nothing', async () => {
  const startedAt = performance.now();
  expect(
    await inEvenTime(
      async () => 1,
      () => false,
    ),
  ).toBe(1);
  expect(performance.now() - startedAt).toBeLessThan(300);
});

it('passes on what the work answers', async () => {
  expect(await inEvenTime(async () => 1)).toBe(1);
  await expect(inEvenTime(() => Promise.reject(new Error('unknown')))).rejects.toThrow('unknown');
});

it('blurs the last milliseconds', async () => {
  const times = await Promise.all(Array.from({ length: 50 }, () => timed(async () => 1)));
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(20);
});
