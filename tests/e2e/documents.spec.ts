import { type APIRequestContext, expect, test } from '@playwright/test';
import { DOCUMENT_BUDGETS, gzipped, kilobytes } from '../../src/ops/byte-budgets';
import { inDutch } from './pages';

const PATHS = Object.entries(DOCUMENT_BUDGETS).flatMap(([plain, budget]) => [plain, inDutch(plain)].map((path) => ({ path, budget })));

const htmlOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { headers: { 'Accept-Language': path.startsWith('/nl') ? 'nl' : 'en' } })).text();

for (const { path, budget } of PATHS) {
  test(`the document of ${path} stays within its budget`, async ({ request }) => {
    const html = await htmlOf(request, path);
    expect(kilobytes(gzipped(html))).toBeLessThanOrEqual(budget.gzip);
    expect(kilobytes(Buffer.byteLength(html))).toBeLessThanOrEqual(budget.raw);
  });
}

test('every icon of every page is in the cached sprite, or on the page', async ({ request }) => {
  const sprites = new Map<string, string>();
  for (const { path } of PATHS) {
    const html = await htmlOf(request, path);
    const icons = new Set([...html.matchAll(/<use href="([^"]*)"/g)].map(([, href = '']) => href));
    expect(icons.size).toBeGreaterThan(5);
    for (const icon of icons) {
      const [address = '', name] = icon.split('#');
      if (!address) {
        // Drawn once on the page itself.
        expect(html).toContain(`id="${name}"`);
        continue;
      }
      if (!sprites.has(address)) {
        const response = await request.get(address);
        expect(response.headers()['content-type']).toContain('image/svg+xml');
        expect(response.headers()['cache-control']).toContain('immutable');
        sprites.set(address, await response.text());
      }
      expect(sprites.get(address), `${icon} on ${path}`).toContain(`<symbol id="${name}"`);
    }
  }
  expect(sprites.size).toBe(1);
});

test('no page loads code of the shell a second time', async ({ request }) => {
  // From the list of routes, which nearly every module needs.
  const code = '/newsletter/unsubscribe';
  for (const { path } of PATHS) {
    const html = await htmlOf(request, path);
    const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = '']) => src);
    const texts = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()));
    expect(scripts.filter((_, index) => texts[index]?.includes(code)).length, path).toBe(1);
  }
});
