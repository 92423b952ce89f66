import { afterEach, expect, it, vi } from 'vitest';
import { sessionTimes } from './session-times';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['en', 'November 29, 2026 at 1:07 AM GMT+1'],
  ['nl', '29 november 2026 om 01:07 CET'],
] as const)('shows when a session began with the time zone of the reader (%s)', (locale, time) => {
  vi.stubEnv('TZ', 'Europe/Amsterdam');
  expect(sessionTimes(locale).format(new Date('2026-11-29T00:07:00Z'))).toBe(time);
});
