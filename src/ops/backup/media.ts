import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../failure';
import { copyHashed, type Manifest, restoreFile } from './manifest';

/** Share images, which are drawn again when they are missing, and the file that keeps the folder in the repository. */
const NO_UPLOAD = /^\./;

/** Files below a folder, as relative paths. */
export async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Copies the uploads that `known` doesn't have yet to `media/HASH`. Names are never used again for another content. */
export async function storeMedia(mediaDir: string, backup: string, known: Manifest['media'] = {}): Promise<Manifest['media']> {
  const target = path.join(backup, 'media');
  const names = (await filesIn(mediaDir)).filter((name) => !NO_UPLOAD.test(name) && !known[name]);
  const stored = { ...known };
  for (const name of names) {
    const folder = await mkdtemp(path.join(backup, 'incoming-'));
    const copy = path.join(folder, 'file');
    const from = path.join(mediaDir, name);
    try {
      const content = await copyHashed(from, copy);
      await rename(copy, path.join(target, content.sha256));
      stored[name] = content;
    } catch (error) {
      // Deleted meanwhile; the row is gone too, or names it in vain already.
      if (existsSync(from)) throw error;
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  return stored;
}

/** @throws Failure if there are uploads */
export async function requireNoMedia(mediaDir: string): Promise<void> {
  const [name] = (await filesIn(mediaDir)).filter((file) => !NO_UPLOAD.test(file));
  if (name) throw new Failure(`${mediaDir} isn't empty (${name}): a backup is restored into an empty place only.`);
}

export async function restoreMedia(backup: string, mediaDir: string, media: Manifest['media']): Promise<void> {
  for (const [name, content] of Object.entries(media))
    await restoreFile(path.join(backup, 'media', content.sha256), path.join(mediaDir, name), content);
}
