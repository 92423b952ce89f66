/**
 * Runs another command of this folder with the settings of the installation on this machine, while `npm start` or `npm run dev` keeps its
 * database up: `node --import tsx src/ops/run-local.ts src/ops/seed-samples.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedAddress } from './embedded-database';
import { localSecrets } from './local-secrets';
import { run } from './processes';
import { PAYLOAD_NODE_OPTIONS } from './site';

const dataDir = process.env.DATA_DIR ?? '.data';
const portFile = path.join(dataDir, 'postgres-port');
const [script = '', ...args] = process.argv.slice(2);

if (!process.env.DATABASE_URL && !existsSync(portFile)) {
  console.error('There is no database yet: run "npm start" first, and keep it running.');
  process.exit(1);
}
const secrets = localSecrets(dataDir);
const settings = {
  PAYLOAD_SECRET: secrets.payloadSecret,
  ...(process.env.DATABASE_URL
    ? {}
    : { DATABASE_URL: embeddedAddress({ password: secrets.databasePassword, port: Number(readFileSync(portFile, 'utf8')) }) }),
};
const { code } = await run(['--import', 'tsx', PAYLOAD_NODE_OPTIONS, script, ...args], { ...settings, ...process.env }, { show: true });
process.exit(code);
