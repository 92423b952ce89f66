import 'server-only';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const EVEN_TIME_MS = 400;
/** Up to this much more, at random: timers end a millisecond late behind other work, such as a mail that is sent meanwhile. */
const BLUR_MS = 60;

/**
 * Lets some work take a whole number of even times, so that the duration of an answer doesn't reveal whether an address is known; one minimum would on
 * a busy machine.
 * @param reveals whether this result would; others need not wait
 */
export async function inEvenTime<T>(work: () => Promise<T>, reveals: (result: T) => boolean = () => true): Promise<T> {
  const startedAt = performance.now();
  const evened = () => wait(EVEN_TIME_MS - ((performance.now() - startedAt) % EVEN_TIME_MS) + randomInt(BLUR_MS));
  try {
    const result = await work();
    if (reveals(result)) await evened();
    return result;
  } catch (error) {
    await evened();
    throw error;
  }
}
