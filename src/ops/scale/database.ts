import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { type EmbeddedDatabase, embeddedAddress, startEmbeddedDatabase } from '../embedded-database';
import { localSecrets } from '../local-secrets';
import { requireDatabase } from '../site';

const NAME = 'directory_scale';
const DATA_DIR = process.env.DATA_DIR ?? '.data';

export interface ScaleDatabase {
  url: string;
  /** Stops the embedded server if this command started it. */
  close(): Promise<void>;
}

const withDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** The server of `DATABASE_URL`, a running site's embedded one, or a newly started one. */
async function openServer(): Promise<{ url: string; close: EmbeddedDatabase['stop'] }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => undefined };
  const password = localSecrets(DATA_DIR).databasePassword;
  const portFile = path.join(DATA_DIR, 'postgres-port');
  if (existsSync(portFile)) {
    const url = embeddedAddress({ password, port: Number(readFileSync(portFile, 'utf8')), database: 'postgres' });
    const isUp = await requireDatabase(url).then(
      () => true,
      () => false,
    );
    if (isUp) return { url, close: async () => undefined };
  }
  const server = await startEmbeddedDatabase({ dataDir: DATA_DIR, password, database: 'postgres' });
  return { url: server.url, close: server.stop };
}

/** Opens the generated catalogue's database; `fresh` empties it first. */
export async function openScaleDatabase({ fresh }: { fresh: boolean }): Promise<ScaleDatabase> {
  const server = await openServer();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    if (fresh) await client.query(`drop database if exists ${NAME} with (force)`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`create database ${NAME}`);
  } finally {
    await client.end();
  }
  return { url: withDatabase(server.url, NAME), close: server.close };
}
