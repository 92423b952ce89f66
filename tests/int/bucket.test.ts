import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setAvatar } from '@/cms/accounts/avatar';
import { inTransaction } from '@/cms/database/transaction';
import { MEDIA_DIR } from '@/cms/files/media-dir';
import { submitTool } from '@/cms/submissions/submit-tool';
import { forgetTransferFiles } from '@/cms/transfers/files';
import { workOn } from '@/cms/transfers/work-on';
import { DAY_MS } from '@/domain/durations';
import { TRANSFER_RETENTION_DAYS } from '@/domain/transfers';
import { type Account, createAccount } from '../setup/accounts';
import { requestBy, submission } from '../setup/contributions';
import { createSurroundings, pngUpload } from '../setup/documents';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

const bucket = await vi.hoisted(async () => (await import('../setup/bucket')).startBucket());

let payload: Payload;
let local: LocalApi;
let editor: Account;
let category: number;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  editor = await createAccount(local, 'admin');
  ({ category } = await createSurroundings(local));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await bucket.stop().catch(() => undefined);
  rmSync(bucket.directory, { recursive: true });
});

interface Image {
  id: number;
  filename: string;
  sizes: Record<string, { filename: string | null }>;
}

const png = (width: number, height: number, background = '#00677c') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

function form(data: Buffer, name: string, fields: Record<string, unknown> = { alt: 'A picture' }): FormData {
  const body = new FormData();
  body.set('_payload', JSON.stringify(fields));
  body.set('file', new File([new Uint8Array(data)], name));
  return body;
}

async function upload(data: Buffer, name = 'picture.png'): Promise<Image> {
  const answer = await rest('POST', '/media?locale=en', { token: editor.token, body: form(data, name) });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.doc;
}

