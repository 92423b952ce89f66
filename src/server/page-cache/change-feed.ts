import { Client } from 'pg';

/** Tags that changed; null if everything may have. */
export type Changed = readonly string[] | null;

interface FoundChanges {
  snapshot: string;
  /** The database's clock. */
  at: string;
  /** Null if the snapshots aren't of one history: the database was restored. */
  tags: string[] | null;
}

const RECONNECT_MS = 200;
const CONNECT_TIMEOUT_MS = 3000;
const QUERY_TIMEOUT_MS = 5000;
/** A connection that broke without a word is noticed after this time. */
const HEARTBEAT_MS = 2000;
/** Changes are deleted after a day (`cms/jobs/tidy-up`). */
const REMEMBERED_MS = 12 * 3_600_000;

/**
 * Transactions commit in another order than they get their numbers, so what is new is what the last snapshot didn't see. A database that crashed gives
 * numbers of transactions it had rolled back again, so what began since then is new too. One statement, so that the snapshot it returns is the one it
 * read with.
 */
const FIND = `select pg_current_snapshot()::text as snapshot, statement_timestamp()::text as at,
  case when pg_snapshot_xmax(pg_current_snapshot()) >= pg_snapshot_xmax($1::pg_snapshot) then array(
    select distinct unnest(tags) from cache.changes
    where transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(transaction, $1::pg_snapshot) or at > $2::timestamptz
  ) end as tags`;

/**
 * Reads committed changes of cached tags from the database, at each notification and whenever it's asked to. Nothing is missed while the connection is
 * down: the next reading begins where the last one ended.
 */
export class ChangeFeed {
  #client: Promise<Client> | null = null;
  #snapshot: string | null = null;
  #snapshotAt: string | null = null;
  #readAt = 0;
  #readings = 0;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<number> | null = null;
  #heartbeat: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    private readonly url: string,
    private readonly apply: (changed: Changed, reading: number) => void | Promise<void>,
  ) {}

  /** Follows the changes until `close`. */
  follow(): void {
    const beatIn = (delay: number) => {
      clearTimeout(this.#heartbeat);
      if (!this.#isClosed) this.#heartbeat = setTimeout(() => this.follow(), delay).unref();
    };
    this.catchUp().then(
      () => beatIn(HEARTBEAT_MS),
      () => beatIn(RECONNECT_MS),
    );
  }

  /**
   * Applies every change that was committed before this call.
   * @returns the number of the reading; later readings have higher ones
   * @throws if the database can't be reached
   */
  catchUp(): Promise<number> {
    // A reading under way may have begun before the caller's change; one that hasn't begun serves everybody who waits for it.
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      const reading = this.#read();
      this.#running = reading.catch(() => undefined);
      return reading;
    });
    return this.#next;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#heartbeat);
    await (await this.#client?.catch(() => null))?.end();
  }

  async #read(): Promise<number> {
    const startedAt = performance.now();
    const client = await this.#connected();
    const { rows } = await client.query<FoundChanges>(FIND, [this.#snapshot ?? '1:1:', this.#snapshotAt]).catch((error: unknown) => {
      this.#drop(client);
      throw error;
    });
    const found = rows[0];
    if (!found) throw new Error('The database answered without a snapshot');
    const isContinuous = this.#snapshot !== null && startedAt - this.#readAt < REMEMBERED_MS;
    this.#snapshot = found.snapshot;
    this.#snapshotAt = found.at;
    this.#readAt = startedAt;
    this.#readings += 1;
    const changed = isContinuous ? found.tags : null;
    if (changed === null || changed.length > 0) await this.apply(changed, this.#readings);
    return this.#readings;
  }

  #connected(): Promise<Client> {
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = null;
      throw error;
    });
    return this.#client;
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'page-cache',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    // Without a listener, a lost connection would end the process; `end` follows.
    client.on('error', () => undefined);
    client.on('end', () => this.#drop(client));
    client.on('notification', () => void this.catchUp().catch(() => undefined));
    await client.connect();
    await client.query('listen cache_changes');
    return client;
  }

  /** The next reading connects again, at once if the connection was lost. */
  #drop(client: Client): void {
    const dropIfCurrent = (current: Client) => {
      if (current !== client) return;
      this.#client = null;
      void client.end().catch(() => undefined);
      if (!this.#isClosed) this.follow();
    };
    void this.#client?.then(dropIfCurrent, () => undefined);
  }
}
