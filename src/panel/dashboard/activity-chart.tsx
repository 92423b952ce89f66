import { fill } from '../fill';
import { formats } from './format';
import { dashboardTexts } from './texts';
import './activity-chart.css';

const WEEK = 7;
/** Units of the drawing; it is stretched to the width there is. */
const SLOT = 10;
const GAP = 2;
const HEIGHT = 100;
/** A count of one is still to be seen beside a high one. */
const LEAST = 2;

interface ActivityChartProps {
  /** Unique on the page. */
  id: string;
  kind: 'clicks' | 'bookmarks';
  /** One value a day without gaps, oldest first. */
  values: { day: string; value: number }[];
  unit: 'day' | 'week';
  language: string;
  /** Where the total leads. */
  href?: string;
}

/** Weeks that end today; days before the first whole week are part of it. */
function byWeek(values: ActivityChartProps['values']): ActivityChartProps['values'] {
  const weeks: ActivityChartProps['values'] = [];
  for (let end = values.length; end > 0; end -= WEEK) {
    const days = values.slice(Math.max(0, end - WEEK), end);
    weeks.unshift({ day: days[0]?.day ?? '', value: days.reduce((sum, { value }) => sum + value, 0) });
  }
  return weeks;
}

/** Counts over time as bars, with the same numbers as a table. Drawn on the server. */
export function ActivityChart({ id, kind, values, unit, language, href }: ActivityChartProps) {
  const texts = dashboardTexts(language);
  const format = formats(language);
  const bars = unit === 'week' ? byWeek(values) : values;
  const total = values.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const first = values[0]?.day ?? '';
  const last = values.at(-1)?.day ?? '';
  const label = (day: string) => (unit === 'week' ? fill(texts.weekOf, { day: format.day(day) }) : format.day(day));
  const title = texts[kind];
  const number = <strong data-testid={`total-${kind}`}>{format.number(total)}</strong>;
  return (
    <figure className="activity-chart">
      <figcaption>
        <span className="activity-chart__title">{title}</span>
        {href ? <a href={href}>{number}</a> : number}
        <small>{fill(texts.inDays, { days: values.length })}</small>
      </figcaption>
      {total === 0 ? (
        <p className="panel-hint">{texts.noActivity}</p>
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
            <desc id={`${id}-desc`}>
              {fill(texts.chart, {
                title,
                first: format.day(first),
                last: format.day(last),
                total: format.number(total),
                most: format.number(most),
                unit: texts.units[unit],
              })}
            </desc>
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
            <span>{format.day(first)}</span>
            <span>{fill(texts.most, { most: format.number(most) })}</span>
            <span>{format.day(last)}</span>
          </p>
          <details>
            <summary>
              {texts.asTable}
              <span className="sr-only">: {title}</span>
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
            <section className="panel-scroll" aria-label={title} tabIndex={0}>
              <table className="panel-table">
                <thead>
                  <tr>
                    <th scope="col">{texts.columns[unit]}</th>
                    <th scope="col" className="panel-number">
                      {title}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {bars.toReversed().map(({ day, value }) => (
                    <tr key={day}>
                      <th scope="row">{label(day)}</th>
                      <td className="panel-number">{format.number(value)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </details>
        </>
      )}
    </figure>
  );
}
