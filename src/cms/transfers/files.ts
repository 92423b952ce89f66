import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { sql } from '@payloadcms/db-postgres';
import { and, lt, notInArray } from '@payloadcms/db-postgres/drizzle';
import { APIError, type PayloadRequest } from 'payload';
import { DAY_MS } from '@/domain/durations';
import { TRANSFER_MAX_MB, TRANSFER_RETENTION_DAYS } from '@/domain/transfers';
import { transfers } from '@/payload-generated-schema';
import { databaseOf } from '../database/transaction';
import { FileProblem, problemText } from './problems';

const MAX_BYTES = TRANSFER_MAX_MB * 1024 * 1024;
const RETENTION_MS = TRANSFER_RETENTION_DAYS * DAY_MS;

/** Beside the uploads, and never served from there. */
const FOLDER = path.resolve(process.cwd(), 'transfers');

/** The path of a stored file. Only the last part of its name counts, so that no other folder can be reached. */
export const transferFile = (name: string | null): string => path.join(FOLDER, path.basename(name ?? ''));

export const deleteFile = (name: string): Promise<void> => rm(transferFile(name), { force: true });

/** Saves streamed content under a name that nobody can guess, which it returns. Saves nothing if a stream fails. */
export async function saveFile(source: Readable, ...steps: Transform[]): Promise<string> {
  await mkdir(FOLDER, { recursive: true, mode: 0o700 });
  const name = randomUUID();
  try {
    await pipeline([source, ...steps, createWriteStream(transferFile(name), { mode: 0o600 })]);
  } catch (error) {
    await deleteFile(name);
    throw error;
  }
  return name;
}

/** The SHA-256 of a stored file, in hexadecimal digits. */
export async function hashOf(name: string | null): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(transferFile(name)), hash);
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
    const code = error instanceof FileProblem ? error.code : 'uploadBroken';
    const message = problemText(code, req.i18n.language, { max: TRANSFER_MAX_MB });
    throw new APIError(message, code === 'fileTooLarge' ? 413 : 400, undefined, true);
  }
}

/** Deletes old imports and exports: their rows, and every file of that age, also one that an upload left behind. */
export async function forgetTransfers(req: PayloadRequest): Promise<void> {
  const db = await databaseOf(req);
  const oldest = sql`now() - make_interval(days => ${TRANSFER_RETENTION_DAYS})`;
  await db.delete(transfers).where(and(lt(transfers.updatedAt, oldest), notInArray(transfers.state, ['running', 'checking'])));
  for (const name of await readdir(FOLDER).catch(() => [])) {
    const found = await stat(transferFile(name)).catch(() => null);
    if (found?.isFile() && found.mtimeMs < Date.now() - RETENTION_MS) await deleteFile(name);
  }
}
