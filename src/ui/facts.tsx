import type { ReactNode } from 'react';

interface FactsProps {
  /** Label and value. */
  facts: [string, ReactNode][];
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(([term, description]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
