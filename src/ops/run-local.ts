/**
 * Runs a command with the settings of the local installation while `npm start` or `npm run dev` runs its database:
 * `node --import tsx src/ops/run-local.ts src/ops/seed-samples.ts`
 */
import { localDatabase } from './embedded-database';
import { givenSettings, localSecrets } from './local-secrets';
import { run } from './processes';
import { PAYLOAD_NODE_OPTIONS } from './site';

const [script = '', ...args] = process.argv.slice(2);

const given = givenSettings();
const DATABASE_URL = given.DATABASE_URL ?? localDatabase();
if (!DATABASE_URL) {
  console.error('There is no database yet: run "npm start" first and leave it running.');
  process.exit(1);
}
// Writes no secrets if all settings are given.
const PAYLOAD_SECRET = given.PAYLOAD_SECRET ?? localSecrets().payloadSecret;
const { code } = await run(['--import', 'tsx', PAYLOAD_NODE_OPTIONS, script, ...args], { ...given, DATABASE_URL, PAYLOAD_SECRET }, { show: true });
process.exit(code);
