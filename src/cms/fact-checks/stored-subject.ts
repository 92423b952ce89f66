import { createHash } from 'node:crypto';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import type { FactBasis } from '@/domain/tool/buyer-facts';
import type { CheckSubject } from '@/domain/tool/fact-checks';
import type { PlanKind, PlanUnit } from '@/domain/tool/vocabulary';
import type { Tool } from '@/payload-types';
import { recordOf, type StoredValues } from '../versions/parts';

export type Notes = Partial<Record<Locale, string>>;

/** A fact as the database holds it, with the notes of all languages. */
export interface StoredFact {
  id: string;
  values: string[];
  notes: Notes;
  basis: FactBasis;
  checkedAt: string | null;
  sourceUrl: string | null;
}

export interface StoredPlan {
  id: string;
  names: Partial<Record<Locale, string>>;
  kind: PlanKind;
  price: number | null;
  currency: string | null;
  unit: PlanUnit | null;
}

export interface StoredPlans {
  plans: StoredPlan[];
  pricesAsOf: string | null;
  basis: FactBasis;
  sourceUrl: string | null;
}

const rowsOf = (value: unknown): StoredValues[] => (Array.isArray(value) ? value.map(recordOf) : []);

const textsOf = (value: unknown): Notes => {
  const texts = recordOf(value);
  return Object.fromEntries(LOCALE_CODES.flatMap((code) => (texts[code] ? [[code, String(texts[code])]] : [])));
};

const dayOf = (value: unknown): string | null => (value ? new Date(String(value)).toISOString() : null);

/** The row of a fact in a stored tool; null if the tool doesn't state it. */
export function storedFact(tool: StoredValues, fact: CheckSubject): StoredFact | null {
  const row = rowsOf(tool.buyerFacts).find((one) => one.fact === fact);
  if (!row) return null;
  const { id, values, basis, sourceUrl } = row as unknown as NonNullable<Tool['buyerFacts']>[number];
  return {
    id: String(id),
    values: Array.isArray(values) ? values.map(String) : [],
    notes: textsOf(row.note),
    basis,
    checkedAt: dayOf(row.checkedAt),
    sourceUrl: sourceUrl || null,
  };
}

/** The plans of a stored tool; null without any. */
export function storedPlans(tool: StoredValues): StoredPlans | null {
  const plans = rowsOf(tool.plans).map(({ id, name, kind, price, currency, unit }) => ({
    id: String(id),
    names: textsOf(name),
    kind: kind as PlanKind,
    price: typeof price === 'number' ? price : null,
    currency: currency ? String(currency) : null,
    unit: (unit as PlanUnit | undefined) ?? null,
  }));
  if (plans.length === 0) return null;
  const { pricesAsOf, pricesBasis, pricesUrl } = tool as unknown as Tool;
  return { plans, pricesAsOf: dayOf(pricesAsOf), basis: pricesBasis ?? 'general', sourceUrl: pricesUrl || null };
}

export const storedSubject = (tool: StoredValues, subject: CheckSubject): StoredFact | StoredPlans | null =>
  subject === 'plans' ? storedPlans(tool) : storedFact(tool, subject);

/** Equal for equal content; a decision names the one it is about. */
export const fingerprintOf = (stored: StoredFact | StoredPlans): string =>
  createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22);
