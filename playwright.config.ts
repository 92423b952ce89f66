import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './src/ops/chromium';

/** The sites that `npm test -- e2e` starts, as settings: one per worker, so that tests of different files share nothing. */
const sites: Record<string, string>[] = JSON.parse(process.env.E2E_SITES ?? '[{}]');
Object.assign(process.env, sites[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);

/** Tests of the seeded content as it is. */
const SEEDED = ['crawl.spec.ts', 'documents.spec.ts'];
/** One story of several minutes: begun last, in the order of names, it would leave the other workers waiting. */
const LONG = ['two-people-sixty-steps.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: sites.length,
  // On shared machines a test gets a second try; the summary names it with what failed first.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  // For a machine that is busy with other work; what has to be quick names its own limit.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    locale: 'en-US',
    // Requests of a worker are not seen by `page.route`: only the tests of the worker have one.
    serviceWorkers: 'block',
    // A trace costs about as much as the steps, pictures of them even more.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
  },
  projects: [
    // First, on a site that no other test has changed. A trace would store a copy of the whole site.
    { name: 'seeded', testMatch: SEEDED, use: { trace: 'off' } },
    { name: 'long', testMatch: LONG },
    { name: 'pages', testIgnore: [...SEEDED, ...LONG] },
  ],
});
