import { describe, expect, it } from 'vitest';
import { attributesOf, toolAttributes } from './schema';

describe('the attributes of a tool', () => {
  it('accept a whole launch year up to the current one', () => {
    const { launched } = toolAttributes.shape;
    const now = new Date().getFullYear();
    const accepts = (year: unknown) => launched.safeParse(year).success;
    expect([1950, now].map(accepts)).toEqual([true, true]);
    expect([1949, now + 1, 2023.5, '2023', null].map(accepts)).toEqual([false, false, false, false, false]);
  });

  it('are null or an empty list if they are unknown', () => {
    expect(attributesOf({ maker: null, platforms: ['web'] })).toEqual({
      maker: null,
      formerNames: null,
      acquiredBy: null,
      audiences: [],
      inputs: [],
      outputs: [],
      platforms: ['web'],
      languages: [],
      launched: null,
      country: null,
    });
  });
});
