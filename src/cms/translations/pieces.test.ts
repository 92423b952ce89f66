import { describe, expect, it } from 'vitest';
import { piecesOf, withPieces } from './texts';

const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const block = (type: string, ...children: unknown[]) => ({ type, children });

const state = {
  root: block(
    'root',
    block('heading', text(' Title ')),
    block('paragraph', text('See '), block('link', text('this', 1)), text(' '), { type: 'linebreak' }, text('now.')),
    block('paragraph'),
    block('list', block('listitem', text('One'), block('list', block('listitem', text('Two'))))),
  ),
};

describe('pieces of a rich text', () => {
  it('are its words by block, with links inside their sentence', () => {
    expect(piecesOf('richText', state)).toEqual([['Title'], ['See', 'this', 'now.'], ['One'], ['Two']]);
  });

  it('return to their places with the surrounding white space', () => {
    const pieces = piecesOf('richText', state).map((one) => one.map((piece) => `<${piece}>`));
    const result = withPieces('richText', state, pieces);
    expect(JSON.stringify(result)).toBe(
      JSON.stringify(state).replace(/"text":"(\s*)([^"\s][^"]*?)(\s*)"/g, (_, before, words, end) => `"text":"${before}<${words}>${end}"`),
    );
    expect(piecesOf('richText', state)[0]).toEqual(['Title']);
  });
});

describe('pieces of a plain text', () => {
  it('are a single piece', () => {
    expect(piecesOf('textarea', ' Two\nlines ')).toEqual([['Two\nlines']]);
    expect(withPieces('textarea', 'x', [['y']])).toBe('y');
  });

  it('are empty without text', () => {
    for (const value of ['  ', null, undefined, 5]) expect(piecesOf('text', value)).toEqual([]);
    for (const value of [null, {}, 'x', { root: 5 }]) expect(piecesOf('richText', value)).toEqual([]);
  });
});
