import type { Payload } from 'payload';

const CHECK_MS = 1000;
/** A second lasts longer when a clock is adjusted slowly, or after a pause. */
const TOLERANCE_MS = 5000;

/** Ahead of the time since the process began, which nobody sets. */
const offset = () => Date.now() - performance.now();

/** Starts the timers of jobs again when the clock was set back: they wait for a moment of the old clock, an hour away perhaps. */
export function followClock(payload: Payload): void {
  let known = offset();
  setInterval(() => {
    const now = offset();
    const isBack = now < known - TOLERANCE_MS;
    known = now;
    if (!isBack) return;
    payload.logger.warn({ msg: 'The clock was set back' });
    for (const cron of payload.crons.splice(0)) cron.stop();
    payload._initializeCrons().catch((error: unknown) => payload.logger.error({ err: error, msg: 'The timers of jobs could not be started' }));
  }, CHECK_MS).unref();
}
