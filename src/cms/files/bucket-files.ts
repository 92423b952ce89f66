import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
import type { Files } from './files';

/** A bucket of a server that speaks Amazon's S3. */
export interface Bucket {
  name: string;
  client: S3ClientConfig;
}

/** The bucket in environment variables, which `env.ts` validates. @returns null if files are on disk */
export function bucketIn(settings: Record<string, string | undefined>): Bucket | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } = settings;
  if (!S3_BUCKET) return null;
  return {
    name: S3_BUCKET,
    client: {
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
      forcePathStyle: S3_PATH_STYLE === 'true',
      requestHandler: { connectionTimeout: 5000, socketTimeout: 30_000 },
      // Many servers other than Amazon's don't know the client's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  };
}

export const IMAGE_TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/** The files in a folder of a bucket. Amazon's client is loaded at the first use. */
export function bucketFiles({ name: Bucket, client: config }: Bucket, folder: string): Files {
  let client: Promise<S3> | undefined;
  const connect = () => {
    client ??= import('@aws-sdk/client-s3').then(({ S3 }) => new S3(config));
    return client;
  };
  const keyOf = (name: string) => {
    const key = path.posix.join(folder, name);
    if (!key.startsWith(`${folder}/`)) throw new Error(`${name} is outside of ${folder}`);
    return key;
  };
  return {
    place: `s3://${Bucket}/${folder}`,
    async save(name, ...streams) {
      const { Upload } = await import('@aws-sdk/lib-storage');
      const target = { Bucket, Key: keyOf(name), ContentType: IMAGE_TYPES[path.extname(name)] ?? 'application/octet-stream' };
      const client = await connect();
      // Holds one part of 5 MB in memory.
      const send = (body: AsyncIterable<Uint8Array>) => new Upload({ client, params: { ...target, Body: Readable.from(body) }, queueSize: 1 }).done();
      // The types of a list of streams lack functions.
      await pipeline([...streams, send as unknown as NodeJS.WritableStream]);
    },
    async open(name) {
      try {
        const { Body, ContentLength = 0 } = await (await connect()).getObject({ Bucket, Key: keyOf(name) });
        return { body: Body as Readable, bytes: ContentLength };
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null;
        throw error;
      }
    },
    async remove(name) {
      await (await connect()).deleteObject({ Bucket, Key: keyOf(name) });
    },
    async *list(prefix = '') {
      const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
      for await (const { Contents = [] } of paginateListObjectsV2({ client: await connect() }, { Bucket, Prefix: `${folder}/${prefix}` })) {
        for (const { Key = '', LastModified = new Date() } of Contents) yield { name: Key.slice(folder.length + 1), changedAt: LastModified };
      }
    },
  };
}
