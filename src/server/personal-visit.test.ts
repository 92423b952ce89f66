import { describe, expect, test } from 'vitest';
import { isPersonalVisit } from './personal-visit';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

const visit = (headers: Record<string, string> = {}, method = 'GET') => isPersonalVisit(method, new Headers({ 'user-agent': FIREFOX, ...headers }));

describe('a visit counts as a person’s', () => {
  test.each([FIREFOX, IPHONE])('when a browser opens the address: %s', (agent) => {
    expect(visit({ 'user-agent': agent, 'sec-fetch-dest': 'document' })).toBe(true);
  });

  test('when the browser sends no purpose', () => {
    expect(visit()).toBe(true);
  });
});

describe('a visit does not count', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
    'facebookexternalhit/1.1',
    'curl/8.14.1',
    'python-requests/2.32',
    'node',
    '',
  ])('by a bot: %s', (agent) => {
    expect(visit({ 'user-agent': agent })).toBe(false);
  });

  test.each([{ 'sec-purpose': 'prefetch' }, { 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }, { 'x-moz': 'prefetch' }])(
    'when prefetched: %j',
    (headers) => {
      expect(visit(headers as unknown as Record<string, string>)).toBe(false);
    },
  );

  test('for a HEAD request', () => {
    expect(visit({}, 'HEAD')).toBe(false);
  });

  test.each(['image', 'empty', 'iframe'])('when a page loads it as %s', (destination) => {
    expect(visit({ 'sec-fetch-dest': destination })).toBe(false);
  });
});
