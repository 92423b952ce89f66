import { describe, expect, it } from 'vitest';
import { parsePageNumber } from './page-number';
import { pageTitle } from './page-title';

describe('page numbers', () => {
  it.each(['0', '-1', '01', '1e9', '1.0', ' 1', 'two', '', '99999999'])('reject "%s"', (value) => {
    expect(parsePageNumber(value)).toBeNull();
  });

  it('accept whole numbers from 1', () => {
    expect(parsePageNumber('1')).toBe(1);
    expect(parsePageNumber('2000')).toBe(2000);
  });
});

describe('the title of a page', () => {
  it('ends with the product’s name', () => {
    expect(pageTitle('Categories', 'Compass')).toBe('Categories – Compass');
  });

  it('is just the product’s name without a page title', () => {
    expect(pageTitle(undefined, 'Compass')).toBe('Compass');
    expect(pageTitle('  ', 'Compass')).toBe('Compass');
  });
});
