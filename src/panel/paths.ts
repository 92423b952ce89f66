import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';

export type Condition = [field: string, operator: 'equals' | 'not_equals' | 'greater_than_equal', value: string];

interface ListQuery {
  where?: Condition[];
  sort?: string;
  search?: string;
}

/** Path of a collection's list with Payload's own filters. */
export function listPath(collection: string, { where = [], ...query }: ListQuery = {}): string {
  const params = new URLSearchParams([
    ...where.map(([field, operator, value], index) => [`where[or][0][and][${index}][${field}][${operator}]`, value]),
    ...Object.entries(query),
  ]);
  return `${routes.admin}/collections/${collection}${params.size > 0 ? `?${params}` : ''}`;
}

/** Path of the queue, or of one kind of its items. */
export const queuePath = (kind?: string | null): string => `${routes.admin}/queue${kind ? `?kind=${kind}` : ''}`;

/** Path of a tool's overview. */
export const toolPath = (slug: string): string => `${routes.admin}/tools/${encodeURIComponent(slug)}`;

/** A global is named `globals/<slug>` where a collection's slug stands. */
export const isGlobal = (collection: string): boolean => collection.startsWith('globals/');

/** Path of the edit view of a document or global; a document in the trash is in `<slug>/trash`. */
export const editViewPath = (collection: string, id: number): string =>
  `${routes.admin}/${isGlobal(collection) ? collection : `collections/${collection}/${id}`}`;

/** Path of a public page in each language. */
export const publicPaths = (path: string): Record<Locale, string> => ({ en: localePath(path, 'en'), nl: localePath(path, 'nl') });
