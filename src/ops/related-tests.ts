import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TESTS = 'tests/int';

/** Too long for `npm test -- quick`: they run only when they were changed themselves. */
const LONG_TESTS = ['language-model', 'language-safety'];

const OF_THE_CMS = /^(?:src\/cms\/|payload\.config\.ts$)/;
/** For changes of the CMS that belong to no other test: it writes and reads in every collection. */
const WHOLE_CMS_TEST = 'access-matrix';

function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** The commit from which this branch changes something: where it left the main branch, or on that branch the commit before the last. */
function baseCommit(): string {
  const [head] = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch));
  return bases.find((base) => base !== head) ?? 'HEAD~1';
}

/** Files that differ from the base of this branch, committed or not. */
export const changedFiles = (): string[] => [
  ...new Set([...git('diff', '--name-only', baseCommit()), ...git('ls-files', '--others', '--exclude-standard')]),
];

/** How tests import what a file belongs to: its subject's folder, such as `@/cms/releases/`, or the file itself if it is in no such folder. */
function importOf(file: string): string | null {
  const [root, ...parts] = file.replace(/\.tsx?$/, '').split('/');
  if (root === 'tests') return parts[0] === 'setup' ? `'../setup/${parts[1]}'` : null;
  if (root !== 'src') return null;
  return parts.length > 2 ? `'@/${parts.slice(0, 2).join('/')}/` : `'@/${parts.join('/')}'`;
}

/** Names of the integration tests that belong to one changed file. */
function testsOf(file: string, textOf: ReadonlyMap<string, string>): string[] {
  const mentions = [importOf(file) ?? [], file].flat();
  const words = new Set(file.startsWith('src/') ? file.replace(/\.tsx?$/, '').split('/') : []);
  const isRelated = (name: string, text: string) =>
    name.split('-').some((word) => words.has(word)) || words.has(name) || mentions.some((one) => text.includes(one));
  const related = [...textOf].flatMap(([name, text]) => (isRelated(name, text) && !LONG_TESTS.includes(name) ? name : []));
  return related.length === 0 && OF_THE_CMS.test(file) ? [WHOLE_CMS_TEST] : related;
}

/**
 * Names of the integration tests that belong to changed files: they were changed themselves, import or name what changed, or are about its subject. Every test
 * opens Payload's configuration, which imports all collections, so the graph of imports would name them all.
 */
export function relatedTests(changed: string[], textOf: ReadonlyMap<string, string>): string[] {
  const names = new Set(changed.flatMap((file) => testsOf(file, textOf)));
  return [...textOf.keys()].filter((name) => names.has(name) || changed.includes(`${TESTS}/${name}.test.ts`));
}

/** Integration tests by name, with their code. */
export const integrationTests = (): Map<string, string> =>
  new Map(
    readdirSync(TESTS)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => [file.replace('.test.ts', ''), readFileSync(path.join(TESTS, file), 'utf8')]),
  );
