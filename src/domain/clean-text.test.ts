import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\0', '\ud800', '\u0301', '\u0344', '\u202e', '\u2028', '\u2003', '\ufeff') }),
);

describe('a cleaned line', () => {
  it('is one line with single spaces', () => {
    expect(cleanLine('  one\r\n\ttwo \u2028 three\u00a0 ')).toBe('one two three');
  });

  it('has no NUL, control or bidi control characters', () => {
    expect(cleanLine('a\0b\u001b[31m\u007f\u0080\u202egnp.exe\u2066\u2069')).toBe('ab[31mgnp.exe');
  });

  it('is normalised and well-formed', () => {
    expect(cleanLine('e\u0301')).toBe('é');
    expect(cleanLine('a\ud800b')).toBe('a\ufffdb');
  });

  it('preserves right-to-left letters and joined emoji', () => {
    for (const text of ['שלום עולם', 'مرحبا', '👩‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 🇳🇱', 'नमस्ते', 'می‌خواهم']) expect(cleanLine(text)).toBe(text);
  });

  it('is fast for any input', () => {
    const start = performance.now();
    for (const part of [' ', '\n', '\u0316\u0301', '\u0344', '\ud800', ' \n']) {
      cleanLine(`a${part.repeat(50_000)}b`);
      cleanText(`a${part.repeat(50_000)}b`);
    }
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('a cleaned text', () => {
  it('preserves its lines and single blank ones', () => {
    expect(cleanText('\n one  two \t\r\n\r\n \n\n three\rfour\n')).toBe('one  two\n\n three\nfour');
  });
});

describe('cleaning', () => {
  it('is idempotent for any input', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const [line, text] = [cleanLine(value), cleanText(value)];
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\n{3}|\s\n$/u);
        expect(cleanLine(line)).toBe(line);
        expect(cleanText(text)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});
