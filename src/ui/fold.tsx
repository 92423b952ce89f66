import type { ReactNode } from 'react';
import { Icon } from './icon';

interface FoldProps {
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the page that opens when it is wanted. */
export function Fold({ summary, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
