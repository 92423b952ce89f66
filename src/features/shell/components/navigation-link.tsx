'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { localePath, routes, splitLocale } from '@/domain/routes';
import { PageLink } from '@/ui/page-link';

interface NavigationLinkProps {
  /** With language prefix. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** Marks the current page, and the list that it is in. */
export function NavigationLink({ href, className, children }: NavigationLinkProps) {
  const { locale, path } = splitLocale(usePathname());
  const current = localePath(path, locale);
  const isWithin = href !== localePath(routes.home, locale) && current.startsWith(`${href}/`);
  return (
    <PageLink href={href} aria-current={current === href ? 'page' : isWithin || undefined} className={className}>
      {children}
    </PageLink>
  );
}