async function change(id: number, query: string, body: FormData | Record<string, unknown>): Promise<Image> {
  const answer = await rest('PATCH', `/media/${id}?locale=en&${query}`, { token: editor.token, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.doc;
}

const keysOf = ({ filename, sizes }: Image) =>
  // Sizes that would enlarge the image share one file.
  [...new Set([filename, ...Object.values(sizes).map((size) => size.filename)])].flatMap((name) => (name ? [`media/${name}`] : [])).sort();

const serve = async (name: string, headers: Record<string, string> = {}) => rest('GET', `/media/file/${name}`, { headers });

const inMedia = async () => (await bucket.keys()).filter((key) => /^media\/[^/]+$/.test(key));
const avatars = async () => (await bucket.keys()).filter((key) => key.startsWith('media/avatars/'));

describe('an image in a bucket', () => {
  it('is stored there with its sizes, not on disk, and served by the site with its own headers', async () => {
    const doc = await upload(await png(1000, 500));
    expect(await inMedia()).toEqual(keysOf(doc));
    expect(keysOf(doc)).toHaveLength(4);
    expect(existsSync(path.join(MEDIA_DIR, doc.filename))).toBe(false);
    for (const [name, size] of Object.entries(doc.sizes)) {
      if (!size.filename) continue;
      const { data, type } = await bucket.read(`media/${size.filename}`);
      expect(type).toBe('image/webp');
      expect((await sharp(data).metadata()).width).toBe({ small: 320, medium: 800, large: 1000 }[name]);
    }
    const answer = await serve(doc.filename);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const part = await serve(doc.filename, { Range: 'bytes=1-3' });
    expect([part.status, part.text]).toEqual([206, 'PNG']);
    const again = await serve(doc.filename, { 'If-None-Match': String(answer.headers.get('etag')) });
    expect(again.status).toBe(304);
    expect((await serve('missing.png')).status).toBe(403);
  });

  it('that is a hostile SVG is stored sanitised and served with a sandbox', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><path d="M0 0h9v9z" fill="#00677c"/></svg>';
    const doc = await upload(Buffer.from(svg), 'logo.svg');
    const { data, type } = await bucket.read(`media/${doc.filename}`);
    expect([data.toString(), type]).toEqual([expect.not.stringMatching(/script|onload|alert/), 'image/svg+xml']);
    const answer = await serve(doc.filename);
    expect(answer.text).toBe(data.toString());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('is replaced under a new name: cropped, with another focal point, or by another file', async () => {
    const others = await inMedia();
    const first = await upload(await png(1000, 500));
    const crop =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=100&uploadEdits[crop][unit]=%25';
    const cropped = await change(first.id, `${crop}&uploadEdits[widthInPixels]=500&uploadEdits[heightInPixels]=500`, { alt: 'Half of it' });
    expect(cropped).toMatchObject({ width: 500, height: 500 });
    expect(await inMedia()).toEqual([...others, ...keysOf(cropped)].sort());
    expect(await sharp((await bucket.read(`media/${cropped.filename}`)).data).metadata()).toMatchObject({ width: 500, height: 500 });

    const focused = await change(cropped.id, 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80', { alt: 'Half of it' });
    expect(focused).toMatchObject({ width: 500, height: 500, focalX: 20, focalY: 80 });
    expect(focused.filename).not.toBe(cropped.filename);
    expect(await inMedia()).toEqual([...others, ...keysOf(focused)].sort());

    const replaced = await change(first.id, '', form(await png(400, 400, '#123456'), 'other.png'));
    expect(await inMedia()).toEqual([...others, ...keysOf(replaced)].sort());
    expect(await local.findByID({ collection: 'media', id: first.id })).toMatchObject({ filename: replaced.filename, width: 400 });

    await change(first.id, '', { alt: 'Only another text' });
    expect(await inMedia()).toEqual([...others, ...keysOf(replaced)].sort());
    expect((await rest('DELETE', `/media/${first.id}`, { token: editor.token })).status).toBe(200);
    expect(await inMedia()).toEqual(others);
  });

  it('stays when the change that replaces or deletes it rolls back', async () => {
    const doc = await upload(await png(1000, 500));
    const before = keysOf(doc);
    const file = { data: await png(300, 300), name: 'other.png', mimetype: 'image/png', size: 1 };
    const changes = [
      (req: object) => local.update({ collection: 'media', id: doc.id, data: { alt: 'Another' }, file, req }),
      (req: object) => local.delete({ collection: 'media', id: doc.id, req }),
    ];
    for (const attempt of changes) {
      const req = await requestBy(payload);
      const work = inTransaction(req, async () => {
        await attempt(req);
        throw new Error('later work failed');
      });
      await expect(work).rejects.toThrow('later work failed');
      expect(await inMedia()).toEqual(expect.arrayContaining(before));
    }
    expect((await serve(doc.filename)).status).toBe(200);
  });

  it('of a submission is shown to editors only, and removed when the submission is refused', async () => {
    const before = await inMedia();
    const cover = new File(['no image'], 'x.png', { type: 'image/png' });
    const refused = submission(category, { logo: await pngUpload(), cover });
    expect(await submitTool(await requestBy(payload), refused)).toMatchObject({ refused: 'image' });
    expect(await inMedia()).toEqual(before);
    await submitTool(await requestBy(payload), submission(category, { logo: await pngUpload() }));
    const name = path.basename((await inMedia()).find((key) => key.endsWith('.png') && !before.includes(key)) ?? '');
    expect((await serve(name)).status).toBe(403);
    const seen = await rest('GET', `/media/file/${name}`, { token: editor.token });
    expect([seen.status, seen.headers.get('cache-control'), seen.headers.get('content-type')]).toEqual([200, 'private, no-store', 'image/png']);
  });

  it('cannot be copied or uploaded past the checks, and adds nothing to the panel', async () => {
    const { id } = await upload(await png(20, 20));
    expect((await rest('POST', `/media/${id}/duplicate`, { token: editor.token, body: {} })).status).toBeGreaterThanOrEqual(400);
    expect((await rest('POST', '/storage-s3-generate-signed-url', { token: editor.token, body: {} })).status).toBe(404);
    expect(JSON.stringify(payload.config.admin)).not.toContain('storage-s3');
    expect(Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('@aws-sdk'))).toBe(true);
  });
});

describe("an account's picture in a bucket", () => {
  it('is seen by its owner only, stays on a rollback, and leaves no file behind', async () => {
    const { token, user } = await createAccount(local, 'user');
    const send = async () => {
      const answer = await rest('POST', '/users/me/avatar', { token, body: form(await png(300, 300), 'me.png') });
      expect(answer.status, answer.text).toBe(200);
    };
    await send();
    const [first = ''] = await avatars();
    const address = `/avatars/file/${path.basename(first)}`;
    const own = await rest('GET', address, { token });
    expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, max-age=31536000, immutable',
    ]);
    expect((await rest('GET', address)).status).toBe(403);
    const req = await requestBy(payload, user);
    const work = inTransaction(req, async () => {
      await setAvatar(req, user as never, true);
      throw new Error('later work failed');
    });
    await expect(work).rejects.toThrow('later work failed');
    expect(await avatars()).toEqual([first]);
    await send();
    expect(await avatars()).toEqual([expect.not.stringContaining(first)]);
    await rest('DELETE', '/users/me/avatar', { token });
    expect(await avatars()).toEqual([]);
  });
});

describe('imports and exports in a bucket', () => {
  const transfers = async () => (await bucket.keys()).filter((key) => key.startsWith('transfers/'));
  const folder = path.resolve('transfers');
  const onDisk = () => (existsSync(folder) ? readdirSync(folder).sort() : []);

  it('work as on disk, where nothing remains, and end with their retention', async () => {
    const { token } = editor;
    const disk = onDisk();
    const code = unique('cat').toLowerCase();
    const sent = await rest('POST', '/transfers/import?entity=categories&format=csv&name=file.csv', {
      token,
      body: Buffer.from(`code,name_en\n${code},Name\n`),
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(sent.status, sent.text).toBe(202);
    await workOn(payload, sent.body.id);
    expect((await rest('POST', `/transfers/${sent.body.id}/start`, { token, body: {} })).status).toBe(202);
    await workOn(payload, sent.body.id);
    expect((await local.find({ collection: 'categories', where: { code: { equals: code } }, draft: true })).docs).toHaveLength(1);

    const { body } = await rest('POST', '/transfers/export', { token, body: { entity: 'categories', format: 'csv' } });
    await workOn(payload, body.id);
    const file = await rest('GET', `/transfers/${body.id}/file`, { token });
    expect([file.status, file.text]).toEqual([200, expect.stringContaining(code)]);
    expect(file.headers.get('content-length')).toBe(String(Buffer.byteLength(file.text) + 3));

    const before = await transfers();
    const broken = await rest('POST', '/transfers/import?entity=categories&format=csv&name=file.csv', {
      token,
      body: Buffer.from('code\n'),
      headers: { 'Content-Type': 'text/csv', 'Content-Length': '4000' },
    });
    expect(broken.status).toBe(400);
    expect(before).toHaveLength(2);
    expect(await transfers()).toEqual(before);
    expect(onDisk()).toEqual(disk);

    await forgetTransferFiles();
    expect(await transfers()).toEqual(before);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + (TRANSFER_RETENTION_DAYS + 1) * DAY_MS);
    await forgetTransferFiles();
    vi.restoreAllMocks();
    expect(await transfers()).toEqual([]);
  });
});

describe('without its server', () => {
  it('an upload fails and saves no row', async () => {
    await bucket.stop();
    const { totalDocs } = await local.count({ collection: 'media' });
    const answer = await rest('POST', '/media?locale=en', { token: editor.token, body: form(await png(20, 20), 'a.png') });
    expect(answer.status).toBe(500);
    expect((await local.count({ collection: 'media' })).totalDocs).toBe(totalDocs);
  });
});
