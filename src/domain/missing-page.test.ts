import { describe, expect, it } from 'vitest';
import { missingPage } from './missing-page';

describe('a page that was not found', () => {
  it.each([
    ['/tools/no-such-tool', 'tool', 'no-such-tool'],
    ['/categories/nope', 'category', 'nope'],
    ['/dictionary/Geen Begrip', 'term', 'Geen Begrip'],
    ['/courses/nope', 'course', 'nope'],
    ['/products/nope', 'product', 'nope'],
  ])('is the missing entry that %s names', (path, type, slug) => {
    expect(missingPage(path, new URLSearchParams('p=2'))).toEqual({ why: 'entry', type, slug });
  });

  it.each([
    '/tools/p/0',
    '/tools/p/X',
    '/tools/for/nobody',
    '/categories/coding/p/0',
    '/reviews/x/report',
    '/tools?category=coding&p=99',
    '/tools/deepl/reviews?p=0',
  ])('fails the validation of its route: %s', (address) => {
    const [path = '', query] = address.split('?');
    expect(missingPage(path, new URLSearchParams(query))).toEqual({ why: 'invalid' });
  });

  it.each(['/', '/nope', '/Tools/claude', '/tools/', '/tools/claude/nope', '/a/b/c', '/constructor/x', '/tools/p/1/2', '/tools/nope/reviews'])(
    'matches no route: %s',
    (path) => {
      expect(missingPage(path, new URLSearchParams())).toEqual({ why: 'unmatched' });
    },
  );
});
