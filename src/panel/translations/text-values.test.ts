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

describe('text values', () => {
  test('compare a rich text without the editor’s default values', () => {
    expect(isSameText('richText', stored, asTheEditorWritesIt)).toBe(true);
  });

  test('differ by a word in bold', () => {
    const bold = structuredClone(asTheEditorWritesIt) as { root: { children: { children: { format?: number }[] }[] } };
    const word = bold.root.children[0]?.children[0];
    if (word) word.format = 1;
    expect(isSameText('richText', stored, bold)).toBe(false);
  });

  test('count empty paragraphs as no text, and an unknown block as one', () => {
    expect(isEmptyText('richText', body({ type: 'paragraph', children: [] }))).toBe(true);
    expect(isSameText('richText', null, body({ type: 'paragraph', children: [] }))).toBe(true);
    expect(isEmptyText('richText', body({ type: 'upload', value: 3 }))).toBe(false);
  });

  test('are the same when empty or never filled, and differ by trailing spaces', () => {
    expect(isSameText('text', '', null)).toBe(true);
    expect(isSameText('text', 'Canva ', 'Canva')).toBe(false);
  });

  test('become plain text with one paragraph per line', () => {
    expect(plainText('richText', stored)).toBe('Prompts\nAsk nicely');
  });
});
