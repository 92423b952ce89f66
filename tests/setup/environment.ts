/**
 * Imported first by everything that opens the CMS. Payload and its GraphQL skip several checks outside production, so the tests run as production;
 * the rest is what production requires. Only `DATABASE_URL` must come from outside, with the right to create databases on its server.
 */
import { tmpdir } from 'node:os';
import path from 'node:path';

// Better Auth skips its origin checks when it sees this, which vitest sets.
delete process.env.TEST;

Object.assign(process.env, {
  NODE_ENV: 'production',
  SITE_URL: 'http://localhost:3000',
  ADMIN_EMAIL: 'owner@example.com',
  GRAPHQL_ENABLED: 'true',
  // Jobs run when a test runs them.
  RUN_JOBS: 'false',
  LINK_CHECKS: 'false',
  PAYLOAD_SECRET: 'test-secret-that-no-installation-uses-0000',
  SMS_DIR: path.join(tmpdir(), `text-messages-${process.pid}`),
  // tests/setup/open-id.ts listens here: one port per worker.
  OIDC_NAME: 'Example ID',
  OIDC_ISSUER: `http://localhost:${46_112 + Number(process.env.VITEST_POOL_ID ?? 1)}`,
  OIDC_CLIENT_ID: 'directory',
  OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
});
