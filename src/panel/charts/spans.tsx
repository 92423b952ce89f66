import { Link } from '@payloadcms/ui';
import { SPANS, type Span } from '@/cms/statistics/activity';
import type { PanelTexts } from '../texts';

interface SpansProps {
  /** Path of the page, which takes the number of days as `days`. */
  path: string;
  current: Span;
  t: PanelTexts;
}

/** Chooses the period of the charts. */
export function Spans({ path, current, t }: SpansProps) {
  return (
    <nav aria-label={t('charts.period')} className="panel-chips">
      {SPANS.map((days) => (
        <Link key={days} href={`${path}?days=${days}`} prefetch={false} scroll={false} aria-current={days === current ? 'page' : undefined}>
          {t('charts.days', { days })}
        </Link>
      ))}
    </nav>
  );
}
