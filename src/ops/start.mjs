/**
 * Entry point of `npm start`, `npm run dev` and `npm test`, in plain Node without packages: installs them when the lock file has changed, then hands
 * over.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MIN_NODE = [20, 19];
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = path.join(root, 'node_modules/.lock-hash');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
  console.error(`Node.js ${MIN_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const lockHash = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash) {
  console.log('Installing packages (one to three minutes)…');
  // Dev dependencies are needed for building and testing, even with NODE_ENV=production.
  const install = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error('The packages could not be installed; the lines above say why.');
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, lockHash);
}

const [command = 'start', ...rest] = process.argv.slice(2);
const script = command === 'test' ? 'src/ops/run-tests.ts' : 'src/ops/launch.ts';
const child = spawn(process.execPath, ['--import', 'tsx', script, ...(command === 'test' ? [] : [command]), ...rest], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
