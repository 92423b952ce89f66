import { describe, expect, it } from 'vitest';
import { splitAfterFirst } from './rich-text-parts';

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const textOf = (...texts: string[]) => ({ root: { type: 'root', direction: 'ltr', children: texts.map(paragraph) } });

describe('a text from the editor', () => {
  it('is split after its first paragraph into two valid texts', () => {
    expect(splitAfterFirst(textOf('one', 'two', 'three'))).toEqual([textOf('one'), textOf('two', 'three')]);
  });

  it('leaves a leading heading with its first paragraph', () => {
    const heading = { type: 'heading', tag: 'h2', children: [] };
    const { root } = textOf('one', 'two');
    const given = { root: { ...root, children: [heading, ...root.children] } };
    expect(splitAfterFirst(given)).toEqual([{ root: { ...root, children: [heading, paragraph('one')] } }, textOf('two')]);
  });

  it('of one paragraph has no second part', () => {
    expect(splitAfterFirst(textOf('one'))).toEqual([textOf('one'), null]);
  });
});
