import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownBody, markdownLine, markdownLink, markdownQuote } from './public-markdown';

const text = (value: string, format = 0) => ({ type: 'text', text: value, format });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const link = (url: string, label: string) => ({ type: 'link', fields: { url }, children: [text(label)] });
const body = (...children: object[]) => markdownBody({ root: { children } }, { site: 'https://site.example', headingLevel: 3 });

/** Rendered text: unescaped Markdown. */
const shown = (markdown: string) => markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1');

describe('text by visitors', () => {
  test.each([
    '# no heading',
    '- no item',
    '1. no number',
    '=== no line',
    '> no quotation',
    '<script>alert(1)</script>',
    '[no link](https://evil.example)',
    '![no image](https://evil.example/x.png)',
    'see https://evil.example and www.evil.example',
    '`no code` ~~~ | no | table |',
    '&lt;no entity&gt;',
    '**not bold** __nor this__',
  ])('%j is shown literally', (value) => {
    const line = markdownLine(value);
    expect(shown(line)).toBe(value);
    expect(line).not.toMatch(/(?<!\\)[`*_[\]<>|~]|https?:\/\/|www\.|^[#+\-=>]|^\d+[.)]/);
  });

  test('no unescaped markup is left', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'\\`*_[]<>|~#+-=>!().:/& \na1wht'.split('')) }), (value) => {
        const marks = markdownLine(value).replace(/\\[!-/:-@[-`{-~]/g, '');
        expect(marks).not.toMatch(/[`*_[\]<>|~\\\n]/);
      }),
    );
  });

  test('a line stays inside its quotation', () => {
    expect(markdownQuote('One\n\n# Two')).toBe('> One\n>\n> \\# Two');
  });

  test("cannot escape from a link's text or address", () => {
    expect(markdownLink('a](https://evil.example) [b', 'https://site.example/a)b c')).toBe(
      '[a\\](https\\://evil.example) \\[b](https://site.example/a\\)b%20c)',
    );
  });
});

describe('text by editors', () => {
  test('preserves its headings, marks, lists and links', () => {
    expect(
      body(
        { type: 'heading', tag: 'h2', children: [text('Large')] },
        { type: 'heading', tag: 'h3', children: [text('Small')] },
        paragraph(text('It is '), text('bold', 1), text(' and '), text('leaning', 2), text('.')),
        { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [text('one')] }] },
        paragraph(link('/faq', 'ours'), text(', '), link('https://other.example/a_(b)', 'theirs')),
      ),
    ).toBe(
      '### Large\n\n#### Small\n\nIt is **bold** and *leaning*.\n\n- one\n\n[ours](https://site.example/faq), [theirs](https://other.example/a_\\(b\\))',
    );
  });

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', '#place'])('has no link to %s', (url) => {
    expect(body(paragraph(link(url, 'here')))).toBe('here');
  });

  test('a list item stays an item', () => {
    expect(body({ type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [text('# one')] }] })).toBe('- \\# one');
  });

  test('empty input gives empty output', () => expect(markdownBody(null, { site: '', headingLevel: 2 })).toBe(''));
});
