import { getMessages } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import type { AccountMenuProps } from '@/features/accounts/components/account-menu';
import { Icon } from '@/ui/icon';

/** Props shared by the header and the drawer. */
export async function accountMenuProps(locale: Locale): Promise<AccountMenuProps> {
  const { account } = await getMessages({ locale });
  return {
    locale,
    texts: account.menu,
    icons: {
      favorites: <Icon name="bookmark" />,
      profile: <Icon name="user-round" />,
      security: <Icon name="shield-check" />,
      admin: <Icon name="layout-dashboard" />,
      signOut: <Icon name="log-out" />,
    },
  };
}
