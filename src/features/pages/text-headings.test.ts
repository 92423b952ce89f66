import { describe, expect, it } from 'vitest';
import { textHeadings } from './text-headings';

const node = (type: string, text: string, tag?: string) => ({ type, tag, version: 1, children: text ? [{ type: 'text', text, version: 1 }] : [] });
const text = (...children: object[]) => ({ root: { type: 'root', version: 1, children } });

describe('the headings of a text', () => {
  it('are those of the second level, in order, with their position in the text', () => {
    const headings = textHeadings(
      text(
        node('paragraph', 'First'),
        node('heading', 'What we do', 'h2'),
        node('heading', 'In detail', 'h3'),
        node('heading', 'Cookies & storage', 'h2'),
      ),
    );
    expect(headings).toEqual([
      { id: 'section-what-we-do', title: 'What we do', place: 1 },
      { id: 'section-cookies-and-storage', title: 'Cookies & storage', place: 3 },
    ]);
  });

  it('have unique ids for equal texts', () => {
    expect(textHeadings(text(node('heading', 'Reviews', 'h2'), node('heading', 'Reviews', 'h2'))).map(({ id }) => id)).toEqual([
      'section-reviews',
      'section-reviews-2',
    ]);
  });

  it('are omitted when empty', () => {
    expect(textHeadings(text(node('heading', '', 'h2')))).toEqual([]);
  });
});
