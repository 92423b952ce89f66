import { describe, expect, it } from 'vitest';
import { forgetSaved, type LocalCopy } from './local-copy';

const copy = { at: '2026-11-23T10:41:00.000Z', values: { tagline: 'Two', title: { root: ['Lost'] } } };

/** What a save leaves of the copy. */
function leftAfter(saved: LocalCopy['values']): LocalCopy | null {
  let stored: LocalCopy | null = copy;
  const write = (left: LocalCopy | null) => {
    stored = left;
    return true;
  };
  forgetSaved({ read: () => stored, write, remove: () => void write(null) }, saved);
  return stored;
}

describe('a copy in the browser', () => {
  it('forgets what was saved and leaves the rest', () => {
    expect(leftAfter({ tagline: 'Two' })).toEqual({ ...copy, values: { title: { root: ['Lost'] } } });
  });

  it('leaves what was typed after the save', () => {
    expect(leftAfter({ tagline: 'One' })).toEqual(copy);
  });

  it('ends when all of it was saved', () => {
    expect(leftAfter({ tagline: 'Two', title: { root: ['Lost'] } })).toBeNull();
  });
});
