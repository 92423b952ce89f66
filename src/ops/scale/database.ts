import { createDatabase, type EmbeddedDatabase, localDatabase, runStatement, startEmbeddedDatabase } from '../embedded-database';
import { DATA_DIR, localSecrets } from '../local-secrets';
import { requireDatabase } from '../site';

const NAME = 'directory_scale';

/** The admin of the generated catalogue's site. */
export const ADMIN = { email: 'admin@example.com', password: 'only-for-measuring' };

interface Server {
  url: string;
  /** Stops the embedded server if this command started it. */
  close: EmbeddedDatabase['stop'];
}

/** The server of `DATABASE_URL`, a running site's embedded one, or a newly started one. */
async function openServer(): Promise<Server> {
  const leaveOpen = async () => undefined;
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: leaveOpen };
  const local = localDatabase('postgres');
  const isUp =
    local &&
    (await requireDatabase(local)
      .then(() => true)
      .catch(() => false));
  if (isUp) return { url: local, close: leaveOpen };
  const server = await startEmbeddedDatabase({ dataDir: DATA_DIR, password: localSecrets().databasePassword, database: 'postgres' });
  return { url: server.url, close: server.stop };
}

/** Opens the generated catalogue's database; `fresh` empties it first. */
export async function openScaleDatabase({ fresh }: { fresh: boolean }): Promise<Server> {
  const { url, close } = await openServer();
  if (fresh) await runStatement(url, `drop database if exists ${NAME} with (force)`);
  return { url: await createDatabase(url, NAME), close };
}
