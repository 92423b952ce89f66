import type { Payload } from 'payload';

/** What a pool of pg tells about its connections. */
interface PoolState {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

declare global {
  // The web server's metrics read it; Next bundles what counts and what is counted apart.
  var contentPool: PoolState | undefined;
}

/** Shows the CMS's pool to the metrics of this process. */
export function sharePool({ db }: Payload): void {
  globalThis.contentPool = db.pool;
}
