import type { PayloadRequest } from 'payload';
import { listCoverage } from '@/cms/translations/coverage';
import type { WorkList } from './paths';

/** A document of a work list and the page of the list it is on. */
export interface Neighbour {
  id: number;
  page: number;
}

interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/**
 * The documents before and after one in a work list. Finished documents leave the list and later ones move up, so the page before is searched too;
 * a document on neither page is followed by the first of its page.
 */
export async function findNeighbours(req: PayloadRequest, document: { collection: string; id: number }, list: WorkList): Promise<Neighbours> {
  const { collection, id } = document;
  const read = async (page: number): Promise<Neighbour[]> => {
    if (page < 1) return [];
    const { rows } = await listCoverage(req, { collection, ...list, page });
    return rows.map((row) => ({ id: row.id, page }));
  };
  const near = [...(await read(list.page - 1)), ...(await read(list.page))];
  const position = near.findIndex((row) => row.id === id);
  if (position === -1) {
    const start = near.findIndex(({ page }) => page === list.page);
    return { previous: near[start - 1] ?? null, next: near[start] ?? null };
  }
  return {
    previous: near[position - 1] ?? (await read(list.page - 2)).at(-1) ?? null,
    next: near[position + 1] ?? (await read(list.page + 1))[0] ?? null,
  };
}
