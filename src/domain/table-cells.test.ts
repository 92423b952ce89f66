import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectSeparator, guardFormula, joinLines, splitCodes, splitLines, unguardFormula } from './table-cells';

describe('formulas', () => {
  test.each(['=1+1', '+31 6', '-2', '@SUM(A1)', '\t=1', "'=1", "''@x", '＝1'])('%j gets an apostrophe', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
  });
  test.each(['Plain', "'s-Hertogenbosch", '', '1-2'])('%j stays unchanged both ways', (text) => {
    expect(guardFormula(text)).toBe(text);
    expect(unguardFormula(text)).toBe(text);
  });
  test.each([
    ['a;=1', "a;'=1"],
    ['\r=1', "'\r'=1"],
    ['a\n=1\n- b', "a\n'=1\n'- b"],
    ["a;'=1;b", "a;''=1;b"],
    ['a, =1; b', 'a, =1; b'],
  ])('%j is guarded inside the text too', (text, guarded) => {
    expect(guardFormula(text)).toBe(guarded);
    expect(unguardFormula(guarded)).toBe(text);
  });
  test('round-trip every text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom("'", '=', '-', '@', '\t', 'a', ';', '\n', '\r')).map((parts) => parts.join('')),
    );
    fc.assert(fc.property(text, (value) => unguardFormula(guardFormula(value)) === value));
  });
  test('never start a guarded cell', () => {
    fc.assert(fc.property(fc.string(), (value) => !/^[=+\-@\t\r\n]/.test(guardFormula(value))));
  });
});

test('separates codes by bars and ignores spaces around them', () => {
  expect(splitCodes(' a | b||c ')).toEqual(['a', 'b', 'c']);
});

test('preserves empty lines in the middle, so both languages stay aligned', () => {
  expect(splitLines('one\r\n\nthree\n\n')).toEqual(['one', '', 'three']);
  expect(joinLines(['a\nb', 'c'])).toBe('a b\nc');
});

test('detects the separator most frequent in the first line outside quotes', () => {
  expect(detectSeparator('slug;name;url\na,b,c,d')).toBe(';');
  expect(detectSeparator('"a;b;c",name\n')).toBe(',');
  expect(detectSeparator('slug\tname\n')).toBe('\t');
  expect(detectSeparator('slug')).toBe(',');
});
