import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_SIDE } from '@/domain/limits';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { type Account, createAccount } from '../setup/accounts';
import { type LocalApi, startPayload } from '../setup/payload';
import { type Answer, rest } from '../setup/rest';

let payload: Payload;
let local: LocalApi;
let editor: Account;
let directory: string;
let before: string[];
const created: number[] = [];

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  editor = await createAccount(local, 'editor');
  const { upload } = payload.collections.media.config;
  directory = (upload as { staticDir: string }).staticDir;
  before = existsSync(directory) ? readdirSync(directory) : [];
});

afterAll(async () => {
  for (const id of created) await local.delete({ collection: 'media', id });
  // Deleting a document deletes its files.
  expect(existsSync(directory) ? readdirSync(directory) : []).toEqual(before);
});

const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#00677c' }, limitInputPixels: false });

async function upload(
  data: Buffer | string,
  name: string,
  type: string,
  language: 'en' | 'nl' = 'en',
  method: 'POST' | 'PATCH' = 'POST',
  target = '/media?locale=en',
): Promise<Answer> {
  const body = new FormData();
  body.set('_payload', JSON.stringify({ alt: 'A picture' }));
  body.set('file', new File([typeof data === 'string' ? data : new Uint8Array(data)], name, { type }));
  const answer = await rest(method, target, { token: editor.token, body, language });
  if (answer.status === 201) created.push(answer.body.doc.id);
  return answer;
}

interface Stored {
  id: number;
  filename: string;
  mimeType: string;
  filesize: number;
  width: number;
  height: number;
  sizes: Record<'small' | 'medium' | 'large', { filename: string | null; mimeType: string | null; width: number | null }>;
}

async function accepted(data: Buffer | string, name: string, type: string): Promise<Stored> {
  const answer = await upload(data, name, type);
  expect(answer.status, answer.text.slice(0, 300)).toBe(201);
  return answer.body.doc;
}

const file = (filename: string | null) => readFileSync(path.join(directory, filename ?? ''));

async function refused(data: Buffer | string, name: string, type: string, message?: keyof typeof VALIDATION_MESSAGES) {
  const files = readdirSync(directory).length;
  const { totalDocs } = await local.count({ collection: 'media' });
  for (const language of ['en', 'nl'] as const) {
    const answer = await upload(data, name, type, language);
    expect(answer.status, answer.text.slice(0, 300)).toBeGreaterThanOrEqual(400);
    expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
    if (message) expect(answer.body.errors[0].message).toBe(VALIDATION_MESSAGES[message][language]);
  }
  expect((await local.count({ collection: 'media' })).totalDocs).toBe(totalDocs);
  expect(readdirSync(directory).length).toBe(files);
}

