import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

const EVEN_TIME_MS = 400;

/**
 * Does some work in a minimum time, so that the duration of an answer doesn't reveal whether an address is known.
 * @param reveals whether this result would; others need not wait
 */
export async function inEvenTime<T>(work: () => Promise<T>, reveals: (result: T) => boolean = () => true): Promise<T> {
  const leastTime = wait(EVEN_TIME_MS);
  try {
    const result = await work();
    if (reveals(result)) await leastTime;
    return result;
  } catch (error) {
    await leastTime;
    throw error;
  }
}
