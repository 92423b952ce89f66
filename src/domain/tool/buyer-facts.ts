import type { Locale } from '../locales';
import definitions from './buyer-facts.json';

/**
 * What buyers ask about a tool. The site, the panel, agents, exports and the seed content read this list; a fact that isn't stated is unknown, which
 * never counts as yes.
 */
export type BuyerFact = keyof typeof definitions;
export const BUYER_FACTS = Object.keys(definitions) as [BuyerFact, ...BuyerFact[]];

type Texts = Record<Locale, string>;
interface Definition {
  label: Texts;
  /** Several values may be true at once. */
  isList?: boolean;
  values: Record<string, Texts>;
}
const known: Record<BuyerFact, Definition> = definitions;

export const buyerFactLabel = (fact: BuyerFact): Texts => known[fact].label;
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
    (values.length === 1 || known[fact].isList === true)
  );
}

/** How a fact came to be known: an editor opened the source, the maker said so, or nobody checked it. */
export const FACT_BASES = ['checked', 'maker', 'general'] as const;
export type FactBasis = (typeof FACT_BASES)[number];

/** Characters of a note. */
export const FACT_NOTE_LENGTH = 160;
