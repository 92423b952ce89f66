import type { PlanValues, ToolChange } from './events';

/** A stored event, in the order of its number, with the day of the change (ISO). */
export type DatedChange = ToolChange & { at: string; isCorrection: boolean };

interface PricePoint {
  /** ISO; null for a price that was only known to be true before the next one. */
  since: string | null;
  price: number;
}

/** What a plan has cost since it was listed, oldest first, in one currency and unit. */
export interface PlanPrices {
  plan: PlanValues;
  points: PricePoint[];
}

function addPoint(points: PricePoint[], { price, since }: { price: number; since: string }, isCorrection: boolean): PricePoint[] {
  const last = points.at(-1);
  if (last?.price === price) return points;
  // The price before was wrong, so it never was the price.
  if (last && isCorrection) return addPoint(points.slice(0, -1), { price, since: last.since ?? since }, false);
  // A change that was noticed late replaces what was known of later days.
  const earlier = points.filter((point) => point.since === null || point.since < since);
  if (earlier.length === 0 && last)
    return [
      { since: null, price: last.price },
      { since, price },
    ];
  return earlier.at(-1)?.price === price ? earlier : [...earlier, { since, price }];
}

/** The prices of the present paid plans that have changed, from the events of a tool. Corrections replace the price that was wrong. */
export function priceHistory(events: readonly DatedChange[]): PlanPrices[] {
  const known = new Map<string, PlanPrices>();
  const note = (subject: string, plan: PlanValues | null, { at, isCorrection }: DatedChange) => {
    if (!plan || plan.price === null) {
      known.delete(subject);
      return;
    }
    const before = known.get(subject);
    const isComparable = before?.plan.currency === plan.currency && before.plan.unit === plan.unit;
    known.set(subject, { plan, points: addPoint(isComparable ? before.points : [], { price: plan.price, since: at }, isCorrection) });
  };
  for (const event of events) {
    switch (event.kind) {
      case 'listed':
      case 'unlisted':
        known.clear();
        for (const [subject, plan] of Object.entries(event.after?.plans ?? {})) note(subject, plan, event);
        break;
      case 'planAdded':
      case 'planGone':
      case 'planRenamed':
      case 'planChanged':
      case 'priceUp':
      case 'priceDown':
        note(event.subject, event.after, event);
    }
  }
  return [...known.values()].filter(({ points }) => points.length > 1);
}
