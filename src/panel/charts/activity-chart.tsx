import { type Day, SPANS, type Span } from '@/cms/statistics/activity';
import { PanelLink } from '../link-list';
import type { PanelLanguage } from '../panel-language';
import { numbers, Table } from '../table';
import './activity-chart.css';

const WEEK_DAYS = 7;
/** Units of the drawing, which stretches to its container. */
const SLOT = 10;
const GAP = 2;
const HEIGHT = 100;
/** Least height of a bar above zero, so that 1 is visible beside high counts. */
const LEAST = 2;

interface Bar {
  day: string;
  value: number;
}

interface ActivityChartProps extends Omit<PanelLanguage, 'language'> {
  kind: 'clicks' | 'bookmarks';
  /** Every day of the period, oldest first. */
  activity: Day[];
  unit: 'day' | 'week';
  /** Target of the total. */
  href?: string;
}

/** Weeks that end on the last day; the first one may be shorter. */
function byWeek(days: Bar[]): Bar[] {
  const weeks: Bar[] = [];
  for (let end = days.length; end > 0; end -= WEEK_DAYS) {
    const week = days.slice(Math.max(0, end - WEEK_DAYS), end);
    weeks.unshift({ day: week[0]?.day ?? '', value: week.reduce((sum, { value }) => sum + value, 0) });
  }
  return weeks;
}

/** Counts over time as bars, with the same numbers as a table. */
export function ActivityChart({ kind, activity, unit, t, format, href }: ActivityChartProps) {
  const id = `chart-${kind}`;
  const days = activity.map((day) => ({ day: day.day, value: day[kind] }));
  const bars = unit === 'week' ? byWeek(days) : days;
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const dayAt = (index: number) => format.day(days.at(index)?.day ?? '');
  const label = (day: string) => (unit === 'week' ? t('charts.weekOf', { day: format.day(day) }) : format.day(day));
  const title = t(`charts.titles.${kind}`);
  const number = <strong data-testid={`total-${kind}`}>{format.number(total)}</strong>;
  return (
    <figure className="activity-chart">
      <figcaption>
        <span className="activity-chart__title">{title}</span>
        {href ? <a href={href}>{number}</a> : number}
        <small>{t('charts.inDays', { days: days.length })}</small>
      </figcaption>
      {total === 0 ? (
        <p className="panel-hint">{t('charts.empty')}</p>
      ) : (
        <>
          <svg
            role="img"
            aria-labelledby={`${id}-title ${id}-desc`}
            viewBox={`0 0 ${bars.length * SLOT} ${HEIGHT}`}
            preserveAspectRatio="none"
            focusable="false"
          >
            <title id={`${id}-title`}>{title}</title>
            <desc id={`${id}-desc`}>{t('charts.description', { title, first: dayAt(0), last: dayAt(-1), total, most, unit })}</desc>
            {bars.map(({ day, value }, index) => {
              const height = value === 0 ? 0 : Math.max(LEAST, (value / most) * HEIGHT);
              return (
                <g key={day}>
                  <title>{`${label(day)}: ${format.number(value)}`}</title>
                  <rect className="activity-chart__slot" x={index * SLOT} y={0} width={SLOT} height={HEIGHT} />
                  <rect x={index * SLOT + GAP / 2} y={HEIGHT - height} width={SLOT - GAP} height={height} />
                </g>
              );
            })}
          </svg>
          <p className="panel-hint activity-chart__axis" aria-hidden="true">
            <span>{dayAt(0)}</span>
            <span>{t('charts.most', { most })}</span>
            <span>{dayAt(-1)}</span>
          </p>
          <details>
            <summary>
              {t('charts.asTable')}
              <span className="sr-only">: {title}</span>
            </summary>
            <Table
              label={title}
              columns={[t(`charts.columns.${unit}`), numbers(title)]}
              rows={bars.toReversed().map(({ day, value }) => ({ id: day, cells: [label(day), format.number(value)] }))}
            />
          </details>
        </>
      )}
    </figure>
  );
}

/** Chooses the period of the charts on a page, which takes the number of days as `days`. */
export function Spans({ path, current, t }: { path: string; current: Span; t: PanelLanguage['t'] }) {
  return (
    <nav aria-label={t('charts.period')} className="panel-chips">
      {SPANS.map((days) => (
        <PanelLink key={days} href={`${path}?days=${days}`} scroll={false} aria-current={days === current ? 'page' : undefined}>
          {t('charts.days', { days })}
        </PanelLink>
      ))}
    </nav>
  );
}
