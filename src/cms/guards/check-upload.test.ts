import type { PayloadRequest } from 'payload';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ACTIVE, ADDRESSES, fill, nested, OTHERS, SLOW, svg } from '../../../tests/setup/hostile-files';
import { checkUpload } from './check-upload';

/** Far below the 35 seconds that the worst of these files once took, far above what a slow machine needs. */
const LIMIT_MS = 2000;

type Hook = Parameters<typeof checkUpload>[0];

/** What is stored of an upload, or null if it's refused. */
async function stored(content: Buffer | string): Promise<string | null> {
  const data = Buffer.from(content);
  const file = { data, name: 'logo.svg', mimetype: 'image/svg+xml', size: data.byteLength };
  const req = { file, i18n: { language: 'en' } } as unknown as PayloadRequest;
  try {
    await checkUpload({ args: {}, collection: { upload: { staticDir: 'media' } }, operation: 'create', req } as unknown as Hook);
    return file.data.toString('latin1');
  } catch (error) {
    expect(error).toMatchObject({ status: 400 });
    return null;
  }
}

async function timed(content: Buffer | string): Promise<{ result: string | null; ms: number }> {
  const startedAt = performance.now();
  const result = await stored(content);
  return { result, ms: performance.now() - startedAt };
}

describe('a hostile upload', () => {
  it.each(Object.entries({ ...SLOW, ...OTHERS }))('is refused or bounded at once: %s', async (_what, content) => {
    const { result, ms } = await timed(content);
    expect(ms).toBeLessThan(LIMIT_MS);
    expect(result ?? '').not.toMatch(/evil|passwd/);
    expect(result?.match(/<[a-z]/g)?.length ?? 0).toBeLessThan(10);
  });

  it.each(Object.entries(ADDRESSES))('loads nothing: %s', async (_what, content) => {
    expect((await stored(content)) ?? '').not.toMatch(/evil|data:/i);
  });

  it.each(Object.entries(ACTIVE))('runs nothing: %s', async (_what, content) => {
    const result = await stored(content);
    expect(result ?? '').not.toMatch(/evil|script|\son\w+=|<(?:style|title|desc|img|use|iframe|math)/i);
  });
});

describe('a harmless upload', () => {
  it.each([
    ['a gradient', fill('url(#a)'), 'fill="url(#a)"'],
    ['a gradient in quotes', fill('url("#a")'), 'url(&quot;#a&quot;)'],
    ['a turned shape', svg('<g transform="rotate(4) scale(2)"><circle r="1"/></g>'), 'transform="rotate(4) scale(2)"'],
    ['hundreds of shapes', svg('<rect width="1" height="1"/>'.repeat(690)), '<rect'],
    ['groups in groups', nested('g', 30), '<g><g><g>'],
    ['comments and metadata', svg('<!-- by <me> --><metadata><x:y xmlns:x="a">text</x:y></metadata><circle r="1"/>'), '<circle'],
    ['a switch', svg('<switch><foreignObject/><g><circle r="1"/></g></switch>'), '<circle'],
  ])('stays as it is: %s', async (_what, content, expected) => {
    expect(await stored(content)).toContain(expected);
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('is still read: %s', async (format) => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .toFormat(format)
      .toBuffer();
    expect(await stored(image)).not.toBeNull();
  });
});

it('stores a picture of an account at the size it is shown, without encoding the large one', async () => {
  const data = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'red' } })
    .avif({ effort: 0 })
    .toBuffer();
  const file = { data, name: 'me.avif', mimetype: 'image/avif', size: data.byteLength };
  const upload = { staticDir: 'media/avatars', resizeOptions: { width: 192, height: 192, fit: 'cover' } };
  await checkUpload({ args: {}, collection: { upload }, operation: 'create', req: { file, i18n: { language: 'en' } } } as unknown as Hook);
  expect(await sharp(file.data).metadata()).toMatchObject({ width: 192, height: 192 });
});
