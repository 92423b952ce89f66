/**
 * Counts the lines of our own source: ts, tsx, mjs, css and sql, without tests, generated files, content, blank lines and comments.
 * `npm run count`, or `npm run count -- DIR` for another checkout.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = /\.(?:tsx?|mjs|css|sql)$/;
/** Generated migrations come with a snapshot or an index; SQL written by hand counts. */
const LEFT_OUT = /(?:^tests\/|\.test\.tsx?$|\.d\.ts$|^src\/payload-|importMap|^src\/cms\/seed\/content\/|^migrations\/(?:index|.*(?<!search))\.ts$)/;

const root = path.resolve(process.argv[2] ?? '.');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file));

const linesIn = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .replace(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:\/\/|--)/.test(line)).length;

const byFolder = new Map<string, number>();
for (const file of files) {
  const folder = file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/');
  byFolder.set(folder, (byFolder.get(folder) ?? 0) + linesIn(file));
}
for (const [folder, lines] of [...byFolder].sort(([, a], [, b]) => b - a)) console.log(`${String(lines).padStart(7)}  ${folder}`);
console.log(`${String([...byFolder.values()].reduce((sum, lines) => sum + lines, 0)).padStart(7)}  in ${files.length} files`);
