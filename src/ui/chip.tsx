import type { ReactNode } from 'react';
import { PageLink } from './page-link';

const STYLE = 'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-surface px-3 py-1 text-xs font-medium';

export function Chip({ href, children }: { href?: string; children: ReactNode }) {
  if (!href) return <span className={`${STYLE} text-muted`}>{children}</span>;
  return (
    <PageLink href={href} className={`${STYLE} text-text transition-colors hover:border-primary hover:text-primary`}>
      {children}
    </PageLink>
  );
}
