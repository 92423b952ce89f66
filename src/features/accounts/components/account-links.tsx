'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Account } from '@/browser/account-session';
import type { Locale } from '@/domain/locales';
import { localePath, routes, splitLocale } from '@/domain/routes';
import { Icon } from '@/ui/icon';
import { PageLink } from '@/ui/page-link';
import { showToast } from '@/ui/show-toast';
import { signOut } from '../account-client';
import { ACCOUNT_LINKS_TEXTS } from '../account-links-texts';

const PAGES = [
  ['favorites', <Icon key="icon" name="bookmark" />],
  ['shortlists', <Icon key="icon" name="list" />],
  ['profile', <Icon key="icon" name="user-round" />],
  ['security', <Icon key="icon" name="shield-check" />],
] as const;

interface AccountLinksProps {
  account: Account;
  locale: Locale;
}

const ENTRY = 'menu-link w-full text-left';

export default function AccountLinks({ account, locale }: AccountLinksProps) {
  const texts = ACCOUNT_LINKS_TEXTS[locale];
  const { path } = splitLocale(usePathname());
  const router = useRouter();
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = async () => {
    setIsLeaving(true);
    const problem = await signOut(locale);
    setIsLeaving(false);
    if (problem) return showToast(problem, 'bad');
    if (path.startsWith(routes.profile)) router.replace(localePath(routes.home, locale));
    return showToast(texts.signedOut);
  };

  const title = account.name || account.email || account.phone;
  return (
    <>
      <p className="border-b border-line px-3 pb-3 pt-1 text-sm">
        <span className="block font-semibold">{title}</span>
        {account.email && account.email !== title && <span className="block text-xs text-muted">{account.email}</span>}
      </p>
      <ul className="pt-2">
        {PAGES.map(([page, icon]) => (
          <li key={page}>
            <PageLink href={localePath(routes[page], locale)} aria-current={path === routes[page] ? 'page' : undefined} className={ENTRY}>
              {icon}
              {texts[page]}
            </PageLink>
          </li>
        ))}
        {account.role !== 'user' && (
          <li>
            <a href={routes.admin} className={ENTRY}>
              <Icon name="layout-dashboard" />
              {texts.admin}
            </a>
          </li>
        )}
        <li>
          <button type="button" disabled={isLeaving} onClick={() => void leave()} className={ENTRY}>
            <Icon name="log-out" />
            {texts.signOut}
          </button>
        </li>
      </ul>
    </>
  );
}
