import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Files } from '@/cms/files/files';
import { Failure } from '../failure';
import { hashing, type Manifest, requireContent } from './manifest';

/** Share images, which are drawn again when they are missing, and the file that keeps the folder in the repository. */
const NO_UPLOAD = /^\./;

async function* namesIn(media: Files): AsyncGenerator<string> {
  for await (const { name } of media.list()) if (!NO_UPLOAD.test(name)) yield name;
}

/** Copies the uploads that `known` doesn't have yet to `media/HASH`. Names are never used again for another content. */
export async function storeMedia(media: Files, backup: string, known: Manifest['media'] = {}): Promise<Manifest['media']> {
  const stored = { ...known };
  for await (const name of namesIn(media)) {
    // Deleted meanwhile; the row is gone too, or names it in vain already.
    const found = known[name] ? null : await media.open(name);
    if (!found) continue;
    const folder = await mkdtemp(path.join(backup, 'incoming-'));
    const copy = path.join(folder, 'file');
    try {
      const { step, content: hashed } = hashing();
      await pipeline(found.body, step, createWriteStream(copy, { mode: 0o600 }));
      const content = hashed();
      stored[name] = content;
      await rename(copy, path.join(backup, 'media', content.sha256));
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  return stored;
}

/** @throws Failure if there are uploads */
export async function requireNoMedia(media: Files): Promise<void> {
  for await (const name of namesIn(media)) {
    throw new Failure(`${media.place} isn't empty (${name}): a backup is restored into an empty place only.`);
  }
}

/** @throws Failure if a file isn't what was backed up */
export async function restoreMedia(backup: string, media: Files, files: Manifest['media']): Promise<void> {
  for (const [name, expected] of Object.entries(files)) {
    const from = path.join(backup, 'media', expected.sha256);
    const isThere = existsSync(from);
    const { step, content } = hashing();
    if (isThere) await media.save(name, createReadStream(from), step);
    requireContent(from, isThere ? content() : null, expected);
  }
}
