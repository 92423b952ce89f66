import { describe, expect, it } from 'vitest';
import { duration, fill } from './account-texts';

describe('fill', () => {
  it('fills in known arguments and leaves the others', () => {
    expect(fill('{to} has {minutes} minutes, {name}', { to: 'ada@example.org', minutes: 10 })).toBe('ada@example.org has 10 minutes, {name}');
  });

  it('inserts a value literally', () => {
    expect(fill('To {to}', { to: '$& {to}' })).toBe('To $& {to}');
  });
});

describe('duration', () => {
  it.each([
    [1, 'en', '1 second'],
    [30, 'nl', '30 seconden'],
    [121, 'en', '3 minutes'],
    [900, 'nl', '15 minuten'],
  ] as const)('says %i in %s', (seconds, locale, expected) => {
    expect(duration(seconds, locale)).toBe(expected);
  });
});
