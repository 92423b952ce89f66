import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { APIError, type PayloadRequest } from 'payload';
import { TRANSFER_MAX_MB } from '@/domain/transfers';
import { makeTransfersDir, newFileName, transferFile } from './files';
import { problemText } from './problems';

const MAX_BYTES = TRANSFER_MAX_MB * 1024 * 1024;

interface ReceivedFile {
  /** Its name in the folder of transfers. */
  name: string;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
  bytes: number;
}

/** Takes the body of a request to disk as it comes in. Throws a public error, and keeps nothing, when it is too large or breaks off. */
export async function receiveFile(req: PayloadRequest): Promise<ReceivedFile> {
  const refuse = (code: 'fileTooLarge' | 'uploadBroken' | 'empty', status: number): never => {
    throw new APIError(problemText(code, req.i18n.language, { max: TRANSFER_MAX_MB }), status, undefined, true);
  };
  const announced = req.headers.get('content-length');
  if (announced !== null && Number(announced) > MAX_BYTES) refuse('fileTooLarge', 413);
  if (!req.body) return refuse('empty', 400);
  await makeTransfersDir();
  const name = newFileName();
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) return done(new RangeError('too large'));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(req.body as WebStream), count, createWriteStream(transferFile(name), { mode: 0o600 }));
    if (announced !== null && Number(announced) !== bytes) throw new Error('incomplete');
  } catch (error) {
    await rm(transferFile(name), { force: true });
    return error instanceof RangeError ? refuse('fileTooLarge', 413) : refuse('uploadBroken', 400);
  }
  if (bytes > 0) return { name, hash: hash.digest('hex'), bytes };
  await rm(transferFile(name), { force: true });
  return refuse('empty', 400);
}
