import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { Failure } from '../failure';

/** Raised when older versions can't restore what newer ones write. */
const FORMAT = 1;
const FILE = 'manifest.json';

const file = z.object({ bytes: z.number(), sha256: z.string() });

const manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** `dump`: by pg_dump; `copy`: the data folder and its log, of the embedded server. */
  kind: z.enum(['dump', 'copy']),
  /** Major version of the server. */
  postgres: z.number(),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  /** Path in the backup → its content. */
  database: z.record(z.string(), file),
  /** Path in the media folder → its content, stored in `media` under its hash. */
  media: z.record(z.string(), file),
});

export type Manifest = z.infer<typeof manifest>;
export type StoredFile = z.infer<typeof file>;

export function writeManifest(folder: string, content: Omit<Manifest, 'format'>): void {
  writeFileSync(path.join(folder, FILE), `${JSON.stringify({ format: FORMAT, ...content }, null, 1)}\n`, { mode: 0o600 });
}

/** @throws Failure if this isn't a complete backup, or has a format this version doesn't know */
export function readManifest(folder: string): Manifest {
  const from = path.join(folder, FILE);
  if (!existsSync(from)) throw new Failure(`${folder} holds no complete backup: ${FILE} is missing.`);
  const result = manifest.safeParse(JSON.parse(readFileSync(from, 'utf8')));
  if (!result.success) throw new Failure(`${from} can't be read by this version, which knows format ${FORMAT}.`);
  return result.data;
}

/** A step of a stream that hashes what passes; `content` is for its end, once. */
export function hashing(): { step: Transform; content: () => StoredFile } {
  const hash = createHash('sha256');
  let bytes = 0;
  const step = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { step, content: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Copies a file and hashes what it reads. */
export async function copyHashed(from: string, to: string): Promise<StoredFile> {
  const { step, content } = hashing();
  await mkdir(path.dirname(to), { recursive: true });
  await pipeline(createReadStream(from), step, createWriteStream(to, { mode: 0o600 }));
  return content();
}

export async function hashOf(from: string): Promise<StoredFile> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(from)) hash.update(chunk);
  return { bytes: (await stat(from)).size, sha256: hash.digest('hex') };
}

/** Copies a file out of a backup. @throws Failure if it isn't what was backed up */
export async function restoreFile(from: string, to: string, expected: StoredFile): Promise<void> {
  requireContent(from, existsSync(from) ? await copyHashed(from, to) : null, expected);
}

/** @throws Failure if a file of a backup isn't what was backed up, or missing (null) */
export function requireContent(from: string, found: StoredFile | null, expected: StoredFile): void {
  if (found?.sha256 !== expected.sha256) throw new Failure(`${from} is ${found ? 'damaged' : 'missing'}: this backup can't be restored.`);
}
