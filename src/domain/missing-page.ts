import type { DocumentKind } from './routes';

/** By the first segment of a path. */
const KINDS = {
  tools: 'tool',
  categories: 'category',
  dictionary: 'term',
  courses: 'course',
  products: 'product',
  tasks: 'task',
} as const satisfies Record<string, DocumentKind>;

/**
 * Why there is no page: no route has the path (`unmatched`), a rule of its route refuses the address, such as that for page numbers (`invalid`), or the
 * entry it names doesn't exist.
 */
export type MissingPage = { why: 'unmatched' | 'invalid' } | { why: 'entry'; type: DocumentKind; slug: string };

/** Paths whose last segment a rule checks: a page number, an audience, or the id of a review. */
const RULED = /^\/(?:tools\/(?:p|for)\/[^/]+|categories\/[^/]+\/p\/[^/]+|reviews\/[^/]+\/report)$/;

/** Paths whose query may hold a page number. */
const PAGED = /^\/tools(?:\/[^/]+\/reviews)?$/;

/** @param path of a page that was not found, without language prefix, and decoded */
export function missingPage(path: string, query: URLSearchParams): MissingPage {
  if (RULED.test(path) || (PAGED.test(path) && query.has('p'))) return { why: 'invalid' };
  const [, collection = '', slug = '', ...rest] = path.split('/');
  if (!Object.hasOwn(KINDS, collection) || slug === '' || rest.length > 0) return { why: 'unmatched' };
  return { why: 'entry', type: KINDS[collection as keyof typeof KINDS], slug };
}
