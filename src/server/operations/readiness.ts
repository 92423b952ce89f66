import { runForOperator } from './database';

export type ReadinessCheck = 'database' | 'migrations' | 'jobs';

/** A due job that nobody has begun for so long: no process runs jobs, or one hangs. */
const JOBS_LATE_SECONDS = 30 * 60;
/** Anyone may ask, so answers are shared for a moment. */
const SHARED_MS = 1000;

const STATE = `select exists(select from payload_migrations where name = $1) as migrated,
  exists(select from payload_jobs where completed_at is null and has_error is not true and processing is not true
    and coalesce(wait_until, created_at) < now() - make_interval(secs => $2)) as late`;

async function findFailures(): Promise<ReadinessCheck[]> {
  try {
    const [state] = await runForOperator<{ migrated: boolean; late: boolean }>(STATE, [process.env.NEWEST_MIGRATION, JOBS_LATE_SECONDS]);
    return [...(state?.migrated ? [] : (['migrations'] as const)), ...(state?.late ? (['jobs'] as const) : [])];
  } catch (error) {
    // Undefined table: the database is empty.
    return [(error as { code?: string }).code === '42P01' ? 'migrations' : 'database'];
  }
}

let last: { at: number; failures: Promise<ReadinessCheck[]> } | undefined;

/** The checks that fail now; none when this process can serve the site. */
export function failedChecks(): Promise<ReadinessCheck[]> {
  // Not by the clock: set back, it would repeat the answer until then.
  const now = performance.now();
  if (!last || now - last.at > SHARED_MS) last = { at: now, failures: findFailures() };
  return last.failures;
}
