import type { Changed } from './change-feed';

/** The tag of every page. */
export const EVERY_PAGE = 'page';
/** For fetches that were under way at the first purge. */
const AGAIN_MS = 2000;
const RETRY_MS = 1000;
const TIMEOUT_MS = 3000;
/** A purge names this many tags at most. */
const TAGS_PER_PURGE = 100;
/** More are every page. */
const TAGS_WAITING = 5000;

/** Purges changed tags from a cache in front of the site, until it has confirmed them; twice, since an answer may have been on its way to it. */
export class Edge {
  #waiting = new Set<string>();
  #isPurging = false;

  /** @param origin where the cache takes `PURGE` requests, such as http://edge:6080 */
  constructor(private readonly origin: string) {}

  purge(changed: Changed): void {
    this.#add(changed ?? [EVERY_PAGE]);
    setTimeout(() => this.#add(changed ?? [EVERY_PAGE]), AGAIN_MS).unref();
  }

  #add(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.add(tag);
    if (this.#waiting.size > TAGS_WAITING) this.#waiting.add(EVERY_PAGE);
    if (!this.#isPurging) void this.#purgeWaiting();
  }

  async #purgeWaiting(): Promise<void> {
    this.#isPurging = true;
    while (this.#waiting.size > 0) {
      const tags = this.#waiting.has(EVERY_PAGE) ? [EVERY_PAGE] : [...this.#waiting].slice(0, TAGS_PER_PURGE);
      const sent = tags[0] === EVERY_PAGE ? [...this.#waiting] : tags;
      for (const tag of sent) this.#waiting.delete(tag);
      if (await this.#isPurged(tags)) continue;
      for (const tag of sent) this.#waiting.add(tag);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
    }
    this.#isPurging = false;
  }

  async #isPurged(tags: readonly string[]): Promise<boolean> {
    try {
      const answer = await fetch(this.origin, {
        method: 'PURGE',
        headers: { 'xkey-purge': tags.join(' ') },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
