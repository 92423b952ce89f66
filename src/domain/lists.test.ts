import { describe, expect, it } from 'vitest';
import { parsePageNumber } from './page-number';
import { pageTitle } from './page-title';
import { pageWindow } from './page-window';

describe('page numbers', () => {
  it.each(['0', '-1', '01', '1e9', '1.0', ' 1', 'two', '', '99999999'])('refuse "%s"', (value) => {
    expect(parsePageNumber(value)).toBeNull();
  });

  it('take whole numbers from 1', () => {
    expect(parsePageNumber('1')).toBe(1);
    expect(parsePageNumber('2000')).toBe(2000);
  });
});

describe('links to pages', () => {
  it('show everything when there are few pages', () => {
    expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('show the ends, the neighbours and gaps between them', () => {
    expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  });

  it('never show a gap for a single page', () => {
    expect(pageWindow(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('the title of a page', () => {
  it('is followed by the product’s name', () => {
    expect(pageTitle('Categories', 'Compass')).toBe('Categories – Compass');
  });

  it('is just the product’s name when the page has none', () => {
    expect(pageTitle(undefined, 'Compass')).toBe('Compass');
    expect(pageTitle('  ', 'Compass')).toBe('Compass');
  });
});
