import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SEARCH_MAX_LENGTH } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Icon } from '@/ui/icon';
import { SearchDialog } from './search-dialog';

export async function Search({ locale, dropTool }: { locale: Locale; dropTool: ReactNode }) {
  const t = await getTranslations('search');
  return (
    <SearchDialog
      locale={locale}
      path={localePath(routes.tools, locale)}
      maxLength={SEARCH_MAX_LENGTH}
      texts={{
        open: t('open'),
        shortcut: t('shortcut'),
        title: t('dialog'),
        placeholder: t('label'),
        close: t('close'),
        tools: t('kindsMany.tool'),
        category: t('kindsMany.category'),
        term: t('kindsMany.term'),
        course: t('kindsMany.course'),
        product: t('kindsMany.product'),
        recent: t('recent'),
        clearRecent: t('clearRecent'),
        seeAll: t.raw('seeAllFor'),
        corrected: t.raw('correctedShort'),
        empty: t.raw('emptyShort'),
        emptyHint: t('emptyHint'),
        failed: t('failed'),
        loading: t('loading'),
        found: t.raw('found'),
      }}
      dropTool={dropTool}
      icons={{ search: <Icon name="search" />, close: <Icon name="x" />, recent: <Icon name="clock" className="size-4" /> }}
    />
  );
}
