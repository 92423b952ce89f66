/** Collections that other programs may read, in the order in which they are documented. */
export const READ_COLLECTIONS = ['tools', 'categories', 'reviews', 'dictionary-terms', 'courses', 'products', 'faqs', 'pages'] as const;

export type ReadCollection = (typeof READ_COLLECTIONS)[number];

/** Anonymous reads that one address may make in a minute. */
export const READS_PER_MINUTE = 120;

/** The same for the search, which asks while somebody types and serves many people behind one address. */
export const SEARCHES_PER_MINUTE = 600;

const isReadCollection = (slug: string | undefined): slug is ReadCollection => READ_COLLECTIONS.some((known) => known === slug);

/** True for a path below `/api` that is part of the read API: a list, a document by its id, or a count. */
export function isPublicRead([collection, ...rest]: readonly string[]): boolean {
  return isReadCollection(collection) && rest.length <= 1 && /^(?:\d+|count)?$/.test(rest[0] ?? '');
}
