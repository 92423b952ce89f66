import { expect, it } from 'vitest';
import { day, moment, timeOfDay } from './clock';

const AFTERNOON = '2026-11-23T13:05:00Z';

it('writes a moment with 24 hours and the name of its zone', () => {
  expect(moment(AFTERNOON, 'nl', 'Europe/Amsterdam')).toBe('23 nov 2026, 14:05 CET');
  expect(moment(AFTERNOON, 'en', 'Europe/Amsterdam')).toBe('23 Nov 2026, 14:05 CET');
  expect(moment(AFTERNOON, 'en', 'America/New_York')).toBe('23 Nov 2026, 08:05 GMT-5');
});

it('starts a day at 00:00', () => {
  expect(moment('2026-11-23T00:05:00Z', 'nl', 'UTC')).toBe('23 nov 2026, 00:05 UTC');
});

it('writes a day as it is in the data, whatever the zone of the process', () => {
  expect(day('2026-11-22', 'nl')).toBe('22 nov 2026');
  expect(day('2026-11-22', 'en')).toBe('22 Nov 2026');
});

it('writes a time of day with 24 hours in both languages', () => {
  const noon = new Date(2026, 10, 23, 13, 5);
  expect([timeOfDay(noon, 'en'), timeOfDay(noon, 'nl')]).toEqual(['13:05', '13:05']);
});
