/**
 * `npm test`: every check of the project in order, on a throw-away database and the production build. `npm test -- unit` (or lint, int, e2e) runs
 * one of them. What failed is named once more at the end; the last line counts what passed and failed.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { ensureBuild } from './build';
import { ensureChromium } from './chromium';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database';
import { messageOf } from './failure';
import { findFreePort } from './port';
import { run, stop } from './processes';
import { PAYLOAD_NODE_OPTIONS, prepareDatabase, serveBuild, warmPages } from './site';

const GROUPS = ['lint', 'unit', 'int', 'e2e'] as const;
type Group = (typeof GROUPS)[number];

interface Counts {
  passed: number;
  failed: number;
  /** Names of failed tests, where the tool tells them. */
  names?: string[];
}

const TEST_SECRETS = {
  PAYLOAD_SECRET: 'test-secret-that-no-installation-uses-0000',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  ADMIN_EMAIL: 'owner@example.com',
  ADMIN_PASSWORD: 'correct-horse-battery-staple',
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});
const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), line: z.number(), ok: z.boolean() })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite),
});

const wanted = process.argv.slice(2).filter((name): name is Group => GROUPS.some((group) => group === name));
const isWanted = (group: Group) => wanted.length === 0 || wanted.includes(group);
const scratch = mkdtempSync(path.join(tmpdir(), 'directory-tests-'));
// The database server may run as another user than this process.
chmodSync(scratch, 0o755);
const total = { passed: 0, failed: 0 };
const failures: string[] = [];

function readReport<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Runs one step and adds to the count; whatever it throws counts as one failure and does not stop the others. */
async function step(title: string, action: () => Promise<Counts>): Promise<void> {
  console.log(`\n── ${title}`);
  const startedAt = Date.now();
  let counts: Counts;
  try {
    counts = await action();
  } catch (error) {
    console.error(messageOf(error));
    counts = { passed: 0, failed: 1 };
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failures.push(...(counts.names?.length ? counts.names : ['see above']).map((name) => `${title}: ${name}`));
  console.log(`── ${title}: ${counts.passed} passed, ${counts.failed} failed (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}

const check =
  (args: string[], env: Record<string, string> = {}) =>
  async (): Promise<Counts> => {
    const { code } = await run(args, { ...process.env, ...env }, { show: true });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

async function vitest(project: 'unit' | 'int', env: Record<string, string>): Promise<Counts> {
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
    ],
    { ...process.env, ...env },
    { show: true },
  );
  const result = readReport(report, vitestReport);
  if (!result) return { passed: 0, failed: 1 };
  const failed = Math.max(result.numFailedTests, code === 0 ? 0 : 1);
  const names = result.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => `${name} › ${test.fullName}`);
    return tests.length > 0 || status !== 'failed' ? tests : [name];
  });
  return { passed: result.numPassedTests, failed, names };
}

const failedSpecs = ({ specs, suites }: z.infer<typeof playwrightSuite>): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...(suites ?? []).flatMap(failedSpecs),
];

async function endToEnd(database: EmbeddedDatabase): Promise<Counts> {
  const chromium = ensureChromium();
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    ...(process.env as Record<string, string>),
    ...TEST_SECRETS,
    DATABASE_URL: await database.createDatabase('e2e'),
    SITE_URL: origin,
    PORT: String(port),
    TIME_ZONE: 'Europe/Amsterdam',
    NODE_ENV: 'production',
    LINK_CHECKS: 'false',
    // The tests start and stop the mail server themselves, and name the address a visitor comes from.
    SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SMS_DIR: path.join(scratch, 'sms'),
    // Started by the tests that sign in with it.
    OIDC_NAME: 'Example ID',
    OIDC_ISSUER: `http://localhost:${await findFreePort()}`,
    OIDC_CLIENT_ID: 'directory',
    OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
    // The tests of error reports follow stacks back to the sources.
    SOURCE_MAPS: 'true',
  };
  await prepareDatabase(settings);
  const directory = await ensureBuild(settings);
  const server = await serveBuild({ ...settings, NEXT_DIST_DIR: directory }, { port });
  try {
    await warmPages(origin);
    const report = path.join(scratch, 'e2e.json');
    await run(
      ['node_modules/@playwright/test/cli.js', 'test'],
      {
        ...settings,
        NODE_ENV: 'test',
        NEXT_DIST_DIR: directory,
        E2E_BASE_URL: origin,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      },
      { show: true },
    );
    const result = readReport(report, playwrightReport);
    if (!result) return { passed: 0, failed: 1 };
    const { expected, unexpected, flaky } = result.stats;
    return { passed: expected + flaky, failed: unexpected, names: result.suites.flatMap(failedSpecs) };
  } finally {
    await stop(server);
  }
}

let database: EmbeddedDatabase | undefined;
const startDatabase = async () => {
  database ??= await startEmbeddedDatabase({ dataDir: scratch, password: 'throw-away-test-database', database: 'int' });
  return database;
};

if (isWanted('lint')) {
  await step('Lint and format', check(['node_modules/@biomejs/biome/bin/biome', 'ci', '.', '--error-on-warnings']));
  await step('Stylesheets', check(['node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css']));
  await step('Import boundaries', check(['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'payload.config.ts', 'next.config.ts']));
  await step('Route types', check(['node_modules/next/dist/bin/next', 'typegen'], { BUILD_ONLY: 'true' }));
  await step('Types', check(['node_modules/typescript/bin/tsc', '--noEmit']));
  await step('Unused code', check([PAYLOAD_NODE_OPTIONS, 'node_modules/knip/bin/knip.js'], { BUILD_ONLY: 'true' }));
  await step('Generated files', check(['--import', 'tsx', 'src/ops/generate.ts', '--check']));
  await step('Content', check(['--import', 'tsx', 'src/ops/check-content.ts']));
}
if (isWanted('unit')) await step('Unit tests', () => vitest('unit', { ...TEST_SECRETS, DATABASE_URL: 'postgres://unit' }));
if (isWanted('int')) {
  await step('Integration tests', async () => {
    const { url } = await startDatabase();
    return vitest('int', { ...TEST_SECRETS, DATABASE_URL: url, GRAPHQL_ENABLED: 'true' });
  });
}
if (isWanted('e2e')) await step('End-to-end tests', async () => endToEnd(await startDatabase()));

await database?.stop();
rmSync(scratch, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
