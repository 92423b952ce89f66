/**
 * Runs a command with the settings of the local installation while `npm start` or `npm run dev` runs its database:
 * `node --import tsx src/ops/run-local.ts src/ops/seed-samples.ts`
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

/** The launcher's defaults for missing settings; writes nothing if all are given. */
function localSettings(): Record<string, string> {
  if (process.env.DATABASE_URL && process.env.PAYLOAD_SECRET) return {};
  if (!process.env.DATABASE_URL && !existsSync(portFile)) {
    console.error('There is no database yet: run "npm start" first and leave it running.');
    process.exit(1);
  }
  const secrets = localSecrets(dataDir);
  return {
    PAYLOAD_SECRET: secrets.payloadSecret,
    ...(process.env.DATABASE_URL
      ? {}
      : { DATABASE_URL: embeddedAddress({ password: secrets.databasePassword, port: Number(readFileSync(portFile, 'utf8')) }) }),
  };
}

if (process.env.NODE_ENV !== 'production' && existsSync('.env')) process.loadEnvFile('.env');
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
const { code } = await run(['--import', 'tsx', PAYLOAD_NODE_OPTIONS, script, ...args], { ...localSettings(), ...given }, { show: true });
process.exit(code);
