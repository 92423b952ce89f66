import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { type CollectionSlug, deepCopyObjectSimple, type Payload, type PayloadRequest, type Where } from 'payload';
import { execute } from '../database/transaction';
import { isSame, type StoredValues } from '../versions/parts';
import { withJoinedInserts } from './joined-inserts';

declare module 'payload' {
  interface RequestContext {
    /** Set by the seed: documents of this request are written to memory first. */
    heldWrites?: HeldWrites;
  }
}

type Database = Payload['db'];
type CreateVersion = Parameters<Database['createVersion']>[0];
type HeldVersion = Omit<CreateVersion, 'req' | 'returning' | 'select'> & { id: number; latest: boolean };

interface HeldRow {
  collection: CollectionSlug;
  id: number;
  data: StoredValues;
  /** What the database has; null before the first `storeRows`. */
  stored: StoredValues | null;
  /** Oldest first. */
  versions: HeldVersion[];
}

/** Documents stored side by side. */
const AT_ONCE = 40;

const copyOf = <T>(data: T): T => deepCopyObjectSimple(data as never) as T;
const keyOf = (collection: string, id: unknown) => `${collection} ${String(id)}`;

/** The value that a condition asks of a field, also inside `and`. */
function askedFor(where: Where | undefined, field: string): unknown {
  if (!where) return undefined;
  const condition = where[field] as { equals?: unknown } | undefined;
  return condition?.equals ?? where.and?.map((one) => askedFor(one, field)).find((value) => value !== undefined);
}

/** Drops unchanged lists: each has its own table, where Payload would delete and reinsert every row. */
const withoutSameLists = (data: StoredValues, before: StoredValues): StoredValues =>
  Object.fromEntries(Object.entries(data).filter(([name, value]) => !(Array.isArray(value) && isSame(value, before[name]))));

/**
 * Documents and versions that Payload has created or changed, in all languages as the database returns them. To publish two languages, Payload reads
 * and writes a document about ten times, each in up to 30 statements; here that costs nothing, and `store` writes every row and version once. All
 * hooks and validations run.
 */
export class HeldWrites {
  readonly #database: Database;
  readonly #original: Pick<Database, 'create' | 'updateOne' | 'createVersion'>;
  readonly #rows = new Map<string, HeldRow>();
  #versionCount = 0;

  constructor(database: Database, original: Pick<Database, 'create' | 'updateOne' | 'createVersion'>) {
    this.#database = database;
    this.#original = original;
  }

  row(collection: string, id: unknown): HeldRow | undefined {
    return this.#rows.get(keyOf(collection, id));
  }

  read(row: HeldRow): StoredValues {
    return copyOf(row.data);
  }

