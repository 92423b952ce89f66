import { describe, expect, it } from 'vitest';
import { hashOf, isTooDeep, plainTextOf } from './texts';

const text = (words: string, format = 0) => ({ type: 'text', version: 1, text: words, format, detail: 0, mode: 'normal', style: '' });
const block = (type: string, children: unknown[], more = {}) => ({ type, version: 1, format: '', indent: 0, direction: 'ltr', children, ...more });
const state = (...children: unknown[]) => ({ root: block('root', children) });

describe('plainTextOf', () => {
  it('returns the words, one line per block', () => {
    const link = block('link', [text('a link')], { fields: { url: 'https://example.org' } });
    expect(plainTextOf(state(block('heading', [text('Title')], { tag: 'h2' }), block('paragraph', [text('With '), link, text('.')])))).toBe(
      'Title\nWith a link.',
    );
    expect(plainTextOf('  text ')).toBe('text');
  });

  it.each([null, undefined, 5, {}, [], { root: null }, { root: { children: 'x' } }, state(block('paragraph', []))])('is empty for %o', (value) => {
    expect(plainTextOf(value)).toBe('');
    expect(hashOf(value)).toBeNull();
  });

  it('terminates on endlessly nested text', () => {
    const deep = Array.from({ length: 500 }).reduce<unknown>((child) => block('paragraph', [child]), text('x'));
    expect(plainTextOf(state(deep))).toBe('');
    expect(isTooDeep(state(deep))).toBe(true);
    expect(isTooDeep(state(block('list', [block('listitem', [text('x')])])))).toBe(false);
  });
});

describe('hashOf', () => {
  const base = state(block('paragraph', [text('Hello')]));

  it('is the same for equivalent texts', () => {
    expect(hashOf(state(block('paragraph', [text('Hello')], { direction: null, textFormat: 1, version: 2 })))).toBe(hashOf(base));
  });

  it.each([
    ['words', state(block('paragraph', [text('Hallo')]))],
    ['type', state(block('paragraph', [text('Hello', 1)]))],
    ['kind of block', state(block('heading', [text('Hello')], { tag: 'h2' }))],
    ['a block more', state(block('paragraph', [text('Hello')]), block('paragraph', [text('you')]))],
    ['a link', state(block('paragraph', [block('link', [text('Hello')], { fields: { url: 'https://example.org' } })]))],
  ])('differs for other %s', (_what, value) => {
    expect(hashOf(value)).not.toBe(hashOf(base));
  });

  it('distinguishes link addresses', () => {
    const linked = (url: string) => state(block('paragraph', [block('link', [text('Hello')], { fields: { url } })]));
    expect(hashOf(linked('https://a.example'))).not.toBe(hashOf(linked('https://b.example')));
  });
});
