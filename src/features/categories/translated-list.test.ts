import { describe, expect, it } from 'vitest';
import { translatedListValue } from './translated-list';

describe('the name form of a translated list', () => {
  const all = ['first', 'second', 'third'];

  it.each([
    [0, all, 'third'],
    [0, ['first', 'second'], 'second'],
    [0, ['first'], 'first'],
    [1, all, 'first'],
    [2, all, 'second'],
    [7, ['first'], 'first'],
  ])('at level %i of %j is "%s"', (level, forms, expected) => {
    expect(translatedListValue(forms, level)).toBe(expected);
  });

  it('skips empty forms', () => {
    expect(translatedListValue(['first', ' ', null], 0)).toBe('first');
    expect(translatedListValue([], 1)).toBeNull();
  });
});
