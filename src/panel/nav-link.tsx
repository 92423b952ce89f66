'use client';

import { usePathname } from 'next/navigation';
import { PanelLink } from './link-list';

/** A custom view in the panel's navigation, marked while it or a page below it is open. */
export function NavLink({ href, title }: { href: string; title: string }) {
  const pathname = usePathname();
  const isOpen = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <PanelLink href={href} className={isOpen ? 'nav__link active' : 'nav__link'} aria-current={isOpen ? 'page' : undefined}>
      <span className="nav__link-label">{title}</span>
    </PanelLink>
  );
}
