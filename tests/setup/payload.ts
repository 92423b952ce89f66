import './environment';

import config from '@payload-config';
import { getPayload, type Migration, type Payload, type PayloadRequest, type Where } from 'payload';
import { migrations } from '../../migrations';

export interface Actor {
  id: number;
  email: string;
  role: 'user' | 'editor' | 'admin';
  collection: 'users';
}

export type StoredDocument = Record<string, unknown> & { id: number };

interface Options {
  collection?: string;
  slug?: string;
  id?: number | string;
  data?: Record<string, unknown>;
  where?: Where;
  user?: Actor | null;
  overrideAccess?: boolean;
  draft?: boolean;
  trash?: boolean;
  depth?: number;
  limit?: number;
  sort?: string;
  locale?: 'en' | 'nl' | 'all';
  fallbackLocale?: 'en' | 'nl' | false;
  file?: { data: Buffer; name: string; mimetype: string; size: number };
  context?: Record<string, unknown>;
  publishSpecificLocale?: 'en' | 'nl';
  autosave?: boolean;
  unpublishAllLocales?: boolean;
  req?: Partial<PayloadRequest>;
}

/** The Local API with slugs as plain strings, since tests loop over collections. */
export interface LocalApi {
  create(options: Options): Promise<StoredDocument>;
  find(options: Options): Promise<{ docs: StoredDocument[]; totalDocs: number }>;
  findByID(options: Options): Promise<StoredDocument>;
  update(options: Options): Promise<StoredDocument>;
  delete(options: Options): Promise<unknown>;
  duplicate(options: Options): Promise<StoredDocument>;
  count(options: Options): Promise<{ totalDocs: number }>;
  findVersions(options: Options): Promise<{ docs: StoredDocument[]; totalDocs: number }>;
  findVersionByID(options: Options): Promise<StoredDocument>;
  restoreVersion(options: Options): Promise<StoredDocument>;
  findGlobal(options: Options): Promise<Record<string, unknown>>;
  updateGlobal(options: Options): Promise<Record<string, unknown>>;
  findGlobalVersions(options: Options): Promise<{ docs: StoredDocument[] }>;
  restoreGlobalVersion(options: Options): Promise<Record<string, unknown>>;
}

let counter = 0;

/** A unique text, since tests share one database. */
export function unique(prefix: string): string {
  counter += 1;
  return `${prefix}-${process.pid.toString(36)}${Date.now().toString(36)}${counter.toString(36)}`;
}

async function isMigrated(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.pool.query("select to_regclass('public.payload_migrations') as name");
  return rows[0]?.name !== null;
}

/** Starts Payload on the migrated test database. Logging is off, since many tests provoke errors. */
export async function startPayload(): Promise<{ payload: Payload; local: LocalApi }> {
  const payload = await getPayload({ config });
  payload.logger.level = process.env.PAYLOAD_TEST_LOG ?? 'silent';
  if (!(await isMigrated(payload))) await payload.db.migrate({ migrations: migrations as unknown as Migration[] });
  return { payload, local: payload as unknown as LocalApi };
}
