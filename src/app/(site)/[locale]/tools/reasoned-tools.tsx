import { getMessages } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { type BuyerFact, buyerFactLabel } from '@/domain/tool/buyer-facts';
import { cardContents } from '@/features/tools/card-content';
import { buyerFactTexts } from '@/features/tools/facts';
import type { Text } from '@/server/localized';
import { shownText } from '@/ui/local-text';
import { cardTexts } from './card-texts';
import type { ChosenTool } from './chosen-tools';
import { ReasonedCards } from './reasoned-cards';

interface ReasonedToolsProps {
  tools: { tool: ChosenTool; reasons: { label: string; text: Text | null }[] }[];
  /** Facts that matter for the choice. */
  facts: BuyerFact[];
  locale: Locale;
}

/** Tools one below the other, with reasons for and against each, and facts. */
export async function ReasonedTools({ tools, facts, locale }: ReasonedToolsProps) {
  const all = tools.map(({ tool }) => tool);
  const [messages, contents] = await Promise.all([getMessages(), cardContents(all, locale)]);
  const cards = contents.map((card, index) => {
    const { tool, reasons = [] } = tools[index] ?? {};
    return {
      card,
      reasons: reasons.flatMap(({ label, text }) => (text ? [{ label, text: shownText(text, locale) }] : [])),
      values: (tool ? buyerFactTexts(tool, facts, locale) : []).map((text) => text || messages.tasks.unknown),
    };
  });
  return <ReasonedCards tools={cards} facts={facts.map((fact) => buyerFactLabel(fact)[locale])} locale={locale} texts={cardTexts(messages)} />;
}
