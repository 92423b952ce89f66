import type { DefaultServerCellComponentProps } from 'payload';
import { readPage } from './read-page';

/** Names of accounts. Editors see who works with them, although they can't open other accounts. */
export const personOf = readPage(async ({ payload }, _scope, ids) => {
  const { docs } = await payload.find({ collection: 'users', where: { id: { in: ids } }, limit: 0, pagination: false, depth: 0, trash: true });
  return new Map(docs.map(({ id, name, email }) => [id, name || email]));
});

/** Who wrote the newest version. */
export async function PersonCell({ cellData, payload, i18n }: DefaultServerCellComponentProps) {
  const name = cellData ? await personOf({ payload, i18n }, 'users', Number(cellData)) : undefined;
  return name ?? '–';
}
