'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { localePath, splitLocale } from '@/domain/routes';

interface NavigationLinkProps {
  /** With language prefix. */
  href: string;
  className: string;
  children: ReactNode;
}

/** A link of the navigation that knows whether it leads to the page being shown. */
export function NavigationLink({ href, className, children }: NavigationLinkProps) {
  const { locale, path } = splitLocale(usePathname());
  return (
    <Link href={href} prefetch={false} aria-current={localePath(path, locale) === href ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
