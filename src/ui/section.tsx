import type { ReactNode } from 'react';
import { PageLink } from './page-link';
import { Part } from './part';

interface SectionProps {
  id?: string;
  title: string;
  /** Link to the complete list. */
  more?: { href: string; label: string };
  first?: boolean;
  children: ReactNode;
}

export function Section({ id, title, more, first, children }: SectionProps) {
  return (
    <section id={id} className={first ? 'mt-6' : 'mt-16'}>
      <div className="section-head">
        <h2>{title}</h2>
        {more && (
          <PageLink href={more.href} aria-label={`${more.label}: ${title}`}>
            {more.label}
          </PageLink>
        )}
      </div>
      <Part>{children}</Part>
    </section>
  );
}
