export const OFFLINE_CACHES = { pages: 'site-pages', terms: 'site-terms', assets: 'site-assets', images: 'site-images' } as const;

/** Messages from a page to the service worker. */
export type WorkerRequest =
  /** Take over from the active worker. */
  | { type: 'SKIP_WAITING' }
  /** Cache pages, the current one first, and files loaded before the worker was active. */
  | { type: 'CACHE'; pages: string[]; assets: string[] };
