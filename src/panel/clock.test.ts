import { expect, it } from 'vitest';
import { moment } from './clock';

const AFTERNOON = '2026-11-23T13:05:00Z';

it('writes a moment with 24 hours and the name of its zone', () => {
  expect(moment(AFTERNOON, 'nl', 'Europe/Amsterdam')).toBe('23 nov 2026, 14:05 CET');
  expect(moment(AFTERNOON, 'en', 'America/New_York')).toBe('Nov 23, 2026, 08:05 EST');
});

it('starts a day at 00:00', () => {
  expect(moment('2026-11-23T00:05:00Z', 'nl', 'UTC')).toBe('23 nov 2026, 00:05 UTC');
});
