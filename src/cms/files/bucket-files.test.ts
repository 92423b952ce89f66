import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBucket } from '../../../tests/setup/bucket';
import { bucketFiles, bucketIn } from './bucket-files';

let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(bucket.directory, { recursive: true });
});

describe('files in a bucket', () => {
  const files = () => bucketFiles(bucketIn(process.env) as never, 'streams');
  const names = async () => (await bucket.keys()).filter((key) => key.startsWith('streams/'));

  it('are streamed in parts, and not saved when a stream breaks', async () => {
    const piece = randomBytes(1024 * 1024);
    const hash = createHash('sha256');
    for (let count = 0; count < 12; count += 1) hash.update(piece);
    await files().save('large', Readable.from(Array(12).fill(piece)));
    const opened = await files().open('large');
    const received = createHash('sha256');
    for await (const chunk of opened?.body ?? []) received.update(chunk);
    expect([opened?.bytes, received.digest('hex')]).toEqual([12 * piece.length, hash.digest('hex')]);

    const breaking = () => {
      let seen = 0;
      return new Transform({
        transform(chunk, _encoding, done) {
          seen += chunk.length;
          done(seen > 8 * piece.length ? new Error('broken off') : null, chunk);
        },
      });
    };
    await expect(files().save('half', Readable.from(Array(12).fill(piece)), breaking())).rejects.toThrow('broken off');
    expect(await names()).toEqual(['streams/large']);
    expect(await files().open('half')).toBeNull();
    await files().remove('large');
    await files().remove('large');
    expect(await names()).toEqual([]);
    await expect(files().save('../media/x', Readable.from(['x']))).rejects.toThrow('outside');
  });
});
