import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { type Fact, joinValues } from '../facts';

/** Longer lists are folded. */
const LISTED_MAX = 8;

/** The values of a fact in a line; of a long list the first two, and the others on request. */
export function foldedValues(fact: Fact, t: (key: 'andMore', values: { names: string; count: number }) => string): ReactNode {
  if (fact.values.length <= LISTED_MAX) return joinValues(fact);
  return (
    <details>
      <summary className="inline cursor-pointer leading-6 text-link">
        {t('andMore', { names: joinValues({ ...fact, values: fact.values.slice(0, 2) }), count: fact.values.length - 2 })}
        <Icon name="chevron-down" className="ml-1 inline size-4 align-middle" />
      </summary>
      {joinValues(fact)}
    </details>
  );
}
