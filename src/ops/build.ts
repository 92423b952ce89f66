import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure';
import { run } from './processes';

const SOURCES = ['src', 'public', 'payload.config.ts', 'next.config.ts', 'tsconfig.json', 'postcss.config.mjs', 'package-lock.json'];
const BUILDS = '.next/builds';
const COMPILER_SETTINGS = 'tsconfig.json';
const HASH_LENGTH = 12;
/** Many short-lived objects: with V8's own 16 MB, more of them get old, and a build takes a sixth more CPU time. */
const YOUNG_GENERATION_MB = 64;
/** Without a limit V8 lets garbage lie while the machine has memory, and ends builds on machines that have little. */
const HEAP_MB = { plain: 2048, withSourceMaps: 4096 };
/** Changes to these need no new build. */
const IGNORED = /(?:\.test\.tsx?$|^src\/ops\/|^src\/cms\/seed\/)/;

function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((child) => filesBelow(`${entry}/${child.name}`));
}

/** Hash of a build's sources and build-time settings. */
export function sourceHash(settings: Record<string, string>, sources: string[] = SOURCES): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap(filesBelow)) if (!IGNORED.test(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

interface BuildOptions {
  onStart?: (estimate: string) => void;
  onStage?: (stage: string) => void;
  /** Ends a build that nobody waits for any more. */
  signal?: AbortSignal;
}

/** What Next prints when a stage begins, in its order. */
const STAGES: [printed: string, stage: string][] = [
  ['Creating an optimized production build', 'compiling'],
  ['Collecting page data', 'loading pages'],
  ['Generating static pages', 'rendering pages'],
  ['Finalizing page optimization', 'finishing'],
];

/** How long the last build took here, or what it takes on two cores. */
function estimatedTime(): string {
  const times = readdirSync(BUILDS)
    .map((name) => path.join(BUILDS, name, '.complete'))
    .filter((file) => existsSync(file))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .map((file) => Number(readFileSync(file, 'utf8')))
    .filter((seconds) => seconds > 0);
  return times[0] ? `the last one took ${times[0]} s` : 'about two minutes on two cores';
}

/**
 * Builds the site if its sources or settings changed. Each build has its own folder, so a server on an older one isn't disturbed.
 *
 * @returns the build folder, relative to the project
 * @throws Failure when the build fails; the last good build stays
 */
export async function ensureBuild(env: Record<string, string>, { onStart, onStage, signal }: BuildOptions = {}): Promise<string> {
  const { SITE_URL = '', PRODUCT_NAME = '', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = '', SOURCE_MAPS = '' } = env;
  const id = sourceHash({ SITE_URL, PRODUCT_NAME, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, SOURCE_MAPS });
  const directory = `${BUILDS}/${id}`;
  const done = path.join(directory, '.complete');
  if (existsSync(done)) return directory;

  rmSync(directory, { recursive: true, force: true });
  mkdirSync(BUILDS, { recursive: true });
  const startedAt = Date.now();
  onStart?.(estimatedTime());
  // Next adds the build folder to tsconfig.json, which belongs to the repository.
  const compilerSettings = readFileSync(COMPILER_SETTINGS);
  const heap = SOURCE_MAPS || env.SENTRY_AUTH_TOKEN ? HEAP_MB.withSourceMaps : HEAP_MB.plain;
  const { code, output } = await run(
    [`--max-old-space-size=${heap}`, `--max-semi-space-size=${YOUNG_GENERATION_MB}`, 'node_modules/next/dist/bin/next', 'build', '--webpack'],
    { ...env, NEXT_DIST_DIR: directory, NEXT_TELEMETRY_DISABLED: '1' },
    {
      onOutput: (text) => {
        const stage = STAGES.findLast(([printed]) => text.includes(printed));
        if (stage) onStage?.(stage[1]);
      },
      ...(signal ? { signal } : {}),
    },
  ).finally(() => writeFileSync(COMPILER_SETTINGS, compilerSettings));
  if (code !== 0) {
    rmSync(directory, { recursive: true, force: true });
    throw new Failure(`The site could not be built:\n${output.trim()}`);
  }
  writeFileSync(done, String(Math.round((Date.now() - startedAt) / 1000)));
  removeOldBuilds(id);
  return directory;
}

/** Leaves the new build and the previous one, which a server may still use. */
function removeOldBuilds(current: string): void {
  const others = readdirSync(BUILDS)
    .filter((name) => name !== current)
    .map((name) => ({ name, time: statSync(path.join(BUILDS, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { name } of others.slice(1)) rmSync(path.join(BUILDS, name), { recursive: true, force: true });
}
