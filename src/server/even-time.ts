import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

const EVEN_TIME_MS = 400;

/** Does some work in a minimum time, so that the duration of an answer doesn't reveal whether an address is known. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), wait(EVEN_TIME_MS)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
