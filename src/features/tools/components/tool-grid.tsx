import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { cardContents } from '../card-content';
import type { RatedTool } from '../queries';
import { CardList, type CardListOptions } from './card-list';
import { toolCardIcons } from './tool-card-icons';

export interface ToolGridProps extends CardListOptions {
  tools: RatedTool[];
  locale: Locale;
}

/** Cards of tools, or a message that there are none. */
export async function ToolGrid({ tools, locale, ...options }: ToolGridProps) {
  if (tools.length === 0) {
    const t = await getTranslations('tools');
    return <p className="rounded-card border border-dashed border-line-strong p-8 text-center text-muted">{t('empty')}</p>;
  }
  return <CardList tools={await cardContents(tools, locale)} locale={locale} icons={toolCardIcons()} {...options} />;
}
