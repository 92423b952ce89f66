import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bucketFiles, bucketIn } from '@/cms/files/bucket-files';
import { diskFiles } from '@/cms/files/disk-files';
import { startBucket } from '../../../tests/setup/bucket';
import { requireNoMedia, restoreMedia, storeMedia } from './media';

let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(bucket.directory, { recursive: true });
});

it('backs up and restores the files of a bucket by content, also to disk', async () => {
  const files = bucketFiles(bucketIn(process.env) as never, 'streams');
  const root = mkdtempSync(path.join(tmpdir(), 'bucket-backup-'));
  mkdirSync(path.join(root, 'media'));
  await files.save('one.webp', Readable.from(['a picture']));
  await files.save('avatars/two.webp', Readable.from(['a face']));
  const manifest = await storeMedia(files, root);
  expect(Object.keys(manifest).sort()).toEqual(['avatars/two.webp', 'one.webp']);
  await expect(requireNoMedia(files)).rejects.toThrow("s3://directory/streams isn't empty");

  const elsewhere = bucketFiles(bucketIn(process.env) as never, 'restored');
  for (const target of [elsewhere, diskFiles(path.join(root, 'disk'))]) {
    await requireNoMedia(target);
    await restoreMedia(root, target, manifest);
    mkdirSync(path.join(root, 'again/media'), { recursive: true });
    expect(await storeMedia(target, path.join(root, 'again'))).toEqual(manifest);
  }
  expect((await bucket.read('restored/avatars/two.webp')).type).toBe('image/webp');
  writeFileSync(path.join(root, 'media', String(manifest['one.webp']?.sha256)), 'another picture');
  await expect(restoreMedia(root, elsewhere, manifest)).rejects.toThrow('damaged');
  rmSync(root, { recursive: true });
});
