'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import type { ToolCardContent } from '../card-content';
import { ToolCard, type ToolCardTexts } from './tool-card';

export interface CardListOptions {
  heading?: 'h2' | 'h3';
  /** Only the first four on phones. */
  short?: boolean;
  /** Number of cards visible without scrolling. */
  eagerCount?: number;
}

/** Eight cards fill their rows at every width. */
const SHORT = 'grid gap-4 sm:grid-cols-2 max-sm:[&>li:nth-child(n+5)]:hidden lg:grid-cols-4';

interface CardListProps extends CardListOptions {
  tools: ToolCardContent[];
  locale: Locale;
  texts: ToolCardTexts;
  /** Content for the corner of each card. */
  corner?: (tool: ToolCardContent) => ReactNode;
}

/** Cards of tools in as many columns as fit. Rendered in the browser too, since the contents are smaller than their markup. */
export function CardList({ tools, locale, texts, heading, short, eagerCount = 0, corner }: CardListProps) {
  return (
    <ul className={short ? SHORT : 'card-columns'}>
      {tools.map((tool, index) => (
        <li key={tool.id}>
          <ToolCard tool={tool} locale={locale} texts={texts} heading={heading} eager={index < eagerCount} corner={corner?.(tool)} />
        </li>
      ))}
    </ul>
  );
}
