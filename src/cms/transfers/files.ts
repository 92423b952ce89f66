import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { sql } from '@payloadcms/db-postgres';
import { and, lt, notInArray } from '@payloadcms/db-postgres/drizzle';
import { APIError, type PayloadRequest } from 'payload';
import { isDiskFull } from '@/domain/disk-full';
import { DAY_MS } from '@/domain/durations';
import { TRANSFER_MAX_MB, TRANSFER_RETENTION_DAYS } from '@/domain/transfers';
import { transfers } from '@/payload-generated-schema';
import { databaseOf } from '../database/transaction';
import { bucketFiles, bucketIn } from '../files/bucket-files';
import { diskFiles } from '../files/disk-files';
import type { Files } from '../files/files';
import { FileProblem, type ProblemCode, problemText } from './problems';
import { TRANSFER_DIR } from './transfer-dir';

const MAX_BYTES = TRANSFER_MAX_MB * 1024 * 1024;
const RETENTION_MS = TRANSFER_RETENTION_DAYS * DAY_MS;

/** Of an answer that refuses a file; 400 otherwise. */
const STATUS: Partial<Record<ProblemCode, number>> = { fileTooLarge: 413, diskFull: 507 };

/** Names that `saveFile` gives. In containers the log of erasures lies in the same folder. */
const STORED = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const onDisk = diskFiles(TRANSFER_DIR);
const bucket = bucketIn(process.env);
const files = bucket ? bucketFiles(bucket, 'transfers') : onDisk;

/** Saves streamed content under a name that nobody can guess, which it returns. Saves nothing if a stream fails. */
export async function saveFile(source: Readable, ...steps: Transform[]): Promise<string> {
  const name = randomUUID();
  await files.save(name, source, ...steps);
  return name;
}

export const openFile = (name: string): ReturnType<Files['open']> => files.open(name);

export const deleteFile = (name: string): Promise<void> => files.remove(name);

/** Lends a stored file as a path on this machine: imports read it several times, for as long as they write rows. */
export async function lendFile<T>(name: string | null, work: (file: string) => Promise<T>): Promise<T> {
  if (!name) throw new Error('The transfer has no file');
  const file = path.join(TRANSFER_DIR, path.basename(name));
  if (files === onDisk) return work(file);
  const stored = await files.open(name);
  if (!stored) throw new Error(`${name} is not in ${files.place}`);
  await onDisk.save(name, stored.body);
  try {
    return await work(file);
  } finally {
    await onDisk.remove(name);
  }
}

/** The SHA-256 of a file, in hexadecimal digits. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Saves the body of a request as it comes in. @throws APIError when it is empty or too large, or breaks off; nothing is saved then */
export async function receiveFile(req: PayloadRequest): Promise<{ name: string; hash: string }> {
  const announced = req.headers.get('content-length');
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > MAX_BYTES ? new FileProblem('fileTooLarge') : null, chunk);
    },
    flush(done) {
      const isBroken = announced !== null && Number(announced) !== bytes;
      done(isBroken ? new FileProblem('uploadBroken') : bytes === 0 ? new FileProblem('empty') : null);
    },
  });
  try {
    if (Number(announced) > MAX_BYTES) throw new FileProblem('fileTooLarge');
    if (!req.body) throw new FileProblem('empty');
    const name = await saveFile(Readable.fromWeb(req.body as WebStream), count);
    return { name, hash: hash.digest('hex') };
  } catch (error) {
    const code = error instanceof FileProblem ? error.code : isDiskFull(error) ? 'diskFull' : 'uploadBroken';
    const message = problemText(code, req.i18n.language, { max: TRANSFER_MAX_MB });
    throw new APIError(message, STATUS[code] ?? 400, undefined, true);
  }
}

/** Deletes the rows of old imports and exports. @returns how many */
export async function forgetTransfers(req: PayloadRequest): Promise<number> {
  const db = await databaseOf(req);
  const oldest = sql`now() - make_interval(days => ${TRANSFER_RETENTION_DAYS})`;
  const { rowCount } = await db.delete(transfers).where(and(lt(transfers.updatedAt, oldest), notInArray(transfers.state, ['running', 'checking'])));
  return rowCount ?? 0;
}

/** Deletes files of that age, also one that an upload left behind. @returns how many */
export async function forgetTransferFiles(): Promise<number> {
  let count = 0;
  // Lent files of a process that died lie on disk.
  for (const place of new Set([files, onDisk])) {
    for await (const { name, changedAt } of place.list()) {
      if (!STORED.test(name) || changedAt.getTime() >= Date.now() - RETENTION_MS) continue;
      await place.remove(name);
      count += 1;
    }
  }
  return count;
}
