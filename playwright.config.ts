import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './src/ops/chromium';

/** Runs against the site at E2E_BASE_URL, which `npm test -- e2e` starts on a throw-away database. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    locale: 'en-US',
    // Requests of a worker are not seen by `page.route`: only the tests of the worker have one.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
  },
});
