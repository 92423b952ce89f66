import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SEARCH_MAX_LENGTH } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Icon } from '@/ui/icon';
import { SearchDialog } from './search-dialog';

export async function Search({ locale, dropTool }: { locale: Locale; dropTool: ReactNode }) {
  const { search } = await getMessages();
  return (
    <SearchDialog
      locale={locale}
      path={localePath(routes.tools, locale)}
      maxLength={SEARCH_MAX_LENGTH}
      texts={search.dialog}
      dropTool={dropTool}
      icons={{ search: <Icon name="search" />, close: <Icon name="x" />, recent: <Icon name="clock" className="size-4" /> }}
    />
  );
}
