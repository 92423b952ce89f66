import { createRequire } from 'node:module';
import type { Payload } from 'payload';
import { afterEach, expect, it, vi } from 'vitest';
import { setClock } from '../../../tests/setup/clock';
import { followClock } from './follow-clock';

// The timers that Payload uses.
const { Cron } = createRequire(import.meta.resolve('payload'))('croner');

let runs = 0;
const payload = {
  crons: [] as { stop: () => void }[],
  logger: { warn: vi.fn() },
  _initializeCrons: async () => {
    payload.crons.push(new Cron('* * * * * *', () => (runs += 1)));
  },
};

afterEach(() => {
  setClock(0);
  for (const cron of payload.crons) cron.stop();
});

it('goes on with jobs after the clock was set an hour back or forward', { timeout: 30_000 }, async () => {
  await payload._initializeCrons();
  followClock(payload as unknown as Payload);
  for (const hours of [0, -1, 1, 0]) {
    setClock(hours);
    const before = runs;
    // One run was due already.
    await vi.waitFor(() => expect(runs).toBeGreaterThan(before + 1), { timeout: 6000, interval: 20 });
  }
  expect(payload.logger.warn).toHaveBeenCalledTimes(2);
  expect(payload.crons).toHaveLength(1);
});
