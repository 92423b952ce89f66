import { describe, expect, it } from 'vitest';
import { withoutSaved } from './local-copy';

const copy = { at: '2026-11-23T10:41:00.000Z', values: { tagline: 'Two', title: { root: ['Lost'] } } };

describe('a copy in the browser', () => {
  it('forgets what was saved and leaves the rest', () => {
    expect(withoutSaved(copy, { tagline: 'Two' })).toEqual({ ...copy, values: { title: { root: ['Lost'] } } });
  });

  it('leaves what was typed after the save', () => {
    expect(withoutSaved(copy, { tagline: 'One' })).toEqual(copy);
  });

  it('ends when all of it was saved', () => {
    expect(withoutSaved(copy, { tagline: 'Two', title: { root: ['Lost'] } })).toBeNull();
  });
});
