import { beforeAll, describe, expect, it, vi } from 'vitest';

let goneAddress: typeof import('./gone-pages').goneAddress;

beforeAll(async () => {
  vi.stubEnv('BUILD_ONLY', 'true');
  ({ goneAddress } = await import('./gone-pages'));
});

const GONE = new Set(['/tools/old', '/a b']);

describe('the address of a removed page', () => {
  it.each([
    ['/tools/old', '/gone/tools/old?hl=en'],
    ['/tools/old/', '/gone/tools/old?hl=en'],
    ['/en/tools/old', '/gone/tools/old?hl=en'],
    ['/nl/tools/old?utm_source=mail', '/nl/gone/tools/old?hl=nl'],
    ['/tools//old?_rsc=1', '/gone/tools/old?hl=en'],
  ])('%s is answered by %s', (url, answer) => {
    expect(goneAddress({ method: 'GET', url }, GONE)).toBe(answer);
  });

  it.each(['/', '/tools', '/tools/older', '/nl', '//tools/old', '/gone/tools/old'])('leaves %s to Next', (url) => {
    expect(goneAddress({ method: 'GET', url }, GONE)).toBeNull();
  });

  it('leaves writes to Next', () => {
    expect(goneAddress({ method: 'POST', url: '/tools/old' }, GONE)).toBeNull();
  });
});
