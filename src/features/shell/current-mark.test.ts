import { expect, it } from 'vitest';
import { currentMark } from './current-mark';

it.each([
  ['/dictionary', '/dictionary', 'page'],
  ['/dictionary', '/dictionary/token', 'true'],
  ['/nl/dictionary', '/nl/dictionary/token', 'true'],
  ['/', '/', 'page'],
  ['/nl', '/nl', 'page'],
  ['/', '/dictionary', undefined],
  ['/nl', '/nl/dictionary', undefined],
  ['/tools/p/1', '/tools/chatgpt', undefined],
  ['/dictionary', '/dictionary-of-others', undefined],
])('marks the link to %s on %s: %s', (href, pathname, mark) => {
  expect(currentMark(href, pathname)).toBe(mark);
});
