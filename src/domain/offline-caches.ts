export const OFFLINE_CACHES = { pages: 'site-pages', terms: 'site-terms', assets: 'site-assets', images: 'site-images' } as const;

/** Names the term of a part of the page with all terms, by slug. */
export const TERM_ATTRIBUTE = 'data-term';

/** Messages from a page to the service worker. */
export type WorkerRequest =
  /** Take over from the active worker. */
  | { type: 'SKIP_WAITING' }
  /** Cache pages, the current one first, and files loaded before the worker was active. Answered with true if one of the pages is cached. */
  | { type: 'CACHE'; pages: string[]; assets: string[] };
