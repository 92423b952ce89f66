/**
 * `npm test`: every check of the project, on a throw-away database and the production build. `npm test -- unit` (or lint, int, e2e, faults) runs one
 * group, `npm test -- int slugs` the files with that name, `npm test -- quick` what an edit is likely to break. Seeding and building run in the
 * background.
 * Failed tests are named again at the end; the last line counts what passed and failed.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuild } from './build';
import { ensureChromium } from './chromium';
import { type EmbeddedDatabase, runStatement, startEmbeddedDatabase } from './embedded-database';
import { messageOf } from './failure';
import { findFreePort } from './port';
import { run, stop } from './processes';
import { changedFiles, integrationTests, relatedTests } from './related-tests';
import { PAYLOAD_NODE_OPTIONS, prepareDatabase, serveBuild, warmPages } from './site';
import { readPlaywrightReport, readVitestReport, type TestResult } from './test-reports';

const GROUPS = ['lint', 'unit', 'int', 'e2e', 'faults'] as const;
type Group = (typeof GROUPS)[number];

/** Each browser of the end-to-end tests has its own site, of about a gigabyte. */
const SITES = Math.min(availableParallelism(), 4);
const SLOWEST = 20;

const TEST_SECRETS = {
  PAYLOAD_SECRET: 'test-secret-that-no-installation-uses-0000',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  ADMIN_EMAIL: 'owner@example.com',
  ADMIN_PASSWORD: 'correct-horse-battery-staple',
};

const DATABASE_PASSWORD = 'throw-away-test-database';
/** Sites sign in with a role that owns nothing, as in production. */
const SITE_ROLE = { username: 'site', password: 'of-the-tests' };

const scratch = mkdtempSync(path.join(tmpdir(), 'directory-tests-'));
// The database server may run as another user than this process.
chmodSync(scratch, 0o755);

const SITE_SETTINGS = {
  ...(process.env as Record<string, string>),
  ...TEST_SECRETS,
  // Each site gets its own at run time: no build depends on them.
  SITE_URL: 'http://localhost:3000',
  DATABASE_URL: 'postgres://none',
  TIME_ZONE: 'Europe/Amsterdam',
  NODE_ENV: 'production',
  LINK_CHECKS: 'false',
  EXCHANGE_RATES: 'false',
  // The tests name the address a visitor comes from.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  OIDC_NAME: 'Example ID',
  OIDC_CLIENT_ID: 'directory',
  OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
  // The tests of error reports follow stacks back to the sources.
  SOURCE_MAPS: 'true',
};

const isQuick = process.argv[2] === 'quick';
const wanted = process.argv.slice(2).filter((name): name is Group => GROUPS.some((group) => group === name));
const files = isQuick ? [] : process.argv.slice(2).filter((name) => !GROUPS.some((group) => group === name));
const isWanted = (group: Group) => wanted.includes(group) || wanted.length === 0;
const results: TestResult[] = [];

