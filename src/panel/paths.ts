type Operator = 'equals' | 'not_equals' | 'greater_than_equal';

/** Path of a collection's list with Payload's own filters. */
export function listPath(
  adminRoute: string,
  collection: string,
  { where = [], sort, search }: { where?: [field: string, operator: Operator, value: string][]; sort?: string; search?: string } = {},
): string {
  const params = new URLSearchParams([
    ...where.map(([field, operator, value], index) => [`where[or][0][and][${index}][${field}][${operator}]`, value]),
    ...(sort ? [['sort', sort]] : []),
    ...(search ? [['search', search]] : []),
  ]);
  const query = params.toString();
  return `${adminRoute}/collections/${collection}${query ? `?${query}` : ''}`;
}

/** Path of a tool's overview. */
export const toolPath = (adminRoute: string, slug: string): string => `${adminRoute}/tools/${encodeURIComponent(slug)}`;

/** Path of a document's edit view. */
export const editViewPath = (adminRoute: string, { collection, id }: { collection: string; id: number }): string =>
  `${adminRoute}/collections/${collection}/${id}`;