  async create(collection: CollectionSlug, data: StoredValues, req: PayloadRequest): Promise<StoredValues> {
    const table = collection.replaceAll('-', '_');
    const ids = await execute<{ id: number }>(req, sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id`);
    const id = Number(ids[0]?.id);
    const now = new Date().toISOString();
    const { createdAt = now, updatedAt = now, ...content } = copyOf(data);
    const row = { collection, id, data: { ...content, createdAt, updatedAt, id }, stored: null, versions: [] };
    this.#rows.set(keyOf(collection, id), row);
    return this.read(row);
  }

  update(row: HeldRow, data: StoredValues): StoredValues {
    row.data = { ...row.data, ...copyOf(data), id: row.id };
    return this.read(row);
  }

  createVersion(row: HeldRow, { req: _req, returning: _returning, select: _select, ...created }: CreateVersion): HeldVersion {
    this.#versionCount += 1;
    const held = { ...created, versionData: copyOf(created.versionData), id: this.#versionCount, latest: true };
    for (const older of row.versions) older.latest = false;
    row.versions.push(held);
    return held;
  }

  updateVersion(row: HeldRow, id: unknown, { version, ...fields }: { version?: StoredValues }): HeldVersion | undefined {
    const held = row.versions.find((one) => one.id === id);
    return held && Object.assign(held, fields, version ? { versionData: copyOf(version) } : {});
  }

  async #storeEach<T>(items: Iterable<T>, store: (item: T) => Promise<void>): Promise<void> {
    const rest = [...items].values();
    const worker = async () => {
      for (const item of rest) await store(item);
    };
    // All end before a failure is reported: the rollback returns their connection to the pool.
    const workers = await withJoinedInserts(this.#database as unknown as PostgresAdapter, () =>
      Promise.allSettled(Array.from({ length: AT_ONCE }, worker)),
    );
    for (const result of workers) if (result.status === 'rejected') throw result.reason;
  }

  /** Writes the rows to the database, so that others may refer to them. They stay known, because they may change again. */
  async storeRows(req: Partial<PayloadRequest>): Promise<void> {
    const changed = [...this.#rows.values()].filter(({ data, stored }) => data !== stored);
    await this.#storeEach(changed, async (row) => {
      const { collection, id, data, stored } = row;
      const common = { collection, req, returning: false };
      if (stored) await this.#original.updateOne({ ...common, id, data: withoutSameLists(copyOf(data), stored) });
      else await this.#original.create({ ...common, customID: id, data: copyOf(data) });
      row.stored = data;
    });
  }

  /** Writes rows and versions to the database. */
  async store(req: Partial<PayloadRequest>, onVersion: () => void): Promise<void> {
    await this.storeRows(req);
    const versions = [...this.#rows.values()].flatMap((row) => row.versions.splice(0)).sort((a, b) => a.id - b.id);
    await this.#storeEach(versions, async ({ id: _id, latest: _latest, ...version }) => {
      await this.#original.createVersion({ ...version, req, returning: false });
      onVersion();
    });
  }
}

const asVersion = ({ id, parent, latest, autosave, createdAt, updatedAt, versionData }: HeldVersion) => ({
  ...{ id, parent, latest, autosave, createdAt, updatedAt },
  version: copyOf(versionData),
});

/** Runs `work`; documents of requests that carry its held writes are read from and written to these. */
export async function withHeldWrites<T>({ db }: Payload, work: (held: HeldWrites) => Promise<T>): Promise<T> {
  const { create, updateOne, findOne, createVersion, updateVersion, findVersions } = db;
  const original = {
    create: create.bind(db),
    updateOne: updateOne.bind(db),
    findOne: findOne.bind(db),
    createVersion: createVersion.bind(db),
    updateVersion: updateVersion.bind(db),
    findVersions: findVersions.bind(db),
  };
  const held = new HeldWrites(db, original);
  const isHeld = (req: Partial<PayloadRequest> | undefined): req is PayloadRequest => req?.context?.heldWrites === held;
  const heldRow = (req: Partial<PayloadRequest> | undefined, collection: string, id: unknown) => (isHeld(req) ? held.row(collection, id) : undefined);
  const replaced = {
    create: (args) => (isHeld(args.req) ? held.create(args.collection, args.data, args.req) : original.create(args)),
    updateOne: async (args) => {
      const row = heldRow(args.req, args.collection, args.id);
      return row ? held.update(row, args.data) : original.updateOne(args);
    },
    findOne: async (args) => {
      const row = heldRow(args.req, args.collection, askedFor(args.where, 'id'));
      return row ? held.read(row) : original.findOne(args);
    },
    createVersion: async (args) => {
      const row = heldRow(args.req, args.collectionSlug, args.parent);
      return row ? asVersion(held.createVersion(row, args)) : original.createVersion(args);
    },
    updateVersion: async (args) => {
      const row = heldRow(args.req, args.collection, args.versionData.parent);
      const version = row && held.updateVersion(row, args.id, args.versionData);
      return version ? asVersion(version) : original.updateVersion(args);
    },
    findVersions: async (args) => {
      const row = heldRow(args.req, args.collection, askedFor(args.where, 'parent'));
      if (!row) return original.findVersions(args);
      const latest = askedFor(args.where, 'latest');
      const found = row.versions.filter((version) => latest === undefined || version.latest === latest).reverse();
      const [limit, page] = [args.limit || found.length, args.page ?? 1];
      return { docs: found.slice((page - 1) * limit, page * limit).map(asVersion) };
    },
  } as Partial<Database>;
  Object.assign(db, replaced);
  try {
    return await work(held);
  } finally {
    Object.assign(db, { create, updateOne, findOne, createVersion, updateVersion, findVersions });
  }
}
