import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { Icon } from '@/ui/icon';
import { cardContents } from '../card-content';
import type { RatedTool } from '../queries';
import { CardList, type CardListOptions } from './card-list';
import type { ToolCardIcons } from './tool-card';

export interface ToolGridProps extends CardListOptions {
  tools: RatedTool[];
  locale: Locale;
}

/** Icons of a card, drawn on the server. */
export const toolCardIcons = (): ToolCardIcons => ({
  verified: <Icon name="badge-check" className="size-4" />,
  compare: <Icon name="scale" className="size-4" />,
});

/** Cards of tools, or a message that there are none. */
export async function ToolGrid({ tools, locale, ...options }: ToolGridProps) {
  if (tools.length === 0) {
    const t = await getTranslations('tools');
    return <p className="rounded-card border border-dashed border-line-strong p-8 text-center text-muted">{t('empty')}</p>;
  }
  return <CardList tools={await cardContents(tools, locale)} locale={locale} icons={toolCardIcons()} {...options} />;
}
