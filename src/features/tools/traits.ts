import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import { shownPriceModel } from '@/domain/tool/price';
import type { Tool, ToolsSelect } from '@/payload-types';
import { cachedByIds } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { toBuyerFacts } from './queries';

const select = { country: true, priceModel: true, plans: { kind: true }, buyerFacts: true } satisfies ToolsSelect<true>;

type TraitsDoc = Pick<Required<Tool>, keyof typeof select | 'id'>;

function toTraits({ id, country, priceModel, plans, buyerFacts }: TraitsDoc, locale: Locale) {
  const kinds = plans ?? [];
  const hasFreePlan = shownPriceModel(priceModel, kinds) === 'free' || kinds.some(({ kind }) => kind === 'free');
  return { id, country, hasFreePlan, buyerFacts: toBuyerFacts(buyerFacts, locale) };
}

/** What helps to choose between tools for the same task, of published, active tools in the order of the ids. */
export function listTraits({ ids, locale }: { ids: number[]; locale: Locale }): Promise<ReturnType<typeof toTraits>[]> {
  return cachedByIds(ids, {
    read: async (some) => (await asVisitor.findByIds('tools', some, { select })).map((doc) => toTraits(doc, locale)),
    key: ['tool-traits', locale],
    tagOf: cacheTags.tool,
  });
}
