import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Failure } from './failure';

const schema = z.object({ payloadSecret: z.string().min(32), actionsKey: z.string(), databasePassword: z.string().min(16) });

/** Folder of the embedded database, its secrets, and stored mails. */
export const DATA_DIR = process.env.DATA_DIR ?? '.data';

/** Settings of the environment, and of `.env` outside production; empty ones count as missing. */
export function givenSettings(): Record<string, string> {
  if (process.env.NODE_ENV !== 'production' && existsSync('.env')) process.loadEnvFile('.env');
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/**
 * Secrets generated once and stored in a file readable only by its owner. Not for production.
 * @throws Failure when the file is unreadable
 */
export function localSecrets(dataDir = DATA_DIR): z.infer<typeof schema> {
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) {
    try {
      return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      throw new Failure(`${file} is damaged. Restore it, or delete the whole ${dataDir} folder to start over with an empty database.`);
    }
  }
  mkdirSync(dataDir, { recursive: true });
  const secrets = {
    payloadSecret: randomBytes(32).toString('hex'),
    actionsKey: randomBytes(32).toString('base64'),
    databasePassword: randomBytes(18).toString('hex'),
  };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
