import { Link } from '@payloadcms/ui';
import type { Option } from 'payload';
import { audienceOptions, reportReasonOptions } from '@/cms/fields/options';
import type { Span } from '@/cms/statistics/activity';
import type { ToolOverview } from '@/cms/statistics/tool-overview';
import { LOCALE_CODES, type Locale, languageName, localeOf } from '@/domain/locales';
import { MODERATION_STATES } from '@/domain/moderation-states';
import { RATING_CRITERIA } from '@/domain/rating-criteria';
import { Card } from '../card';
import { ActivityChart } from '../dashboard/activity-chart';
import { editViewPath, listPath, toolPath } from '../dashboard/addresses';
import { formats } from '../dashboard/format';
import { Spans } from '../dashboard/spans';
import { fill } from '../fill';
import { STATE_TONES } from '../moderation/tones';
import { sheetPath } from '../translations/addresses';
import { TEXT_TONES } from '../translations/tones';
import { PreviewFrames } from './preview-frames';
import type { ToolTexts } from './texts';

const OPEN = ['missing', 'changed', 'machine'] as const;

interface PartProps {
  overview: ToolOverview;
  texts: ToolTexts;
  admin: string;
  language: string;
}

function optionLabel(options: Option[], value: string, language: string): string {
  const option = options.find((known) => typeof known === 'object' && known.value === value);
  const label = typeof option === 'object' ? (option.label as Record<Locale, string>) : null;
  return label?.[localeOf(language)] ?? value;
}

