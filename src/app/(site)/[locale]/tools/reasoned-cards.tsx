'use client';

import type { Locale } from '@/domain/locales';
import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button';
import type { ToolCardContent } from '@/features/tools/card-content';
import { ToolCard } from '@/features/tools/components/tool-card';
import { LocalText, type ShownText } from '@/ui/local-text';
import type { BookmarkableCardsProps } from './bookmarkable-cards';

interface ReasonedCardsProps {
  tools: {
    card: ToolCardContent;
    /** Why to choose it or not, each after its label. */
    reasons: { label: string; text: ShownText }[];
    /** One per fact. */
    values: string[];
  }[];
  /** Labels of the facts. */
  facts: string[];
  locale: Locale;
  texts: BookmarkableCardsProps['texts'];
}

/** Cards one below the other, with reasons and facts. Rendered in the browser too, since the contents are smaller than their markup. */
export function ReasonedCards({ tools, facts, locale, texts }: ReasonedCardsProps) {
  return (
    <ol className="ranked grid gap-4 xl:grid-cols-2">
      {tools.map(({ card, reasons, values }) => (
        <li key={card.id}>
          <ToolCard
            tool={card}
            locale={locale}
            texts={texts}
            corner={<BookmarkButton tool={card.id} label={texts.bookmark.replace('{name}', () => card.name)} />}
          >
            {reasons.map(({ label, text }) => (
              <p key={label}>
                <b>{label}</b> <LocalText text={text} pageLang={locale} />
              </p>
            ))}
            {facts.length > 0 && (
              <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-3">
                {facts.map((label, index) => (
                  <div key={label}>
                    <dt className="text-xs text-muted">{label}</dt>
                    <dd>{values[index]}</dd>
                  </div>
                ))}
              </dl>
            )}
          </ToolCard>
        </li>
      ))}
    </ol>
  );
}
