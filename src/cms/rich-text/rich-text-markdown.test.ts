import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMarkdown, linkAddresses, toMarkdown } from './rich-text-markdown';

/** Of processor time, far below what these texts took when it grew with their square. */
const LIMIT_MS = 1000;
const spaces = ' '.repeat(40_000);

const again = (markdown: string) => toMarkdown(fromMarkdown(markdown));

describe('Markdown files', () => {
  test.each([
    'One paragraph.',
    'Two\n\nparagraphs',
    'Two\nlines',
    '## Heading\n\nText\n\n### Smaller',
    '**bold** and *italic* and ***both***, **bo***th*',
    'A [link](https://example.org/a_\\(b\\)) and [**bold** one](mailto:a@example.org)',
    '- one\n- two\n    - deeper\n    - still\n- three',
    '1. one\n2. two\n\n- other',
    '3. three\n4. four',
  ])('round-trip %j', (markdown) => expect(again(markdown)).toBe(markdown));

  test('escape characters that only look like marks', () => {
    const text = '5 * 3 * 2, snake_case_name, [no link], # no heading\n1. one';
    const body = { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: '# 5 * 3 [x] _y_ \\ **', format: 0 }] }] } };
    expect(toMarkdown(fromMarkdown(toMarkdown(body)))).toBe(toMarkdown(body));
    expect(JSON.stringify(fromMarkdown(toMarkdown(body)))).toContain('"# 5 * 3 [x] _y_ \\\\ **"');
    expect(JSON.stringify(fromMarkdown(text))).toContain('5 * 3 * 2, snake_case_name, [no link], # no heading');
  });

  test('accept the marks of other editors', () => {
    expect(again('* one\n* __two__\n+ _three_')).toBe('- one\n- **two**\n- *three*');
    expect(again('# Title\r\n\r\nText **never closed')).toBe('## Title\n\nText \\*\\*never closed');
  });

  test.each(['[', '[a]('])('parse a long text of only %j', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    expect(JSON.stringify(fromMarkdown(text))).toContain(text);
  });

  test('move a space at the edge of bold text out of it', () => {
    const text = (value: string, format: number) => ({ type: 'text', text: value, format });
    const body = { root: { children: [{ type: 'paragraph', children: [text('a', 0), text(' b ', 1), text('c', 2), text(' ', 3), text('d', 3)] }] } };
    expect(toMarkdown(body)).toBe('a **b** *c **d***');
  });

  test('are empty for an empty text', () => {
    expect(fromMarkdown(' \n\n')).toBeNull();
    expect(toMarkdown(null)).toBe('');
  });

  test('expose link addresses anywhere', () => {
    expect(linkAddresses(fromMarkdown('- [a](https://a.example)\n\n[b](javascript:alert\\(1\\))'))).toEqual([
      'https://a.example',
      'javascript:alert(1)',
    ]);
  });

  test('are stable for any text the editor stores', () => {
    const text = fc.record({
      type: fc.constant('text'),
      text: fc.array(fc.constantFrom('a', ' ', '*', '_', '#', '- ', '1. ', '[', ']', '(', '\\', 'é')).map((parts) => parts.join('')),
      format: fc.constantFrom(0, 1, 2, 3),
    });
    const inline = fc.array(
      fc.oneof(
        text,
        fc.constant({ type: 'linebreak' }),
        fc.record({
          type: fc.constant('link'),
          fields: fc.constant({ url: 'https://a.example/(b)' }),
          children: fc.array(text, { minLength: 1, maxLength: 2 }),
        }),
      ),
      { maxLength: 5 },
    );
    const list = fc.record({
      type: fc.constant('list'),
      listType: fc.constantFrom('bullet', 'number'),
      children: fc.array(fc.record({ type: fc.constant('listitem'), children: inline }), { minLength: 1, maxLength: 3 }),
    });
    const block = fc.oneof(
      fc.record({ type: fc.constant('paragraph'), children: inline }),
      fc.record({ type: fc.constant('heading'), tag: fc.constantFrom('h2', 'h3'), children: inline }),
      list,
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (children) => {
        const markdown = toMarkdown({ root: { children } });
        expect(again(markdown)).toBe(markdown);
      }),
      { numRuns: 2000 },
    );
  });

  test('are stable for any text once parsed', () => {
    const piece = fc.constantFrom('a', 'b c', ' ', '*', '**', '_', '[', '](', ')', '\\', '\n', '\n\n', '# ', '- ', '1. ', '    ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = again(pieces.join(''));
        expect(again(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a hostile text', () => {
  test.each([
    ['a heading with a long gap', `# a${spaces}b`],
    ['a heading that ends in another kind of line', `# a${spaces}b\u2028`],
    ['an item that ends in another kind of line', `- ${spaces}b\u2028`],
    ['a paragraph with a long gap', `a${spaces}b`],
    ['a list of 20,000 items', '- a\n'.repeat(20_000)],
    ['a list of 10,000 lists', '- a\n  - b\n'.repeat(10_000)],
    ['lists in lists', Array.from({ length: 1000 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['brackets that never close', '['.repeat(40_000)],
    ['links that never close', '[a]('.repeat(10_000)],
    ['marks that never close', '***a **b *c '.repeat(3000)],
    ['backslashes', '\\'.repeat(40_000)],
  ])('is read and written in linear time: %s', (_what, markdown) => {
    const before = process.cpuUsage();
    again(markdown);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(LIMIT_MS);
  });

  test('of lists in lists never overflows its readers', () => {
    const nested = Array.from({ length: 1400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
    expect(again(nested).split('\n')).toHaveLength(1400);
  });
});

test('an item after a nested list continues the numbers', () => {
  expect(again('3. a\n    - x\n    - y\n4. b')).toBe('3. a\n    - x\n    - y\n4. b');
});

test('a line break in a text becomes one space', () => {
  const text = (value: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: value }] }] } });
  expect(toMarkdown(text('a \n\n  b\nc'))).toBe('a b c');
});
