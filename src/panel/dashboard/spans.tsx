import { Link } from '@payloadcms/ui';
import { SPANS, type Span } from '@/cms/statistics/activity';
import { fill } from '../fill';
import { dashboardTexts } from './texts';

interface SpansProps {
  /** Of the page, which takes the number of days in its query. */
  path: string;
  current: Span;
  language: string;
}

/** Chooses how far back numbers over time go. */
export function Spans({ path, current, language }: SpansProps) {
  const texts = dashboardTexts(language);
  return (
    <nav aria-label={texts.period} className="panel-chips">
      {SPANS.map((days) => (
        <Link key={days} href={`${path}?days=${days}`} prefetch={false} scroll={false} aria-current={days === current ? 'page' : undefined}>
          {fill(texts.days, { days })}
        </Link>
      ))}
    </nav>
  );
}