/** Runs one step and collects its results; an exception counts as one failure and does not stop the other steps. */
async function step(title: string, action: () => Promise<TestResult[]>): Promise<void> {
  console.log(`\n── ${title}`);
  const startedAt = Date.now();
  const found = await action().catch((error): TestResult[] => {
    console.error(messageOf(error));
    return [{ name: 'see above', status: 'failed', seconds: 0 }];
  });
  results.push(...found.map((result) => ({ ...result, name: `${title}: ${result.name}` })));
  console.log(`── ${title}: ${count(found)} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}

function count(of: TestResult[]): string {
  const number = (status: TestResult['status']) => of.filter((result) => result.status === status).length;
  return `${number('passed')} passed, ${number('failed')} failed${number('skipped') > 0 ? `, ${number('skipped')} skipped` : ''}`;
}

/** Runs `action` now; its failure waits for the step that needs its result. */
function inBackground<T>(action: () => Promise<T>): Promise<T> {
  const running = action();
  running.catch(() => undefined);
  return running;
}

const check =
  (args: string[], env: Record<string, string> = {}) =>
  async (): Promise<TestResult[]> => {
    const startedAt = Date.now();
    const { code } = await run(args, { ...process.env, ...env }, { show: true });
    return [{ name: 'see above', status: code === 0 ? 'passed' : 'failed', seconds: (Date.now() - startedAt) / 1000 }];
  };

/** The results of a test runner; ending with an error and no failed test is a failure too. */
function checked(found: TestResult[] | null, code: number): TestResult[] {
  const isExplained = code === 0 || found?.some(({ status }) => status === 'failed');
  return found && isExplained ? found : [...(found ?? []), { name: 'see above', status: 'failed', seconds: 0 }];
}

async function vitest(project: 'unit' | 'int' | 'faults', env: Record<string, string>, only = files): Promise<TestResult[]> {
  const report = path.join(scratch, `${project}.json`);
  const { code } = await run(
    [
      PAYLOAD_NODE_OPTIONS,
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...only,
    ],
    { ...process.env, ...TEST_SECRETS, ...env },
    { show: true },
  );
  return checked(readVitestReport(report), code);
}

async function startDatabase(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir: scratch, password: DATABASE_PASSWORD, database: 'int' });
  // Nothing here outlives a crash of the server.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await runStatement(database.url, `alter system set ${setting} = off`);
  await runStatement(database.url, 'select pg_reload_conf()');
  await runStatement(database.url, `create role ${SITE_ROLE.username} login password '${SITE_ROLE.password}'`);
  return database;
}

/** @returns the URL of a database with the content of a new installation */
async function seed({ createDatabase }: EmbeddedDatabase): Promise<string> {
  const url = await createDatabase('seeded');
  await prepareDatabase({ ...SITE_SETTINGS, DATABASE_URL: url, DATABASE_ROLE: SITE_ROLE.username });
  return url;
}

/** Settings of one site: nothing that its tests change or receive is shared with another. */
async function newSite(index: number, database: EmbeddedDatabase): Promise<Record<string, string>> {
  const port = await findFreePort();
  await runStatement(database.url, `create database site_${index} template seeded`);
  return {
    DATABASE_URL: await database.createDatabase(`site_${index}`),
    SITE_URL: `http://localhost:${port}`,
    E2E_BASE_URL: `http://localhost:${port}`,
    PORT: String(port),
    // The tests start and stop the mail server and the OpenID provider themselves.
    SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
    OIDC_ISSUER: `http://localhost:${await findFreePort()}`,
    SMS_DIR: path.join(scratch, `sms-${index}`),
  };
}

async function endToEnd(database: EmbeddedDatabase, build: string): Promise<TestResult[]> {
  const chromium = ensureChromium({ headless: true });
  const settings = { ...SITE_SETTINGS, NEXT_DIST_DIR: build };
  const sites: Record<string, string>[] = [];
  const servers: Awaited<ReturnType<typeof serveBuild>>[] = [];
  try {
    for (let index = 0; index < SITES; index += 1) {
      const site = await newSite(index, database);
      sites.push(site);
      const { href } = Object.assign(new URL(String(site.DATABASE_URL)), SITE_ROLE);
      servers.push(await serveBuild({ ...settings, ...site, DATABASE_URL: href }, { port: Number(site.PORT) }));
    }
    await Promise.all(sites.map(({ SITE_URL = '' }) => warmPages(SITE_URL)));
    const report = path.join(scratch, 'e2e.json');
    const { code } = await run(
      ['node_modules/@playwright/test/cli.js', 'test', ...files],
      {
        ...settings,
        NODE_ENV: 'test',
        E2E_SITES: JSON.stringify(sites),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      },
      { show: true },
    );
    return checked(readPlaywrightReport(report), code);
  } finally {
    await Promise.all(servers.map(stop));
  }
}

/** Kills the parts of a site, which has the test's database server for itself; what its killed server loses must be what a real one loses. */
async function faults(database: EmbeddedDatabase, build: string): Promise<TestResult[]> {
  await runStatement(database.url, 'create database faults template seeded');
  await runStatement(database.url, 'alter system reset all');
  await database.stop();
  return vitest('faults', {
    ...SITE_SETTINGS,
    NODE_ENV: 'test',
    NEXT_DIST_DIR: build,
    FAULTS_DATA_DIR: scratch,
    FAULTS_DATABASE_PASSWORD: DATABASE_PASSWORD,
    FAULTS_SITE_ROLE: JSON.stringify(SITE_ROLE),
  });
}

