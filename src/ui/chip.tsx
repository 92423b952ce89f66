import type { ReactNode } from 'react';
import { PageLink } from './page-link';

export function Chip({ href, children }: { href?: string; children: ReactNode }) {
  if (!href) return <span className="chip">{children}</span>;
  return (
    <PageLink href={href} className="chip">
      {children}
    </PageLink>
  );
}
