'use client';

import { PageLink } from './page-link';

interface BreadcrumbsProps {
  label: string;
  items: { name: string; href: string }[];
  /** The page itself; set `lang` if its name isn't in the page's language. */
  current: { name: string; lang?: string };
}

export function Breadcrumbs({ label, items, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="crumbs">
      <ol>
        {items.map((item) => (
          <li key={item.href}>
            <PageLink href={item.href}>{item.name}</PageLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li lang={current.lang} aria-current="page">
          {current.name}
        </li>
      </ol>
    </nav>
  );
}
