import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';
import type { ToolPageData } from '../queries';

/** The button to the website of a tool, in a new tab. */
export async function VisitLink({ tool, text }: { tool: Pick<ToolPageData, 'slug' | 'affiliate'>; text: string }) {
  const t = await getTranslations('general');
  return (
    <a
      href={routes.go(tool.slug)}
      target="_blank"
      rel={tool.affiliate ? 'sponsored nofollow noopener' : 'nofollow noopener'}
      // Positions the text for screen readers within the link, as it would widen a scrolling table.
      className={`relative ${buttonStyles('primary')}`}
    >
      {text}
      <Icon name="arrow-up-right" className="size-4" />
      <span className="sr-only">{t('opensNewTab')}</span>
    </a>
  );
}
