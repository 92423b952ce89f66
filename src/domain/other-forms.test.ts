import { expect, test } from 'vitest';
import { feedOf, markdownPath } from './other-forms';

test.each([
  '/tools/chatgpt',
  '/categories/coding',
  '/dictionary/token',
  '/courses/cs50-ai',
  '/products/guide',
  '/tasks/write-code',
  '/faq',
  '/about-us',
  '/privacy-policy',
])('%s has a Markdown version', (path) => expect(markdownPath(path)).toBe(`${path}.md`));

test.each(['/', '/tools', '/tools/p/2', '/tools/~results', '/tools/chatgpt/reviews', '/categories/coding/p/2', '/tasks', '/contact', '/login'])(
  '%s has none',
  (path) => expect(markdownPath(path)).toBeNull(),
);

test.each([
  ['/', 'tools'],
  ['/tools', 'tools'],
  ['/categories/coding', 'categories/coding'],
  ['/dictionary', 'terms'],
  ['/tools/chatgpt/reviews', null],
  ['/categories/coding/p/2', null],
  ['/tools/chatgpt', 'changes/tools/chatgpt'],
  ['/changes', 'changes'],
  ['/changes/categories/coding', 'changes/categories/coding'],
  ['/changes/prices', null],
  ['/dictionary/token', null],
  ['/faq', null],
])('lists of %s have feeds in %s', (path, feed) => expect(feedOf(path)).toBe(feed));
