'use client';

import type { MouseEvent, ReactNode } from 'react';
import { askToSignIn } from '@/browser/ask-to-sign-in';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { loginPath } from '../login-path';

interface SignInLinkProps {
  locale: Locale;
  className: string;
  children: ReactNode;
}

/** Opens the login dialog; without scripts or in a new tab, the login page, which returns here. */
export function SignInLink({ locale, className, children }: SignInLinkProps) {
  const href = localePath(routes.login, locale);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search } = window.location;
    if (pathname === href) return;
    event.currentTarget.href = loginPath(locale, pathname + search);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    askToSignIn();
  };
  return (
    <a href={href} onClick={open} className={className}>
      {children}
    </a>
  );
}
