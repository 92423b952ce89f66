import { createRequire } from 'node:module';
import type { Config } from 'payload';
import { afterEach, expect, it, vi } from 'vitest';
import { storeInBucket } from './store-in-bucket';

afterEach(() => vi.unstubAllEnvs());

it('leaves the configuration as it is without a bucket, and loads nothing for it', async () => {
  vi.stubEnv('S3_BUCKET', '');
  const config = { collections: [{ slug: 'media', upload: true, fields: [] }] } as unknown as Config;
  expect(await storeInBucket(config)).toBe(config);
  // The integration tests of a bucket see it there.
  expect(Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('@aws-sdk'))).toEqual([]);
});
