import { API_DEFAULT_LIMIT, API_MAX_LIMIT } from './limits';

/** Publicly readable collections, in the order of the documentation. */
export const READ_COLLECTIONS = ['tools', 'categories', 'reviews', 'dictionary-terms', 'courses', 'products', 'tasks', 'faqs', 'pages'] as const;

export type ReadCollection = (typeof READ_COLLECTIONS)[number];

/** Documents on a page over REST without `limit`: one request gets all categories. */
export const defaultLimit = (collection: string): number => (collection === 'categories' ? API_MAX_LIMIT : API_DEFAULT_LIMIT);

/** Anonymous API reads per address and minute. */
export const READS_PER_MINUTE = 120;

/** Searches per address and minute: higher, since search runs while typing and many people share an address. */
export const SEARCHES_PER_MINUTE = 600;

const isReadCollection = (slug: string | undefined): slug is ReadCollection => READ_COLLECTIONS.some((known) => known === slug);

/** True for a path below `/api` that belongs to the read API: a list, a document by id, or a count. */
export function isPublicRead([collection, ...rest]: readonly string[]): boolean {
  return isReadCollection(collection) && rest.length <= 1 && /^(?:\d+|count)?$/.test(rest[0] ?? '');
}
