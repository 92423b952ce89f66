'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { localePath, splitLocale } from '@/domain/routes';
import { PageLink } from '@/ui/page-link';

interface NavigationLinkProps {
  /** With language prefix. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** Marks the current page. */
export function NavigationLink({ href, className, children }: NavigationLinkProps) {
  const { locale, path } = splitLocale(usePathname());
  return (
    <PageLink href={href} aria-current={localePath(path, locale) === href ? 'page' : undefined} className={className}>
      {children}
    </PageLink>
  );
}
