import { getMessages } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { cardContents } from '@/features/tools/card-content';
import type { CardListOptions } from '@/features/tools/components/card-list';
import type { RatedTool } from '@/features/tools/queries';
import type { Text } from '@/server/localized';
import { BookmarkableCards } from './bookmarkable-cards';
import { cardTexts } from './card-texts';

interface ToolCardsProps extends CardListOptions {
  tools: RatedTool[];
  locale: Locale;
  /** Costs by tool, shown instead of price models. */
  costs?: Map<number, string> | undefined;
  /** Why each is there, by tool. */
  reasons?: Map<number, Text>;
}

/** Cards of tools that can be bookmarked, or a message that there are none. */
export async function ToolCards({ tools, locale, costs, reasons, ...options }: ToolCardsProps) {
  const messages = await getMessages();
  if (tools.length === 0) {
    return <p className="rounded-card border border-dashed border-line-strong p-8 text-center text-muted">{messages.tools.empty}</p>;
  }
  const contents = await cardContents(tools, locale, costs, reasons);
  const texts = { ...cardTexts(messages), ...(reasons && { because: messages.tasks.because }) };
  return <BookmarkableCards tools={contents} locale={locale} texts={texts} {...options} />;
}
