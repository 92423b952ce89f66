import type { Locale } from '../locales';
import definitions from './buyer-facts.json';

/**
 * What buyers ask about a tool. The site, the panel, agents, exports and the seed content read this list; a fact that isn't stated is unknown, which
 * never counts as yes.
 */
export type BuyerFact = keyof typeof definitions;
export const BUYER_FACTS = Object.keys(definitions) as [BuyerFact, ...BuyerFact[]];

export const isBuyerFact = (value: unknown): value is BuyerFact => BUYER_FACTS.some((fact) => fact === value);

type Texts = Record<Locale, string>;
interface Definition {
  label: Texts;
  /** How much a stale value misleads: 3 decides a purchase, 1 is good to know. */
  weight: number;
  /** Several values may be true at once. */
  isList?: boolean;
  values: Record<string, Texts>;
}
const known: Record<BuyerFact, Definition> = definitions;

/** A value for each fact. */
export const perFact = <T>(make: (fact: BuyerFact) => T) => Object.fromEntries(BUYER_FACTS.map((fact) => [fact, make(fact)])) as Record<BuyerFact, T>;

export const buyerFactLabel = (fact: BuyerFact): Texts => known[fact].label;
export const buyerFactWeight = (fact: BuyerFact): number => known[fact].weight;
export const isListFact = (fact: BuyerFact): boolean => known[fact].isList === true;
export const buyerFactValues = (fact: BuyerFact): string[] => Object.keys(known[fact].values);
export const buyerFactValueLabel = (fact: BuyerFact, value: string): Texts | undefined => known[fact].values[value];

/** The values of all facts, each once. */
export const FACT_VALUES = [...new Set(BUYER_FACTS.flatMap(buyerFactValues))] as [string, ...string[]];

/** True if a fact may have these values: known, different, and one only unless it is a list. */
export function fitsFact(fact: BuyerFact, values: readonly string[]): boolean {
  const allowed = buyerFactValues(fact);
  return (
    values.length > 0 &&
    new Set(values).size === values.length &&
    values.every((value) => allowed.includes(value)) &&
    (values.length === 1 || isListFact(fact))
  );
}

/** How a fact came to be known: an editor opened the source, the maker said so, or nobody checked it. */
export const FACT_BASES = ['checked', 'maker', 'general'] as const;
export type FactBasis = (typeof FACT_BASES)[number];

/** Facts that were checked or told have a day; only checked ones must have a source. */
export const isDated = (basis: FactBasis | undefined): boolean => basis !== 'general';
export const needsSource = (basis: FactBasis | undefined): boolean => basis === 'checked';

const DAY = 'yyyy-mm-dd'.length;
/** The earliest time zone. */
const EARLIEST_MS = 14 * 3_600_000;

/** True if a day has begun somewhere. Of a date with a time, the day counts: pickers store noon. */
export const hasBegun = (date: Date | string): boolean => Date.parse(new Date(date).toISOString().slice(0, DAY)) - EARLIEST_MS <= Date.now();

/** Characters of a note. */
export const FACT_NOTE_LENGTH = 160;
