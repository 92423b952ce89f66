import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Files } from './files';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const nullIfMissing = (error: unknown) => {
  if (isMissing(error)) return null;
  throw error;
};

/** The files in a folder and below it. */
export function diskFiles(folder: string): Files {
  const pathOf = (name: string) => {
    const file = path.resolve(folder, name);
    if (!file.startsWith(folder + path.sep)) throw new Error(`${name} is outside of ${folder}`);
    return file;
  };
  return {
    place: folder,
    async save(name, ...streams) {
      const file = pathOf(name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        await pipeline([...streams, createWriteStream(file, { mode: 0o600 })]);
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    async open(name) {
      const handle = await open(pathOf(name)).catch(nullIfMissing);
      return handle && { body: handle.createReadStream(), bytes: (await handle.stat()).size };
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list(prefix = '') {
      const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing)) ?? [];
      for (const entry of entries) {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(folder, file);
        // It may be deleted meanwhile.
        const found = entry.isFile() && name.startsWith(prefix) ? await stat(file).catch(nullIfMissing) : null;
        if (found) yield { name, changedAt: found.mtime };
      }
    },
  };
}
