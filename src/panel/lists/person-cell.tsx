import type { DefaultServerCellComponentProps } from 'payload';
import { accountNames } from '@/cms/accounts/account-name';
import { readPage } from './read-page';

/** Names of accounts, for all rows of a page at once. */
export const personOf = readPage((req, _scope, ids) => accountNames(req, ids));

/** Who wrote the newest version. */
export async function PersonCell({ cellData, payload, i18n }: DefaultServerCellComponentProps) {
  const name = cellData ? await personOf({ payload, i18n }, 'users', Number(cellData)) : undefined;
  return name ?? '–';
}
