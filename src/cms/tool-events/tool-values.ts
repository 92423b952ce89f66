import type { Locale } from '@/domain/locales';
import { LOCALE_CODES } from '@/domain/locales';
import { isBuyerFact } from '@/domain/tool/buyer-facts';
import { type PlanValues, planKey, type ToolValues } from '@/domain/tool/events';
import { termsOf } from '@/domain/tool/schema';
import { recordOf, type StoredValues } from '../versions/parts';

const rowsOf = (value: unknown): StoredValues[] => (Array.isArray(value) ? value.map(recordOf) : []);

const textsOf = (value: unknown): Partial<Record<Locale, string>> => {
  const texts = recordOf(value);
  return Object.fromEntries(LOCALE_CODES.flatMap((code) => (texts[code] ? [[code, String(texts[code])]] : [])));
};

/** Two plans with the same name and unit are told apart by a number. */
function plansOf(rows: StoredValues[]): ToolValues['plans'] {
  const plans: ToolValues['plans'] = {};
  for (const row of rows) {
    const { kind } = row as unknown as PlanValues;
    const isPaid = kind === 'paid';
    const { price, currency, unit } = row as unknown as PlanValues;
    const limits = textsOf(row.limits);
    const plan: PlanValues = {
      name: textsOf(row.name),
      kind,
      price: isPaid ? (price ?? null) : null,
      currency: isPaid ? (currency ?? null) : null,
      unit: isPaid ? (unit ?? null) : null,
      ...termsOf(row),
      ...(Object.keys(limits).length > 0 && { limits }),
    };
    const key = planKey(plan);
    let free = key;
    for (let number = 2; Object.hasOwn(plans, free); number += 1) free = `${key} · ${number}`;
    plans[free] = plan;
  }
  return plans;
}

/** What is told of a stored tool, in all languages; null if it isn't public. */
export function toolValues(row: StoredValues | null): ToolValues | null {
  if (row?._status !== 'published' || row.deletedAt) return null;
  const facts = rowsOf(row.buyerFacts).flatMap(({ fact, values }) =>
    isBuyerFact(fact) && Array.isArray(values) ? [[fact, values.map(String).toSorted()] as const] : [],
  );
  return {
    name: String(row.name),
    maker: row.maker ? String(row.maker) : null,
    acquiredBy: row.acquiredBy ? String(row.acquiredBy) : null,
    isAvailable: row.active !== false,
    plans: plansOf(rowsOf(row.plans)),
    facts: Object.fromEntries(facts),
  };
}
