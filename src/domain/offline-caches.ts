/** Caches of the service worker, by what they hold. */
export const OFFLINE_CACHES = { pages: 'site-pages', terms: 'site-terms', assets: 'site-assets', images: 'site-images' } as const;

/** What a page asks of the service worker. */
export type WorkerRequest =
  /** To take over from the worker that runs now. */
  | { type: 'SKIP_WAITING' }
  /** To keep pages, the current one first, and the files that were loaded before it was there. */
  | { type: 'CACHE'; pages: string[]; assets: string[] };
