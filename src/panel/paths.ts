import { routes } from '@/domain/routes';

type Operator = 'equals' | 'not_equals' | 'greater_than_equal';

interface ListQuery {
  where?: [field: string, operator: Operator, value: string][];
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
