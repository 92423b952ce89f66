'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import type { Account } from '@/browser/account-session';
import type { Locale } from '@/domain/locales';
import { localePath, routes, splitLocale } from '@/domain/routes';
import { PageLink } from '@/ui/page-link';
import { showToast } from '@/ui/show-toast';
import type { MenuTexts } from '../account-texts';
import { signOut } from '../sign-out';

export interface AccountIcons {
  favorites: ReactNode;
  profile: ReactNode;
  security: ReactNode;
  admin: ReactNode;
  signOut: ReactNode;
}

interface AccountLinksProps {
  account: Account;
  locale: Locale;
  texts: MenuTexts;
  icons: AccountIcons;
}

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left text-sm font-medium hover:bg-primary-soft hover:text-primary aria-[current=page]:text-primary [&_svg]:text-primary';

export default function AccountLinks({ account, locale, texts, icons }: AccountLinksProps) {
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

  const entries = [
    { to: routes.favorites, text: texts.favorites, icon: icons.favorites },
    { to: routes.profile, text: texts.profile, icon: icons.profile },
    { to: routes.security, text: texts.security, icon: icons.security },
  ];
  const title = account.name || account.email || account.phone;
  return (
    <>
      <p className="border-b border-line px-3 pb-3 pt-1 text-sm">
        <span className="block font-semibold [overflow-wrap:anywhere]">{title}</span>
        {account.email && account.email !== title && <span className="block text-xs text-muted [overflow-wrap:anywhere]">{account.email}</span>}
      </p>
      <ul className="pt-2">
        {entries.map(({ to, text, icon }) => (
          <li key={to}>
            <PageLink href={localePath(to, locale)} aria-current={path === to ? 'page' : undefined} className={ENTRY}>
              {icon}
              {text}
            </PageLink>
          </li>
        ))}
        {account.role !== 'user' && (
          <li>
            <a href={routes.admin} className={ENTRY}>
              {icons.admin}
              {texts.admin}
            </a>
          </li>
        )}
        <li>
          <button type="button" disabled={isLeaving} onClick={() => void leave()} className={ENTRY}>
            {icons.signOut}
            {texts.signOut}
          </button>
        </li>
      </ul>
    </>
  );
}
