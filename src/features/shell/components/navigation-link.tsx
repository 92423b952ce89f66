'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from '@/ui/page-link';
import { currentMark } from '../current-mark';

interface NavigationLinkProps {
  /** With language prefix. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** Marks the current page, and the list that it is in. */
export function NavigationLink({ href, className, children }: NavigationLinkProps) {
  return (
    <PageLink href={href} aria-current={currentMark(href, usePathname())} className={className}>
      {children}
    </PageLink>
  );
}
