import { describe, expect, it } from 'vitest';
import { wordChanges } from './word-diff';

describe('wordChanges', () => {
  it('names removed and added words between those that stay', () => {
    expect(wordChanges('Plans a working day', 'Plans a whole week')).toEqual([
      { kind: 'same', text: 'Plans a ' },
      { kind: 'removed', text: 'working' },
      { kind: 'added', text: 'whole' },
      { kind: 'same', text: ' ' },
      { kind: 'removed', text: 'day' },
      { kind: 'added', text: 'week' },
    ]);
  });

  it('shows texts with little in common as replaced', () => {
    const [before, after] = ['a', 'b'].map((letter) => Array.from({ length: 3000 }, (_, index) => `${letter}${index}`).join(' '));
    expect(wordChanges(String(before), String(after))).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  });
});
