import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLUG_MAX_LENGTH, SLUG_PATTERN, slugify, withSuffix } from './slug';

describe('a slug', () => {
  it.each([
    ['ChatGPT', 'chatgpt'],
    ['  Copy.ai  ', 'copy-ai'],
    ['Één café & bar', 'een-cafe-and-bar'],
    ["Let's Enhance", 'lets-enhance'],
    ['Straße Ørsted', 'strasse-orsted'],
    ['日本語', ''],
  ])('of "%s" is "%s"', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('is empty or well-formed for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const slug = slugify(name);
        return slug === '' || (SLUG_PATTERN.test(slug) && slug.length <= SLUG_MAX_LENGTH);
      }),
    );
  });

  it('preserves its form and length with a suffix', () => {
    expect(withSuffix('tool', 1)).toBe('tool');
    expect(withSuffix('tool', 3)).toBe('tool-3');
    const long = withSuffix('a'.repeat(SLUG_MAX_LENGTH), 12);
    expect(long).toHaveLength(SLUG_MAX_LENGTH);
    expect(long).toMatch(/a-12$/);
  });
});
