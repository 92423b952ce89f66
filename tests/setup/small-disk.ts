import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const isRoot = process.getuid?.() === 0;
const asRoot = (command: string, ...args: string[]) =>
  isRoot ? execFileSync(command, args, { stdio: 'pipe' }) : execFileSync('sudo', ['-n', command, ...args], { stdio: 'pipe' });

/** Who the embedded database runs as. */
const databaseUser = () => (isRoot ? execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).trim() : String(process.getuid?.()));

/** A file system of its own with so many megabytes, or null where this user may not mount one. */
export function mountSmallDisk(megabytes: number, { forDatabase = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  chmodSync(folder, 0o755);
  try {
    const owner = forDatabase ? databaseUser() : String(process.getuid?.());
    asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700,uid=${owner}`, 'tmpfs', folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    if (process.env.CI) throw error;
    return null;
  }
  const filler = path.join(folder, '.filler');
  return {
    folder,
    /** Leaves so many bytes, rounded up to pages. */
    fill: (left = 0) => {
      const file = openSync(filler, 'w');
      const page = Buffer.alloc(4096);
      try {
        for (;;) writeSync(file, page);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
      const { blocks, bfree, bsize } = statfsSync(folder);
      if (left > 0) truncateSync(filler, Math.max(0, (blocks - bfree) * bsize - left));
    },
    empty: () => rmSync(filler, { force: true }),
    unmount: () => {
      asRoot('umount', '-l', folder);
      rmSync(folder, { recursive: true });
    },
  };
}
