import { describe, expect, test } from 'vitest';
import { isEmptyText, isSameText, plainText } from './text-values';

const body = (...children: unknown[]) => ({ root: { type: 'root', version: 1, children } });
const stored = body(
  { type: 'heading', tag: 'h2', version: 1, children: [{ type: 'text', text: 'Prompts', version: 1 }] },
  {
    type: 'paragraph',
    version: 1,
    children: [
      { type: 'text', text: 'Ask ', version: 1 },
      {
        type: 'link',
        version: 3,
        fields: { url: 'https://example.com', linkType: 'custom' },
        children: [{ type: 'text', text: 'nicely', version: 1 }],
      },
    ],
  },
);
const asTheEditorWritesIt = body(
  {
    children: [{ detail: 0, format: 0, mode: 'normal', style: '', text: 'Prompts', type: 'text', version: 1 }],
    direction: null,
    format: '',
    indent: 0,
    type: 'heading',
    version: 1,
    tag: 'h2',
  },
  {
    type: 'paragraph',
    version: 1,
    textFormat: 0,
    textStyle: '',
    children: [
      { detail: 0, format: 0, mode: 'normal', style: '', text: 'Ask ', type: 'text', version: 1 },
      {
        type: 'link',
        version: 3,
        id: '665f',
        fields: { linkType: 'custom', url: 'https://example.com' },
        children: [{ format: 0, text: 'nicely', type: 'text', version: 1 }],
      },
    ],
  },
);

describe('the texts of a translation', () => {
  test('a rich text is the same however the editor writes it down', () => {
    expect(isSameText('richText', stored, asTheEditorWritesIt)).toBe(true);
  });

  test('a word in bold is another rich text', () => {
    const bold = structuredClone(asTheEditorWritesIt) as { root: { children: { children: { format?: number }[] }[] } };
    const word = bold.root.children[0]?.children[0];
    if (word) word.format = 1;
    expect(isSameText('richText', stored, bold)).toBe(false);
  });

  test('a rich text of empty paragraphs is no text, one with an unknown block is', () => {
    expect(isEmptyText('richText', body({ type: 'paragraph', children: [] }))).toBe(true);
    expect(isSameText('richText', null, body({ type: 'paragraph', children: [] }))).toBe(true);
    expect(isEmptyText('richText', body({ type: 'upload', value: 3 }))).toBe(false);
  });

  test('an emptied field is the same as one that was never filled, spaces at the end of a text are not', () => {
    expect(isSameText('text', '', null)).toBe(true);
    expect(isSameText('text', 'Canva ', 'Canva')).toBe(false);
  });

  test('the words of a rich text stand on lines of their own', () => {
    expect(plainText('richText', stored)).toBe('Prompts\nAsk nicely');
  });
});
