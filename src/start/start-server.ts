import { EnvironmentError, env } from '@/env';
import { printJson } from '@/log';
import { openPageCache } from '@/server/page-cache';
import { answerOperators } from './answer-operators';
import { answerCachedPages } from './cached-pages';
import { drainOnSignals } from './drain';
import { answerGonePages, readGonePaths } from './gone-pages';
import { nonceScripts } from './inline-scripts';
import { markClientAddresses } from './mark-client-addresses';
import { startMetrics } from './metrics';
import { nameRequests } from './name-requests';
import { nameOwnHost } from './own-host';
import { refuseMalformedUrls } from './refuse-malformed-urls';
import { ownResponseHeaders } from './response-headers';

const RETRY_MS = 5000;
const STARTED = Symbol.for('server-started');

/** Starts this process's job runner, retrying until the database is reachable. */
async function startJobsWhenReady(): Promise<void> {
  if (!env.RUN_JOBS) return;
  for (;;) {
    try {
      const { startJobs } = await import('@/server/door/jobs');
      await startJobs();
      return;
    } catch (error) {
      console.error(`Could not start jobs, retrying in 5 s: ${error instanceof Error ? error.message : String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

async function stopJobs(limitMs: number): Promise<void> {
  if (env.RUN_JOBS) await (await import('@/server/door/jobs')).stopJobs(limitMs);
}

/** See `web-processes.mjs`, which development does without. */
function releaseEarlyRequests(): void {
  (globalThis as { [STARTED]?: () => void })[STARTED]?.();
}

/**
 * Prepares this process for requests.
 * @param ownScripts see `nonceScripts`
 * @throws EnvironmentError when settings are missing, or are the placeholders of an image build
 */
export async function startServer(ownScripts: string[]): Promise<void> {
  if (env.BUILD_ONLY) throw new EnvironmentError('BUILD_ONLY is for building an image: a server does not start with it.');
  printJson();
  markClientAddresses();
  nameOwnHost();
  if (env.NODE_ENV === 'production') nonceScripts(ownScripts);
  ownResponseHeaders();
  openPageCache(readGonePaths);
  answerCachedPages();
  answerGonePages();
  refuseMalformedUrls();
  answerOperators();
  // Last, so that they see every request first.
  await startMetrics();
  nameRequests();
  if (env.NODE_ENV !== 'development') drainOnSignals({ noticeMs: env.STOP_NOTICE_SECONDS * 1000, stopJobs });
  if (env.SENTRY_DSN) (await import('@/telemetry/server')).startReporting({ isWebServer: true });
  // Preload: on Node 20, two concurrent first requests that import this package can fail.
  await import('isomorphic-dompurify');
  releaseEarlyRequests();
  void startJobsWhenReady();
}
