import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { S3 } from '@aws-sdk/client-s3';

const BUCKET = 'directory';

/** Starts an S3 server with an empty bucket and sets the variables that name it. Must run before anything that loads the CMS. */
export async function startBucket() {
  const directory = mkdtempSync(path.join(tmpdir(), 'bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // It expects lists of a bucket to be signed without the slash after its name.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  Object.assign(process.env, {
    S3_ENDPOINT: endpoint,
    S3_REGION: 'eu-west-1',
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    S3_PATH_STYLE: 'true',
  });
  const client = new S3({ endpoint, region: 'eu-west-1', credentials, forcePathStyle: true });
  return {
    directory,
    stop: () => server.close(),
    /** Its keys, sorted. */
    async keys(): Promise<string[]> {
      const { Contents = [] } = await client.listObjectsV2({ Bucket: BUCKET });
      return Contents.map(({ Key = '' }) => Key).sort();
    },
    async read(key: string): Promise<{ data: Buffer; type: string | undefined }> {
      const { Body, ContentType } = await client.getObject({ Bucket: BUCKET, Key: key });
      return { data: Buffer.from((await Body?.transformToByteArray()) ?? []), type: ContentType };
    },
  };
}
