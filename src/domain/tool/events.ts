import type { Locale } from '../locales';
import { BUYER_FACTS, type BuyerFact } from './buyer-facts';
import type { termsOf } from './schema';
import type { CURRENCIES, PlanKind, PlanUnit } from './vocabulary';

/**
 * What can happen to a tool that the directory tells: in public for the first time, gone, or a value that differs from the one published before.
 * `discontinued` and `available` say whether the maker still offers it, `unlisted` that it left the directory.
 */
export const TOOL_EVENT_KINDS = [
  'listed',
  'unlisted',
  'discontinued',
  'available',
  'renamed',
  'maker',
  'acquired',
  'planAdded',
  'planGone',
  'planRenamed',
  'planChanged',
  'priceUp',
  'priceDown',
  'fact',
] as const;
export type ToolEventKind = (typeof TOOL_EVENT_KINDS)[number];

/** What visitors may read apart. */
export const CHANGE_TOPICS = {
  prices: ['priceUp', 'priceDown', 'planAdded', 'planGone', 'planChanged'],
  names: ['renamed', 'maker', 'acquired', 'discontinued', 'available'],
  terms: ['fact'],
  new: ['listed'],
} as const satisfies Record<string, readonly ToolEventKind[]>;
export type ChangeTopic = keyof typeof CHANGE_TOPICS;
export const TOLD_KINDS = Object.values(CHANGE_TOPICS).flat();
/** What editors may add of the time before the directory. */
export const HISTORY_KINDS = [...CHANGE_TOPICS.prices, ...CHANGE_TOPICS.names, ...CHANGE_TOPICS.terms];
export const isChangeTopic = (value: string): value is ChangeTopic => Object.hasOwn(CHANGE_TOPICS, value);

/** A plan at a moment. Only paid plans have a price, currency and unit; terms that aren't known are left out. */
export type PlanValues = ReturnType<typeof termsOf> & {
  name: Partial<Record<Locale, string>>;
  /** What the plan includes. */
  limits?: Partial<Record<Locale, string>>;
  kind: PlanKind;
  price: number | null;
  currency: (typeof CURRENCIES)[number] | null;
  unit: PlanUnit | null;
};

/** The values of a tool whose changes are told. Plans are named by `planKey`. */
export type ToolValues = {
  name: string;
  maker: string | null;
  acquiredBy: string | null;
  isAvailable: boolean;
  plans: Record<string, PlanValues>;
  facts: Partial<Record<BuyerFact, string[]>>;
};

/** A change of each of these kinds. `subject` is the key of a plan or a fact; `before` is null if there was nothing, `after` if nothing is left. */
type Changed<Kind extends ToolEventKind, Value, Subject extends string | null = null> = Kind extends ToolEventKind
  ? { kind: Kind; subject: Subject; before: Value | null; after: Value | null }
  : never;

/** A difference between two published states of a tool. */
export type ToolChange =
  | Changed<'listed' | 'unlisted', ToolValues>
  | Changed<'discontinued' | 'available', Pick<ToolValues, 'isAvailable'>>
  | Changed<'renamed', Pick<ToolValues, 'name'>>
  | Changed<'maker', Pick<ToolValues, 'maker'>>
  | Changed<'acquired', Pick<ToolValues, 'acquiredBy'>>
  | Changed<'planAdded' | 'planGone' | 'planRenamed' | 'planChanged' | 'priceUp' | 'priceDown', PlanValues, string>
  | Changed<'fact', string[], BuyerFact>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Names a plan within a tool: its name, with its unit, since some tools sell the same plan by month and by year. */
export const planKey = ({ name, kind, unit }: Pick<PlanValues, 'name' | 'kind' | 'unit'>): string => `${name.en ?? name.nl ?? ''} · ${unit ?? kind}`;

function planKind(before: PlanValues, after: PlanValues) {
  const terms = ({ name: _, price: __, ...others }: PlanValues) => others;
  if (!isSame(terms(before), terms(after))) return 'planChanged';
  if (before.price === after.price) return 'planRenamed';
  if (before.price === null || after.price === null) return 'planChanged';
  return after.price > before.price ? 'priceUp' : 'priceDown';
}

function planChanges(before: ToolValues['plans'], after: ToolValues['plans']): ToolChange[] {
  const changed = Object.keys(after).flatMap((subject): ToolChange[] => {
    const [old, now] = [before[subject], after[subject]];
    if (!now || isSame(old, now)) return [];
    return [old ? { kind: planKind(old, now), subject, before: old, after: now } : { kind: 'planAdded', subject, before: null, after: now }];
  });
  const gone = Object.keys(before).flatMap((subject): ToolChange[] => {
    const old = before[subject];
    return old && !Object.hasOwn(after, subject) ? [{ kind: 'planGone', subject, before: old, after: null }] : [];
  });
  return [...changed, ...gone];
}

/** What differs between two published states, null for a tool that isn't public: nothing for two equal ones. */
export function toolChangesBetween(before: ToolValues | null, after: ToolValues | null): ToolChange[] {
  if (!before || !after) {
    if (after) return [{ kind: 'listed', subject: null, before: null, after }];
    return before ? [{ kind: 'unlisted', subject: null, before, after: null }] : [];
  }
  const changes: ToolChange[] = planChanges(before.plans, after.plans);
  for (const subject of BUYER_FACTS) {
    const [old = null, now = null] = [before.facts[subject], after.facts[subject]];
    if (!isSame(old, now)) changes.push({ kind: 'fact', subject, before: old, after: now });
  }
  if (before.name !== after.name) changes.push({ kind: 'renamed', subject: null, before: { name: before.name }, after: { name: after.name } });
  if (before.maker !== after.maker) changes.push({ kind: 'maker', subject: null, before: { maker: before.maker }, after: { maker: after.maker } });
  const [bought, buys] = [before, after].map(({ acquiredBy = null }) => ({ acquiredBy }));
  if (bought && buys && bought.acquiredBy !== buys.acquiredBy) changes.push({ kind: 'acquired', subject: null, before: bought, after: buys });
  if (before.isAvailable !== after.isAvailable) {
    const [was, is] = [before, after].map(({ isAvailable }) => ({ isAvailable }));
    changes.push({ kind: after.isAvailable ? 'available' : 'discontinued', subject: null, before: was ?? null, after: is ?? null });
  }
  return changes;
}

const without = <Value>(values: Record<string, Value>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

function replayOne(values: ToolValues | null, change: ToolChange): ToolValues | null {
  if (change.kind === 'listed' || change.kind === 'unlisted') return change.after;
  if (!values) throw new Error(`${change.kind} of a tool that isn't listed`);
  switch (change.kind) {
    case 'renamed':
    case 'maker':
    case 'acquired':
    case 'discontinued':
    case 'available':
      return { ...values, ...change.after };
    case 'fact': {
      const { [change.subject]: _, ...facts } = values.facts;
      return { ...values, facts: change.after ? { ...facts, [change.subject]: change.after } : facts };
    }
    default: {
      const plans = without(values.plans, change.subject);
      return { ...values, plans: change.after ? { ...plans, [change.subject]: change.after } : plans };
    }
  }
}

/** The values that a tool has after its changes, from the first on; null if it isn't public. */
export const replay = (changes: readonly ToolChange[]): ToolValues | null => changes.reduce<ToolValues | null>(replayOne, null);

/** Characters of a note. */
export const TOOL_EVENT_NOTE_LENGTH = 300;
