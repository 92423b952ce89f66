import { getFormatter, getTranslations } from 'next-intl/server';
import { inSentence } from '@/domain/capitalized';
import type { Locale } from '@/domain/locales';
import { BUYER_FACTS, type BuyerFact, buyerFactLabel, buyerFactValueLabel } from '@/domain/tool/buyer-facts';
import { isRecent } from '@/domain/tool/fact-checks';
import { toolFacts } from '@/domain/tool/facts';
import type { Text } from '@/server/localized';
import type { ToolPageData } from './queries';

/** A fact in the words of a language. Values are empty if it is unknown. */
export interface Fact {
  name: ReturnType<typeof toolFacts>[number]['name'] | BuyerFact;
  label: string;
  kind: ReturnType<typeof toolFacts>[number]['kind'];
  values: { text: Text; path?: string }[];
}

/** The attributes of a tool in the order of the list, also those without a value. */
export async function listFacts(tool: ToolPageData, locale: Locale, rendering: Parameters<typeof toolFacts>[2]): Promise<Fact[]> {
  const t = await getTranslations({ locale });
  return toolFacts(tool, locale, rendering).map(({ label, values, ...fact }) => ({
    ...fact,
    label: t(label),
    values: values.map((value) => ('message' in value ? { text: { value: t(value.message), lang: locale } } : value)),
  }));
}

/** The values of a fact on one line. */
export const joinValues = ({ values }: Fact): string => values.map(({ text }) => text.value).join(', ');

/** The values of a fact on one line, of which only the first begins with a capital. */
export const joinInSentence = ({ values }: Fact): string =>
  values.map(({ text }, index) => (index === 0 ? text.value : inSentence(text.value))).join(', ');

type Format = Awaited<ReturnType<typeof getFormatter>>;

/** A day in words. A day without a time is stored in UTC, so the site's time zone would move it. */
export const dayText = (format: Format, at: string): string => format.dateTime(new Date(at), { dateStyle: 'long', timeZone: 'UTC' });

type Stated = ToolPageData['buyerFacts'][number];

/** A fact that buyers ask about, with what is known of it. */
export interface BuyerFactText extends Fact {
  stated: Stated | null;
}

/** What buyers ask, in the order of the list, also what is unknown. */
export const listBuyerFacts = ({ buyerFacts }: Pick<ToolPageData, 'buyerFacts'>, locale: Locale): BuyerFactText[] =>
  BUYER_FACTS.map((name) => {
    const stated = buyerFacts.find(({ fact }) => fact === name) ?? null;
    const texts = (stated?.values ?? []).flatMap((value) => buyerFactValueLabel(name, value)?.[locale] ?? []);
    return { name, label: buyerFactLabel(name)[locale], kind: 'list', values: texts.map((value) => ({ text: { value, lang: locale } })), stated };
  });

/** What is known of some facts, each on one line; '' if it is unknown. */
export function buyerFactTexts(tool: Pick<ToolPageData, 'buyerFacts'>, names: readonly BuyerFact[], locale: Locale): string[] {
  const facts = listBuyerFacts(tool, locale);
  return names.map((name) =>
    facts
      .filter((fact) => fact.name === name)
      .map(joinInSentence)
      .join(),
  );
}

/** Says how facts are known: checked or told by the maker on a day, or neither. */
export async function originOf(locale: Locale): Promise<(stated: Pick<Stated, 'basis' | 'checkedAt'>) => string> {
  const [t, format] = await Promise.all([getTranslations({ locale, namespace: 'tools.basis' }), getFormatter({ locale })]);
  return ({ basis, checkedAt }) => (basis === 'general' || !checkedAt ? t('general') : t(basis, { date: dayText(format, checkedAt) }));
}

/** Such as “May 2026”; of a day stored in UTC as well. */
export const monthText = (format: Format, at: string): string => format.dateTime(new Date(at), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Says of which month the prices are and how they are known; null without a month. */
export async function pricesNote(
  { pricesAsOf, pricesBasis }: Pick<ToolPageData, 'pricesAsOf' | 'pricesBasis'>,
  locale: Locale,
): Promise<string | null> {
  const [t, format] = await Promise.all([getTranslations({ locale, namespace: 'tools.pricesKnown' }), getFormatter({ locale })]);
  if (!pricesAsOf) return null;
  return t(isRecent(pricesAsOf, new Date()) ? pricesBasis : 'old', { month: monthText(format, pricesAsOf) });
}

/** A known fact on one line, with its note and how it is known. */
export async function buyerFactLines(tool: ToolPageData, locale: Locale): Promise<{ label: string; text: string; sourceUrl: string | null }[]> {
  const origin = await originOf(locale);
  return listBuyerFacts(tool, locale).flatMap(({ stated, ...fact }) =>
    stated
      ? [
          {
            label: fact.label,
            text: `${joinInSentence(fact)}${stated.note ? ` (${stated.note.value})` : ''} [${origin(stated)}]`,
            sourceUrl: stated.sourceUrl,
          },
        ]
      : [],
  );
}
