import { expect, it } from 'vitest';
import { wayBackIn, wayBackQuery } from './way-back';

it('preserves the page, its section and the tool to bookmark', () => {
  const wayBack = { next: '/nl/tools/chatgpt?from=a%20b#write-review', bookmark: 12 };
  expect(wayBackIn(wayBackQuery(wayBack))).toEqual(wayBack);
  expect(wayBackIn({})).toEqual({});
});

it.each(['https://evil.example', '//evil.example', '/%2e//evil.example', '', ['/tools', '/faq'], 7])('leaves out %j as a page', (next) => {
  expect(wayBackIn({ next, bookmark: '12' })).toEqual({ bookmark: 12 });
});

it.each(['-1', '0', '1.5', '99999999999', 'x', '', ['1', '2'], { id: 1 }])('leaves out %j as a tool', (bookmark) => {
  expect(wayBackIn({ next: '/tools', bookmark })).toEqual({ next: '/tools' });
});
