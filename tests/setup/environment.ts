/**
 * Imported first by everything that opens the CMS. Payload and its GraphQL leave out several checks unless they run in production, so the tests do;
 * the rest is what production asks for. Only `DATABASE_URL` must come from outside: a database that may be thrown away, on a server that lets one be created.
 */
import { tmpdir } from 'node:os';
import path from 'node:path';

// Better Auth leaves out its own checks of origins where it sees this, which vitest sets.
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
  // Where tests/setup/open-id.ts listens.
  OIDC_NAME: 'Example ID',
  OIDC_ISSUER: 'http://localhost:46113',
  OIDC_CLIENT_ID: 'directory',
  OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
});
