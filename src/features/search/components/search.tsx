import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SEARCH_MAX_LENGTH } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { SearchDialog } from './search-dialog';

export async function Search({ locale, dropTool }: { locale: Locale; dropTool: ReactNode }) {
  const { search } = await getMessages();
  return (
    <SearchDialog locale={locale} path={localePath(routes.tools, locale)} maxLength={SEARCH_MAX_LENGTH} texts={search.dialog} dropTool={dropTool} />
  );
}
