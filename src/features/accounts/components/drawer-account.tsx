'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useAccountSession } from '@/browser/account-session';
import { localePath, routes } from '@/domain/routes';
import { PageLink } from '@/ui/page-link';
import type { AccountMenuProps } from './account-menu';
import { SignInLink } from './sign-in-link';

const AccountLinks = lazy(() => import('./account-links'));

const ENTRY =
  'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-sm font-medium hover:bg-primary-soft hover:text-primary [&_svg]:text-primary';

export function DrawerAccount(props: AccountMenuProps) {
  const session = useAccountSession();
  const { locale, texts, icons } = props;
  const frame = (children: ReactNode) => <div className="mt-3 border-t border-line pt-3">{children}</div>;
  if (session.state === 'signed-in') {
    return frame(
      <Suspense>
        <AccountLinks account={session.account} {...props} />
      </Suspense>,
    );
  }
  return frame(
    <>
      <SignInLink locale={locale} className={ENTRY}>
        {icons.profile}
        {session.state === 'challenged' ? texts.enterCode : texts.signIn}
      </SignInLink>
      <PageLink href={localePath(routes.favorites, locale)} className={ENTRY}>
        {icons.favorites}
        {texts.favorites}
      </PageLink>
    </>,
  );
}
