import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import type { RatedTool } from '../queries';
import { ToolCard } from './tool-card';

interface ToolGridProps {
  tools: RatedTool[];
  locale: Locale;
  heading?: 'h2' | 'h3';
  /** Room beside a column of filters. */
  narrow?: boolean;
  /** On a phone only the first four. */
  short?: boolean;
  /** Number of cards visible without scrolling. */
  eagerCount?: number;
}

/** Cards of tools in as many columns as fit. */
export async function ToolGrid({ tools, locale, heading, narrow, short, eagerCount = 0 }: ToolGridProps) {
  if (tools.length === 0) {
    const t = await getTranslations('tools');
    return <p className="rounded-card border border-dashed border-line-strong p-8 text-center text-muted">{t('empty')}</p>;
  }
  return (
    <ul
      className={`grid gap-4 sm:grid-cols-2 ${short ? 'max-sm:[&>li:nth-child(n+5)]:hidden' : ''} ${narrow ? 'lg:grid-cols-3 xl:grid-cols-4' : 'md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5'}`}
    >
      {tools.map((tool, index) => (
        <li key={tool.id}>
          <ToolCard tool={tool} locale={locale} heading={heading} eager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}
