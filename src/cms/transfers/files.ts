import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Where the files of imports and exports are kept: beside the uploads, and never served from there. */
export const TRANSFERS_DIR = path.resolve(process.cwd(), 'transfers');

/** The place of a stored file. Only its name counts, so that no other folder can be reached. */
export const transferFile = (name: string): string => path.join(TRANSFERS_DIR, path.basename(name));

/** A name that nobody can guess and no other file has. */
export const newFileName = (): string => randomUUID();

export async function makeTransfersDir(): Promise<void> {
  await mkdir(TRANSFERS_DIR, { recursive: true, mode: 0o700 });
}

/** The SHA-256 of a file, in hexadecimal digits. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes);
  return hash.digest('hex');
}
