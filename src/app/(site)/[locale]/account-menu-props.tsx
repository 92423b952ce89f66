import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import type { AccountMenuProps } from '@/features/accounts/components/account-menu';
import { Icon } from '@/ui/icon';

/** What the account needs in the header and in the drawer, made once for both. */
export async function accountMenuProps(locale: Locale): Promise<AccountMenuProps> {
  const t = await getTranslations('account');
  return {
    locale,
    texts: t.raw('menu'),
    icons: {
      favorites: <Icon name="bookmark" />,
      profile: <Icon name="user-round" />,
      security: <Icon name="shield-check" />,
      admin: <Icon name="layout-dashboard" />,
      signOut: <Icon name="log-out" />,
    },
  };
}
