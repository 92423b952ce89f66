/**
 * `npm run worker`: runs jobs in a separate process, for web servers with `RUN_JOBS=false`. Any number may run: one works, and another takes over
 * when it ends.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { messageOf } from './failure';

const RETRY_MS = 2000;
/** Less than what containers and `npm start` allow for stopping. */
const FINISH_MS = 8000;

process.env.RUN_JOBS = 'true';

let payload: Payload | undefined;
let isStopping = false;

async function shutDown(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const { stopJobs } = await import('@/cms/jobs/stop-jobs');
  if (payload) await stopJobs(payload, FINISH_MS);
  await Promise.race([payload?.destroy(), sleep(1000)]);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shutDown());

async function connect(): Promise<Payload> {
  const [{ env }, { requireDatabase }, { getPayload }] = await Promise.all([import('@/env'), import('./site'), import('payload')]);
  const config = import('@payload-config').then((module) => module.default);
  for (;;) {
    try {
      await requireDatabase(env.DATABASE_URL);
      return await getPayload({ config });
    } catch (error) {
      if (isStopping) return new Promise(() => undefined);
      console.error(`The worker waits. ${messageOf(error)}`);
      await sleep(RETRY_MS);
    }
  }
}

try {
  (await import('@/log')).printJson();
  if (process.env.SENTRY_DSN) {
    const { startReporting } = await import('@/telemetry/server');
    startReporting({ isWebServer: false });
  }
  const { getPayload } = await import('payload');
  payload = await connect();
  // Without a listener, a broken idle connection would end the process.
  payload.db.pool.on('error', (error: Error) => payload?.logger.warn({ msg: `The database went away: ${error.message}` }));
  if (!isStopping) {
    await getPayload({ config: payload.config, cron: true });
    (await import('@/cms/jobs/follow-clock')).followClock(payload);
    console.log('The worker runs jobs.');
  }
} catch (error) {
  console.error(error instanceof Error && error.name === 'EnvironmentError' ? error.message : error);
  process.exit(1);
}