describe('an image', () => {
  test.each(['png', 'jpeg', 'webp', 'avif'] as const)('in %s is re-encoded under a random name, with sizes in WebP', async (format) => {
    const original = Buffer.concat([await image(1000, 500)[format]().toBuffer(), Buffer.from('<script>hidden behind the image</script>')]);
    const doc = await accepted(original, 'my holiday.png', 'image/png');
    const extension = format === 'jpeg' ? 'jpg' : format;
    expect(doc.filename).toMatch(new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\\.${extension}$`));
    expect(doc.mimeType).toBe(`image/${format}`);
    expect([doc.width, doc.height]).toEqual([1000, 500]);
    expect(file(doc.filename).includes('hidden behind')).toBe(false);
    expect(doc.filesize).toBe(file(doc.filename).byteLength);
    for (const [name, width] of [
      ['small', 320],
      ['medium', 800],
    ] as const) {
      const size = doc.sizes[name];
      expect(size).toMatchObject({ mimeType: 'image/webp', width });
      expect(size.filename).toMatch(/\.webp$/);
      expect(await sharp(file(size.filename)).metadata()).toMatchObject({ format: 'webp', width });
    }
    // Images are never enlarged.
    expect(doc.sizes.large.width ?? 0).toBeLessThanOrEqual(1000);
  });

  test('is detected by content, not by name or type', async () => {
    const doc = await accepted(await image(40, 20).jpeg().toBuffer(), '../../evil.svg', 'image/svg+xml');
    expect(doc).toMatchObject({ mimeType: 'image/jpeg', filename: expect.stringMatching(/^[0-9a-f-]{36}\.jpg$/) });
  });

  test('loses its EXIF and is rotated upright', async () => {
    const exif = { IFD0: { Artist: 'A private person', Copyright: 'Private' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } };
    const original = await image(60, 30).withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const doc = await accepted(original, 'photo.jpg', 'image/jpeg');
    for (const name of [doc.filename, doc.sizes.small.filename]) {
      if (!name) continue;
      const metadata = await sharp(file(name)).metadata();
      expect([metadata.exif, metadata.iptc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
      expect(file(name).includes('private person')).toBe(false);
    }
    expect([doc.width, doc.height]).toEqual([30, 60]);
  });

  test('is served with headers that prevent execution', async () => {
    const doc = await accepted(await image(20, 20).png().toBuffer(), 'a.png', 'image/png');
    const answer = await rest('GET', `/media/file/${doc.filename}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  test('that replaces another is checked the same way', async () => {
    const doc = await accepted(await image(20, 20).png().toBuffer(), 'a.png', 'image/png');
    const replaced = await upload('<html>', 'b.png', 'image/png', 'en', 'PATCH', `/media/${doc.id}?locale=en`);
    expect([replaced.status, replaced.body.errors[0].message]).toEqual([400, VALIDATION_MESSAGES.image.en]);
    const good = await upload(await image(30, 30).jpeg().toBuffer(), 'b.png', 'image/png', 'en', 'PATCH', `/media/${doc.id}?locale=en`);
    expect([good.status, good.body.doc?.mimeType]).toEqual([200, 'image/jpeg']);
    expect(existsSync(path.join(directory, doc.filename))).toBe(false);
  });

  test('over the Local API is checked the same way', async () => {
    const data = Buffer.from('not an image');
    await expect(
      local.create({ collection: 'media', data: { alt: 'x' }, file: { data, name: 'x.png', mimetype: 'image/png', size: data.byteLength } }),
    ).rejects.toThrow(VALIDATION_MESSAGES.image.en);
  });
});

describe('an upload', () => {
  test('with other content under an image name is rejected', async () => {
    await refused('<html><script>alert(1)</script></html>', 'page.png', 'image/png', 'image');
    await refused(Buffer.from('PK\u0003\u0004 a zip file'), 'archive.jpg', 'image/jpeg', 'image');
    await refused(Buffer.from('%PDF-1.7 a document'), 'document.webp', 'image/webp', 'image');
    await refused(await image(20, 20).gif().toBuffer(), 'animation.png', 'image/png', 'image');
    await refused(await image(20, 20).tiff().toBuffer(), 'scan.png', 'image/png', 'image');
  });

  test('of an empty file is rejected', async () => {
    await refused(Buffer.alloc(0), 'empty.png', 'image/png');
  });

  test('of a damaged image is rejected', async () => {
    const whole = await image(400, 400).png().toBuffer();
    await refused(whole.subarray(0, 60), 'half.png', 'image/png', 'image');
    const noise = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    await refused(noise.subarray(0, noise.byteLength / 2), 'half.jpg', 'image/jpeg', 'image');
  });

  test('over 2 MB is rejected', async () => {
    const png = await image(20, 20).png().toBuffer();
    await refused(Buffer.concat([png, Buffer.alloc(UPLOAD_MAX_BYTES)]), 'large.png', 'image/png');
    const size = UPLOAD_MAX_BYTES + 1;
    const data = Buffer.concat([png, Buffer.alloc(size - png.byteLength)]);
    await expect(
      local.create({ collection: 'media', data: { alt: 'x' }, file: { data, name: 'x.png', mimetype: 'image/png', size } }),
    ).rejects.toThrow(VALIDATION_MESSAGES.imageTooLarge.en);
  });

  test('over 16 megapixels is rejected at any file size', async () => {
    for (const [width, height] of [
      [4001, 4000],
      [16_000, 1100],
    ] as const) {
      const bomb = await image(width, height).png({ compressionLevel: 9 }).toBuffer();
      expect(bomb.byteLength).toBeLessThan(UPLOAD_MAX_BYTES);
      await refused(bomb, 'bomb.png', 'image/png', 'imageTooLarge');
    }
  });

  test('with a side too long for WebP is rejected', async () => {
    for (const [width, height] of [
      [900, 17_000],
      [17_000, 900],
    ] as const)
      await refused(await image(width, height).png().toBuffer(), 'tall.png', 'image/png', 'imageTooLarge');
    expect(await accepted(await image(100, UPLOAD_MAX_SIDE).png().toBuffer(), 'tall.png', 'image/png')).toMatchObject({ height: UPLOAD_MAX_SIDE });
  });

  test('of exactly 16 megapixels is accepted', async () => {
    expect(await accepted(await image(4000, 4000).png().toBuffer(), 'large.png', 'image/png')).toMatchObject({ width: 4000, height: 4000 });
  });

  test('without a file, or with two, is rejected', async () => {
    const none = await rest('POST', '/media?locale=en', { token: editor.token, body: { alt: 'x' } });
    expect([400, none.status]).toEqual([none.status, 400]);
    const body = new FormData();
    body.set('_payload', JSON.stringify({ alt: 'x' }));
    const png = new Uint8Array(await image(20, 20).png().toBuffer());
    for (const name of ['a.png', 'b.png']) body.append('file', new File([png], name, { type: 'image/png' }));
    const two = await rest('POST', '/media?locale=en', { token: editor.token, body });
    if (two.status === 201) created.push(two.body.doc.id);
    expect(two.status, two.text.slice(0, 200)).toBeGreaterThanOrEqual(400);
    expect(two.status, two.text.slice(0, 200)).toBeLessThan(500);
  });

  test('never makes the server fetch an address', async () => {
    let hits = 0;
    const server = createServer((_request, response) => {
      hits += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.png`;
    try {
      const json = await rest('POST', '/media?locale=en', { token: editor.token, body: { alt: 'x', url, filename: 'x.png', mimeType: 'image/png' } });
      const pasted = await rest('GET', `/media/paste-url?src=${encodeURIComponent(url)}`, { token: editor.token });
      const doc = await accepted(await image(20, 20).png().toBuffer(), 'a.png', 'image/png');
      await rest('PATCH', `/media/${doc.id}?locale=en`, { token: editor.token, body: { url, filename: 'x.png' } });
      expect([json.status >= 400, pasted.status >= 400]).toEqual([true, true]);
    } finally {
      server.close();
    }
    expect(hits).toBe(0);
  });
});

describe('an SVG', () => {
  const svg = (content: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${attributes}><path d="M0 0h10v10z"/>${content}</svg>`;
  const EVIL: [string, string][] = [
    ['a script', svg('<script>evil()</script>')],
    ['a script in CDATA', svg('<script><![CDATA[evil()]]></script>')],
    ['an event handler on the root', svg('', 'onload="evil()"')],
    ['an event handler on a shape', svg('<rect width="1" height="1" onclick="evil()" ONMOUSEOVER="evil()"/>')],
    [
      'foreign content',
      svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"></iframe></body></foreignObject>'),
    ],
    ['an external image', svg('<image href="https://evil.example/x.png" width="1" height="1"/>')],
    ['an external reference', svg('<use href="https://evil.example/x.svg#a"/><use xlink:href="https://evil.example/x.svg#a"/>')],
    [
      'a link',
      svg('<a href="javascript:evil()"><rect width="1" height="1"/></a><a xlink:href="https://evil.example"><rect width="1" height="1"/></a>'),
    ],
    ['a style with an address', svg('<style>@import url(https://evil.example/x.css); path { fill: url(https://evil.example/y) }</style>')],
    [
      'a style attribute with an address',
      svg('<rect width="1" height="1" style="fill:url(https://evil.example/x);background:url(javascript:evil())"/>'),
    ],
    ['an animation of a link', svg('<animate attributeName="href" values="javascript:evil()"/><set attributeName="onload" to="evil()"/>')],
    ['a processing instruction', `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`],
    ['a comment', svg('<!-- evil --><rect width="1" height="1"/>')],
    ['an embedded data address', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="1" height="1"/>')],
    [
      'a handler of another namespace',
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xhtml" viewBox="0 0 10 10"><path d="M0 0h1"/><x:script>run()</x:script><x:iframe src="https://evil.example"/></svg>`,
    ],
  ];

  test.each(EVIL)('with %s is stored without it', async (_what, markup) => {
    const doc = await accepted(markup, 'logo.svg', 'image/svg+xml');
    expect(doc).toMatchObject({ mimeType: 'image/svg+xml', filename: expect.stringMatching(/^[0-9a-f-]{36}\.svg$/) });
    const stored = file(doc.filename).toString('utf8');
    expect(stored).toContain('<path');
    expect(stored).not.toMatch(/script|evil|passwd|\son\w+=|foreignObject|iframe|href|style|url\(|<image|<use|<a[\s>]|<!|<\?|data:|animate|<set/i);
  });

  test('with an external paint server is rejected or stored without it', async () => {
    const answer = await upload(svg('<rect width="1" height="1" fill="url(https://evil.example/x#a)"/>'), 'logo.svg', 'image/svg+xml');
    if (answer.status === 201) expect(file(answer.body.doc.filename).toString()).not.toContain('evil');
    else expect(answer.status).toBe(400);
  });

  test('preserves its shapes, colours and gradients', async () => {
    const doc = await accepted(
      svg('<defs><linearGradient id="g"><stop offset="0" stop-color="#00677c"/></linearGradient></defs><circle cx="5" cy="5" r="4" fill="url(#g)"/>'),
      'logo.svg',
      'image/svg+xml',
    );
    const stored = file(doc.filename).toString('utf8');
    expect(stored).toContain('linearGradient');
    expect(stored).toContain('fill="url(#g)"');
    expect(stored).toContain('viewBox="0 0 10 10"');
  });

  test('from drawing programs, with declaration and document type, is accepted', async () => {
    const head =
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: a drawing program -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n';
    const doc = await accepted(head + svg(''), 'logo.svg', 'image/svg+xml');
    expect(file(doc.filename).toString('utf8')).toMatch(/^<svg /);
  });

  test('is served as inert text', async () => {
    const doc = await accepted(svg(''), 'logo.svg', 'image/svg+xml');
    const { headers } = await rest('GET', `/media/file/${doc.filename}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  test.each([
    ['nothing to show', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>evil()</script></svg>'],
    [
      'an entity of its own',
      '<!DOCTYPE svg [<!ENTITY evil SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 1 1"><path d="M0 0h1"/><text>&evil;</text></svg>',
    ],
    ['an HTML page around it', '<!-- --><html><svg viewBox="0 0 1 1"></svg></html>'],
    ['something else behind its first line', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>evil()</script></html>'],
  ])('with %s is rejected', async (_what, markup) => {
    await refused(markup, 'logo.svg', 'image/svg+xml', 'svg');
  });

  test('too large for a logo is rejected', async () => {
    await refused(svg('<rect width="1" height="1"/>'.repeat(4000)), 'logo.svg', 'image/svg+xml', 'imageTooLarge');
  });
});