function Gaps({ overview: { tool, sheet }, texts, admin, language }: PartProps) {
  return (
    <Card id="tool-gaps" title={texts.translations}>
      {LOCALE_CODES.map((locale) => {
        const gaps = (sheet?.pairs ?? []).flatMap(({ path, label, states }) => {
          const state = OPEN.find((open) => open === states[locale]);
          return state ? [{ path, label: label[localeOf(language)], state }] : [];
        });
        return (
          <div key={locale}>
            <h3>
              {gaps.length > 0
                ? fill(texts.gapsOf, { language: languageName(locale, language), count: gaps.length })
                : languageName(locale, language)}
            </h3>
            {gaps.length === 0 ? (
              <p className="panel-hint">{texts.noGaps}</p>
            ) : (
              <ul className="panel-list">
                {gaps.map(({ path, label, state }) => (
                  <li key={path}>
                    <Link href={sheetPath(admin, { collection: 'tools', id: tool.id })} prefetch={false}>
                      {label}
                    </Link>
                    <span className="panel-badge" data-tone={TEXT_TONES[state]}>
                      {texts.gaps[state]}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </Card>
  );
}

function Reviews({ overview: { tool, reviews }, texts, admin, language }: PartProps) {
  const format = formats(language);
  const list = (state?: string) =>
    listPath(admin, 'reviews', {
      where: [['tool', 'equals', String(tool.id)], ...(state ? [['moderation.state', 'equals', state] as [string, 'equals', string]] : [])],
      sort: '-createdAt',
    });
  const { rating, rated, criteria, states, newest } = reviews;
  return (
    <Card
      id="tool-reviews"
      title={texts.reviews}
      aside={
        newest.length > 0 && (
          <Link href={list()} prefetch={false}>
            {texts.allReviews}
          </Link>
        )
      }
    >
      {newest.length === 0 ? (
        <p className="panel-hint">{texts.noReviews}</p>
      ) : (
        <>
          <p>{rating === null ? texts.noRating : fill(texts.rating, { rating: format.number(rating), count: format.number(rated) })}</p>
          {Object.keys(criteria).length > 0 && (
            <dl className="tool-view__criteria">
              {RATING_CRITERIA.flatMap((criterion) => {
                const value = criteria[criterion];
                return value === undefined
                  ? []
                  : [
                      <div key={criterion}>
                        <dt>{texts.criteria[criterion]}</dt>
                        <dd>{format.number(value)}</dd>
                      </div>,
                    ];
              })}
            </dl>
          )}
          <ul className="tool-view__counts">
            {MODERATION_STATES.map((state) => (
              <li key={state}>
                <Link href={list(state)} prefetch={false}>
                  <strong>{format.number(states[state])}</strong> {texts.reviewStates[state]}
                </Link>
              </li>
            ))}
          </ul>
          <ol className="panel-list">
            {newest.map((review) => (
              <li key={review.id}>
                <span>
                  <Link href={editViewPath(admin, { collection: 'reviews', id: review.id })} prefetch={false}>
                    {review.title}
                  </Link>
                  <small>
                    {review.by ?? texts.anonymous}, {format.date(review.createdAt)}
                    {review.rating !== null && ` · ${format.number(review.rating)}/5`}
                  </small>
                </span>
                <span className="panel-badge" data-tone={review.isChanged ? 'warn' : review.state ? STATE_TONES[review.state] : undefined}>
                  {review.state ? texts.reviewStates[review.state] : texts.draftReview}
                  {review.isChanged && `, ${texts.changeWaits}`}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

function Reports({ overview: { reports }, texts, admin, language }: PartProps) {
  const format = formats(language);
  return (
    <Card id="tool-reports" title={texts.reports}>
      {reports.length === 0 ? (
        <p className="panel-hint">{texts.noReports}</p>
      ) : (
        <ul className="panel-list">
          {reports.map((report) => (
            <li key={report.id}>
              <span>
                <Link href={editViewPath(admin, { collection: 'reports', id: report.id })} prefetch={false}>
                  {report.title}
                </Link>
                <small>{optionLabel(reportReasonOptions, report.reason, language)}</small>
              </span>
              <time dateTime={new Date(report.createdAt).toISOString()}>{format.date(report.createdAt)}</time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function LinkHealth({ overview: { link }, texts, admin, language }: PartProps) {
  const format = formats(language);
  const when = link ? format.moment(link.checkedAt) : '';
  const status = link?.status ? fill(texts.linkStatus, { status: link.status }) : null;
  return (
    <Card id="tool-link" title={texts.linkHealth}>
      {!link && <p className="panel-hint">{texts.linkUnchecked}</p>}
      {link?.ok && <p>{status ? fill(texts.linkOk, { when, status }) : fill(texts.linkOkPlain, { when })}</p>}
      {link && !link.ok && <p>{fill(texts.linkBroken, { when, problem: link.problem ?? status ?? '–' })}</p>}
      {link?.suspect && (
        <p>
          <Link href={`${admin}/queue?kind=links`} prefetch={false}>
            {texts.suspect}
          </Link>
        </p>
      )}
      {link?.finalUrl && link.finalUrl !== link.url && <p className="panel-hint">{fill(texts.leadsTo, { url: link.finalUrl })}</p>}
    </Card>
  );
}

function History({ overview: { tool, events, versions }, texts, admin, language }: PartProps) {
  const format = formats(language);
  const edit = editViewPath(admin, { collection: 'tools', id: tool.id });
  return (
    <Card id="tool-history" title={texts.history}>
      {events.length === 0 ? (
        <p className="panel-hint">{texts.noEvents}</p>
      ) : (
        <ol className="panel-list">
          {events.map((event) => (
            <li key={event.id}>
              <span>
                <Link href={editViewPath(admin, { collection: 'moderation-events', id: event.id })} prefetch={false}>
                  {texts.steps[event.action] ?? event.action}
                </Link>
                <small>
                  {event.by ?? texts.bySender}
                  {event.reason && `: ${event.reason}`}
                </small>
              </span>
              <time dateTime={new Date(event.at).toISOString()}>{format.moment(event.at)}</time>
            </li>
          ))}
        </ol>
      )}
      <h3>{texts.versions}</h3>
      <ol className="panel-list">
        {versions.map((version) => (
          <li key={version.id}>
            <Link href={`${edit}/versions/${version.id}`} prefetch={false}>
              <time dateTime={new Date(version.at).toISOString()}>{format.moment(version.at)}</time>
            </Link>
            <span>
              {texts.versionStates[version.status] ?? version.status}
              {version.locale && ` (${version.locale})`}
              {version.isAutosave && `, ${texts.autosave}`}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <Link href={`${edit}/versions`} prefetch={false}>
          {texts.allVersions}
        </Link>
      </p>
    </Card>
  );
}

function Places({ overview: { tool, categories, alternatives, pointing }, texts, admin, language }: PartProps) {
  const toolLinks = (tools: typeof pointing) =>
    tools.map(({ id, slug, name }) => ({
      id,
      name: name ?? `#${id}`,
      href: slug ? toolPath(admin, slug) : editViewPath(admin, { collection: 'tools', id }),
    }));
  const rows = [
    {
      label: texts.categories,
      links: categories.map(({ id, name }) => ({ id, name: name ?? `#${id}`, href: editViewPath(admin, { collection: 'categories', id }) })),
    },
    {
      label: texts.audiences,
      links: (tool.audiences ?? []).map((audience) => ({
        id: audience,
        name: optionLabel(audienceOptions, audience, language),
        href: listPath(admin, 'tools', { where: [['audiences', 'equals', audience]] }),
      })),
    },
    { label: texts.alternatives, links: toolLinks(alternatives) },
    { label: texts.pointing, links: toolLinks(pointing) },
  ];
  return (
    <Card id="tool-places" title={texts.places}>
      <dl className="tool-view__places">
        {rows.map(({ label, links }) => (
          <div key={label}>
            <dt>{label}</dt>
            {links.length === 0 && <dd className="panel-hint">{texts.nowhere}</dd>}
            {links.map(({ id, name, href }) => (
              <dd key={id}>
                <Link href={href} prefetch={false}>
                  {name}
                </Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface ToolPartsProps extends PartProps {
  previews: Record<Locale, string> | null;
  days: Span;
  /** Address of this page. */
  path: string;
}

/** How a tool looks, how it is used, and what visitors and editors did with it. */
export function ToolParts({ previews, days, path, ...props }: ToolPartsProps) {
  const { overview, texts, language } = props;
  const { bookmarks, clicks, activity, tool } = overview;
  const format = formats(language);
  return (
    <div className="tool-view__parts">
      <Card id="tool-use" title={texts.statistics} className="tool-view__use" aside={<Spans path={path} current={days} language={language} />}>
        <div className="tool-view__charts">
          <div>
            <ActivityChart
              id="chart-clicks"
              kind="clicks"
              unit="day"
              language={language}
              values={activity.map((day) => ({ day: day.day, value: day.clicks }))}
            />
            <p className="panel-hint" data-testid="all-clicks">
              {fill(texts.totalClicks, { count: format.number(clicks) })}
            </p>
          </div>
          <div>
            <ActivityChart
              id="chart-bookmarks"
              kind="bookmarks"
              unit="week"
              language={language}
              values={activity.map((day) => ({ day: day.day, value: day.bookmarks }))}
            />
            <p className="panel-hint">{bookmarks === 1 ? texts.oneBookmark : fill(texts.totalBookmarks, { count: format.number(bookmarks) })}</p>
          </div>
        </div>
      </Card>
      <Gaps {...props} />
      <Card id="tool-preview" title={texts.preview} className="tool-view__wide">
        {previews ? (
          <PreviewFrames name={tool.name} addresses={previews} language={language} />
        ) : (
          <p className="panel-hint">{texts.previewTrashed}</p>
        )}
      </Card>
      <Reviews {...props} />
      <History {...props} />
      <div className="tool-view__stack">
        <Reports {...props} />
        <LinkHealth {...props} />
        <Places {...props} />
      </div>
    </div>
  );
}
