/**
 * Imported first by everything that loads the CMS. Payload and its GraphQL skip several checks outside production, so tests run as production
 * with its required settings. Only `DATABASE_URL` comes from outside; its user must be able to create databases.
 */
import { tmpdir } from 'node:os';
import path from 'node:path';

// Vitest sets this, and Better Auth then skips its origin checks.
delete process.env.TEST;

Object.assign(process.env, {
  NODE_ENV: 'production',
  SITE_URL: 'http://localhost:3000',
  ADMIN_EMAIL: 'owner@example.com',
  GRAPHQL_ENABLED: 'true',
  // Tests run jobs explicitly.
  RUN_JOBS: 'false',
  LINK_CHECKS: 'false',
  EXCHANGE_RATES: 'false',
  PAYLOAD_SECRET: 'test-secret-that-no-installation-uses-0000',
  SMS_DIR: path.join(tmpdir(), `text-messages-${process.pid}`),
  // tests/setup/open-id.ts listens here: one port per worker.
  OIDC_NAME: 'Example ID',
  OIDC_ISSUER: `http://localhost:${46_112 + Number(process.env.VITEST_POOL_ID ?? 1)}`,
  OIDC_CLIENT_ID: 'directory',
  OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
});