/** Checks of files. */
const FILE_CHECKS: [name: string, work: () => Promise<TestResult[]>][] = [
  ['Lint and format', check(['node_modules/@biomejs/biome/bin/biome', 'ci', '.', '--error-on-warnings'])],
  ['Stylesheets', check(['node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css'])],
  ['Import boundaries', check(['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'payload.config.ts', 'next.config.ts'])],
  ['Route types', check(['node_modules/next/dist/bin/next', 'typegen'], { BUILD_ONLY: 'true' })],
  ['Types', check(['node_modules/typescript/bin/tsc', '--noEmit'])],
  ['Unused code', check([PAYLOAD_NODE_OPTIONS, 'node_modules/knip/bin/knip.js'], { BUILD_ONLY: 'true' })],
  ['Generated files', check(['--import', 'tsx', 'src/ops/generate.ts', '--check'])],
  ['Content', check(['--import', 'tsx', 'src/ops/check-content.ts'])],
  ['Security floors', check(['--import', 'tsx', 'src/ops/check-floors.ts'])],
];
const QUICK_CHECKS = ['Lint and format', 'Route types', 'Types'];

const unitTests = () => step('Unit tests', () => vitest('unit', { DATABASE_URL: 'postgres://unit' }));

/** Lint, types, unit tests and the integration tests of what changed: three minutes on two cores. */
async function quick(): Promise<void> {
  const database = inBackground(startDatabase);
  for (const [name, work] of FILE_CHECKS) if (QUICK_CHECKS.includes(name)) await step(name, work);
  await unitTests();
  const names = relatedTests(changedFiles(), integrationTests());
  await step(`Integration tests of what changed: ${names.join(', ') || 'none'}`, async () =>
    names.length === 0
      ? []
      : vitest(
          'int',
          { DATABASE_URL: (await database).url, SEEDED_DATABASE: '', GRAPHQL_ENABLED: 'true' },
          names.map((name) => `tests/int/${name}.test.ts`),
        ),
  );
  await (await database.catch(() => undefined))?.stop();
}

async function everything(): Promise<void> {
  const needsSite = isWanted('e2e') || isWanted('faults');
  const database = isWanted('int') || needsSite ? inBackground(startDatabase) : undefined;
  // A single integration test file that needs a seeded database seeds one.
  const seeded = database && (needsSite || files.length === 0) ? inBackground(async () => seed(await database)) : undefined;

  if (isWanted('lint')) for (const [name, work] of FILE_CHECKS) await step(name, work);
  // After the checks of files: a build changes the compiler's settings while it runs.
  const build = needsSite
    ? inBackground(() => ensureBuild(SITE_SETTINGS, { onStart: (estimate) => console.log(`Building the site in the background (${estimate})…`) }))
    : undefined;
  if (isWanted('unit')) await unitTests();
  if (database && isWanted('int')) {
    await step('Integration tests', async () =>
      vitest('int', { DATABASE_URL: (await database).url, SEEDED_DATABASE: (await seeded) ?? '', GRAPHQL_ENABLED: 'true' }),
    );
  }
  if (database && build && isWanted('e2e')) {
    await step('End-to-end tests', async () => {
      await seeded;
      return endToEnd(await database, await build);
    });
  }
  if (database && build && isWanted('faults')) {
    await step('Faults', async () => {
      await seeded;
      return faults(await database, await build);
    });
  }

  await (await database?.catch(() => undefined))?.stop();
}

await (isQuick ? quick() : everything());
rmSync(scratch, { recursive: true, force: true });
const list = (heading: string, isMeant: (result: TestResult) => boolean | undefined) => {
  const names = results.filter(isMeant).map(({ name, reason }) => `  ${name}${reason ? `\n${reason.replaceAll(/^/gm, '    ')}` : ''}`);
  if (names.length > 0) console.log(`\n${heading}:\n${names.join('\n')}`);
};
const slowest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
console.log(`\nThe slowest:\n${slowest.map(({ seconds, name }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`).join('\n')}`);
list('NOT RUN', ({ status }) => status === 'skipped');
list('Flaky: passed on the second try, after', ({ isFlaky }) => isFlaky);
list('Failed', ({ status }) => status === 'failed');
console.log(`\n${count(results)}`);
process.exit(results.some(({ status }) => status === 'failed') || !results.some(({ status }) => status === 'passed') ? 1 : 0);
