import { createLocalReq, type DefaultServerCellComponentProps, type PayloadRequest } from 'payload';
import { cache } from 'react';

export type CellContext = Pick<DefaultServerCellComponentProps, 'payload' | 'i18n'>;

/**
 * Reads for all cells of a list page at once. Cells render one by one and are given their row only, so each asks for its own id; the ids asked for in
 * the same turn become one read.
 * @param read values by id; `scope` separates reads of different collections
 */
export function readPage<T>(read: (req: PayloadRequest, scope: string, ids: number[]) => Promise<Map<number, T>>) {
  const pageOf = cache((_scope: string) => ({ ids: new Set<number>(), values: null as Promise<Map<number, T>> | null }));
  return async ({ payload, i18n }: CellContext, scope: string, id: number): Promise<T | undefined> => {
    const page = pageOf(scope);
    page.ids.add(id);
    page.values ??= new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      const ids = [...page.ids];
      page.ids.clear();
      page.values = null;
      return read(await createLocalReq({ req: { i18n: i18n as PayloadRequest['i18n'] } }, payload), scope, ids);
    });
    return (await page.values).get(id);
  };
}
