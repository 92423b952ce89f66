import { expect, it } from 'vitest';
import { kindOf } from './measure-requests';

it('tells the kind of a route by its address', () => {
  const kinds = {
    panel: ['/admin', '/admin/collections/tools?limit=10', '/nl/admin'],
    api: ['/api/tools', '/mcp'],
    file: ['/_next/static/chunks/main.js', '/og/en/tools/chatgpt', '/robots.txt', '/favicon.ico'],
    operator: ['/healthz', '/readyz?verbose', '/metrics'],
    page: ['/', '/nl/tools/chatgpt', '/administration', '/tools/chatgpt.md', '/tools?q=a.png'],
  };
  for (const [kind, urls] of Object.entries(kinds)) for (const url of urls) expect([url, kindOf({ url, headers: {} })]).toEqual([url, kind]);
  expect(kindOf({ url: '/tools?_rsc=1', headers: { rsc: '1' } })).toBe('part');
});
