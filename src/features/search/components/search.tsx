import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { SearchOpener } from './search-opener';

export async function Search({ locale, dropTool }: { locale: Locale; dropTool: ReactNode }) {
  const { open, title, placeholder, shortcut, close, failed } = (await getMessages()).search.dialog;
  const texts = { open, title, placeholder, shortcut, close, failed };
  return <SearchOpener locale={locale} path={localePath(routes.tools, locale)} texts={texts} dropTool={dropTool} />;
}
