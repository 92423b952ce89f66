import type { ReactNode } from 'react';

interface FactsProps {
  /** Label and value. */
  facts: [string, ReactNode][];
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-4 text-sm lg:grid-cols-1">
      {facts.map(([term, description]) => (
        <div key={term} className="min-w-0 [overflow-wrap:anywhere]">
          <dt className="text-xs text-muted">{term}</dt>
          <dd className="mt-0.5 font-medium">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
