import { readdir, rm, stat } from 'node:fs/promises';
import { sql } from '@payloadcms/db-postgres';
import { and, lt, notInArray } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { DAY_MS } from '@/domain/durations';
import { TRANSFER_RETENTION_DAYS } from '@/domain/transfers';
import { transfers } from '@/payload-generated-schema';
import { databaseOf } from '../database/transaction';
import { TRANSFERS_DIR, transferFile } from './files';

const KEPT_MS = TRANSFER_RETENTION_DAYS * DAY_MS;

/** Deletes old imports and exports: their rows, and every file of that age, also one that an upload left behind. */
export async function forgetTransfers(req: PayloadRequest): Promise<void> {
  const db = await databaseOf(req);
  const oldest = sql`now() - make_interval(days => ${TRANSFER_RETENTION_DAYS})`;
  await db.delete(transfers).where(and(lt(transfers.updatedAt, oldest), notInArray(transfers.state, ['running', 'checking'])));
  for (const name of await readdir(TRANSFERS_DIR).catch(() => [])) {
    const found = await stat(transferFile(name)).catch(() => null);
    if (found?.isFile() && found.mtimeMs < Date.now() - KEPT_MS) await rm(transferFile(name), { force: true });
  }
}
