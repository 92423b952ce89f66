import type { IncomingMessage } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { pageCache } from '@/server/page-cache';
import { answerFirst } from './answer-first';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Path → kind of route, the first that matches; all others are pages. */
const KINDS: [RegExp, string][] = [
  [/^\/(?:nl\/)?admin(?:\/|$)/, 'panel'],
  [/^\/(?:api\/|mcp$)/, 'api'],
  [/^\/(?:_next|og|logos|icons|badges|builds)\/|\.(?!md$)\w+$/, 'file'],
  [/^\/(?:healthz|readyz|metrics)$/, 'operator'],
];

export function kindOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const [path = ''] = url.split('?', 1);
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? (headers.rsc ? 'part' : 'page');
}

/** What this process counts. With several processes, their numbers are added up. */
export const processMetrics = new Registry();
const registers = [processMetrics];

/** Pools that exist in this process once they have been used. */
function pools() {
  const { contentPool, accountsPool, limiterPool, searchPool } = globalThis;
  return { content: contentPool, accounts: accountsPool, limits: limiterPool, search: searchPool };
}

function countResources(): void {
  collectDefaultMetrics({ register: processMetrics });
  new Gauge({ name: 'page_cache_bytes', help: 'Memory of cached pages', registers, collect: collectCacheBytes });
  new Gauge({
    name: 'database_connections',
    help: 'Connections, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect: collectPools,
  });
}

function collectCacheBytes(this: Gauge): void {
  this.set(pageCache()?.bytes ?? 0);
}

function collectPools(this: Gauge<'pool' | 'state'>): void {
  for (const [pool, counts] of Object.entries(pools())) {
    if (!counts) continue;
    this.set({ pool, state: 'used' }, counts.totalCount - counts.idleCount);
    this.set({ pool, state: 'idle' }, counts.idleCount);
    this.set({ pool, state: 'waiting' }, counts.waitingCount);
  }
}

/** Measures every request of this process from its head to the end of its answer, by kind of route and class of status. */
export function measureRequests(): void {
  countResources();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by kind of route and class of status (aborted: the client left)',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers,
  });
  const cacheAnswers = new Counter({ name: 'page_cache_answers_total', help: 'Cacheable answers by result', labelNames: ['result'], registers });
  const series = new Map<string, ReturnType<typeof durations.labels>>();
  const seriesOf = (kind: string, status: string) => {
    const key = `${kind} ${status}`;
    const found = series.get(key) ?? durations.labels(kind, status);
    series.set(key, found);
    return found;
  };

  answerFirst((request, response) => {
    const began = performance.now();
    // Next rewrites the address.
    const kind = kindOf(request);
    response.once('close', () => {
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
      seriesOf(kind, status).observe((performance.now() - began) / 1000);
      const result = response.getHeader('x-nextjs-cache');
      if (typeof result === 'string') cacheAnswers.inc({ result: result.toLowerCase() });
    });
    return false;
  });
}
