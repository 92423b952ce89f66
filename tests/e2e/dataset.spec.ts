import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { inDutch } from './pages';
import { visit } from './visit';

interface Manifest {
  license: string;
  files: { name: string; rows: number; bytes: number; sha256: string; url: string; schema: string }[];
}

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex');

/** The first build is a job that begins after the start. */
async function builtManifest(request: APIRequestContext): Promise<Manifest> {
  await expect.poll(async () => (await request.get('/data/manifest.json')).status(), { timeout: 60_000, intervals: [1000] }).toBe(200);
  return (await request.get('/data/manifest.json')).json();
}

test('each file is what the manifest says, packed or not, for any origin', async ({ request }) => {
  const { license, files } = await builtManifest(request);
  expect(license).toBe('CC-BY-4.0');
  expect(files.map(({ name }) => name)).toEqual(['tools.ndjson', 'tools.csv', 'changes.ndjson', 'changes.csv']);
  for (const { name, bytes, sha256: hash, schema } of files) {
    const packed = await request.get(`/data/${name}`);
    const plain = await request.get(`/data/${name}`, { headers: { 'Accept-Encoding': 'identity' } });
    expect([packed.headers()['content-encoding'], plain.headers()['content-encoding']], name).toEqual(['gzip', undefined]);
    for (const answer of [packed, plain]) {
      const body = await answer.body();
      expect([body.length, sha256(body)], name).toEqual([bytes, hash]);
      expect(answer.headers()).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=0, s-maxage=300, no-transform',
        'content-type': `${name.endsWith('.csv') ? 'text/csv' : 'application/x-ndjson'}; charset=utf-8`,
        vary: expect.stringContaining('Accept-Encoding'),
      });
    }
    const { etag = '', 'last-modified': changed } = packed.headers();
    expect(changed).toMatch(/GMT$/);
    const known = await request.get(`/data/${name}`, { headers: { 'If-None-Match': etag } });
    expect([known.status(), known.headers()['access-control-allow-origin'], (await known.body()).length]).toEqual([304, '*', 0]);
    const head = await request.head(`/data/${name}`);
    expect([head.status(), head.headers().etag, (await head.body()).length]).toEqual([200, etag, 0]);
    expect(await (await request.get(new URL(schema).pathname)).json()).toMatchObject({ type: 'object', additionalProperties: false });
  }
  const preflight = await request.fetch('/data/tools.csv', { method: 'OPTIONS' });
  expect([preflight.status(), preflight.headers()['access-control-allow-origin']]).toEqual([204, '*']);
  for (const path of ['/data/none.csv', '/data/tools.xml', '/data/__proto__', '/nl/data/tools.csv'])
    expect((await request.get(path)).status(), path).toBe(404);
});

for (const [path, file, license] of [
  ['/data', 'tools.csv', 'License'],
  [inDutch('/data'), 'tools.ndjson', 'Licentie'],
] as const) {
  test(`${path} shows the files and leads to them`, async ({ page, request }) => {
    const { files } = await builtManifest(request);
    await visit(page, path === '/data' ? '/' : '/nl');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dataset', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { name: license })).toBeVisible();
    for (const { name, sha256: hash } of files) await expect(page.getByRole('listitem').filter({ hasText: `${name}:` })).toContainText(hash);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: file, exact: true }).click()]);
    expect(download.suggestedFilename()).toBe(file);
    expect(sha256(await readFile(await download.path()))).toBe(files.find(({ name }) => name === file)?.sha256);
  });
}
