import { describe, expect, it } from 'vitest';
import { inkOn } from './brand-colors';

describe('letters on a color', () => {
  it.each([
    ['#ffc300', '#0b1418'],
    ['#ffffff', '#0b1418'],
    ['#1a1a2e', '#ffffff'],
    ['#00677c', '#ffffff'],
  ])('on %s are %s', (background, ink) => {
    expect(inkOn(background)).toBe(ink);
  });
});
