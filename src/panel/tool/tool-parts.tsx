import { Link } from '@payloadcms/ui';
import type { Option } from 'payload';
import { audienceOptions, reportReasonOptions } from '@/cms/fields/options';
import type { Span } from '@/cms/statistics/activity';
import type { ToolOverview } from '@/cms/statistics/tool-overview';
import { LOCALE_CODES, type Locale, languageName, localeOf } from '@/domain/locales';
import { MODERATION_STATES } from '@/domain/moderation-states';
import { RATING_CRITERIA } from '@/domain/rating-criteria';
import type { ModerationEvent } from '@/payload-types';
import { Card } from '../card';
import { ActivityChart } from '../charts/activity-chart';
import { Spans } from '../charts/spans';
import type { Formats } from '../formats';
import { LinkList, Time } from '../link-list';
import { STATE_TONES } from '../moderation/tones';
import { editViewPath, listPath, queuePath, toolPath } from '../paths';
import type { PanelTexts } from '../texts';
import { sheetPath } from '../translations/paths';
import { TEXT_TONES } from '../translations/tones';
import { PreviewFrames } from './preview-frames';

const OPEN = ['missing', 'changed', 'machine'] as const;

interface PartProps {
  overview: ToolOverview;
  t: PanelTexts;
  format: Formats;
  language: string;
}

function optionLabel(options: Option[], value: string, language: string): string {
  const option = options.find((known) => typeof known === 'object' && known.value === value);
  const label = typeof option === 'object' ? (option.label as Record<Locale, string>) : null;
  return label?.[localeOf(language)] ?? value;
}

function Usage({ overview: { activity, clicks, bookmarks }, t, format, days, path }: PartProps & { days: Span; path: string }) {
  return (
    <Card id="tool-use" title={t('tool.statistics')} className="tool-view__use" aside={<Spans path={path} current={days} t={t} />}>
      <div className="panel-pair">
        <div>
          <ActivityChart kind="clicks" unit="day" activity={activity} t={t} format={format} />
          <p className="panel-hint" data-testid="all-clicks">
            {t('tool.clicks', { count: clicks })}
          </p>
        </div>
        <div>
          <ActivityChart kind="bookmarks" unit="week" activity={activity} t={t} format={format} />
          <p className="panel-hint">{t('tool.bookmarks', { count: bookmarks })}</p>
        </div>
      </div>
    </Card>
  );
}

function Gaps({ overview: { tool, sheet }, t, language }: PartProps) {
  return (
    <Card id="tool-gaps" title={t('translations.title')}>
      {LOCALE_CODES.map((locale) => {
        const gaps = (sheet?.pairs ?? []).flatMap(({ path, label, states }) => {
          const state = OPEN.find((open) => open === states[locale]);
          return state ? [{ path, label: label[localeOf(language)], state }] : [];
        });
        const name = languageName(locale, language);
        return (
          <div key={locale}>
            <h3>{gaps.length > 0 ? t('tool.gapsOf', { language: name, count: gaps.length }) : name}</h3>
            <LinkList
              empty={t('tool.noGaps')}
              rows={gaps.map(({ path, label, state }) => ({
                id: path,
                href: sheetPath('tools', tool.id),
                title: label,
                aside: (
                  <span className="panel-badge" data-tone={TEXT_TONES[state]}>
                    {t(`translations.filters.${state}`)}
                  </span>
                ),
              }))}
            />
          </div>
        );
      })}
    </Card>
  );
}

function Reviews({ overview: { tool, reviews }, t, format }: PartProps) {
  const list = (state?: string) =>
    listPath('reviews', {
      where: [['tool', 'equals', String(tool.id)], ...(state ? [['moderation.state', 'equals', state] as [string, 'equals', string]] : [])],
      sort: '-createdAt',
    });
  const { rating, rated, criteria, states, newest } = reviews;
  if (newest.length === 0) {
    return (
      <Card id="tool-reviews" title={t('tool.reviews')}>
        <p className="panel-hint">{t('tool.noReviews')}</p>
      </Card>
    );
  }
  return (
    <Card
      id="tool-reviews"
      title={t('tool.reviews')}
      aside={
        <Link href={list()} prefetch={false}>
          {t('tool.allReviews')}
        </Link>
      }
    >
      <p>{rating === null ? t('tool.noRating') : t('tool.rating', { rating, count: rated })}</p>
      {Object.keys(criteria).length > 0 && (
        <dl className="tool-view__criteria">
          {RATING_CRITERIA.filter((criterion) => criteria[criterion] !== undefined).map((criterion) => (
            <div key={criterion}>
              <dt>{t(`fields.${criterion}`)}</dt>
              <dd>{format.number(criteria[criterion] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="panel-plain tool-view__counts">
        {MODERATION_STATES.map((state) => (
          <li key={state}>
            <Link href={list(state)} prefetch={false}>
              <strong>{format.number(states[state])}</strong> {t(`tool.reviewStates.${state}`)}
            </Link>
          </li>
        ))}
      </ul>
      <LinkList
        rows={newest.map((review) => ({
          id: review.id,
          href: editViewPath('reviews', review.id),
          title: review.title,
          detail: `${review.by ?? t('tool.anonymous')}, ${format.date(review.createdAt)}${review.rating === null ? '' : ` · ${format.number(review.rating)}/5`}`,
          aside: (
            <span className="panel-badge" data-tone={review.isChanged ? 'warn' : review.state ? STATE_TONES[review.state] : undefined}>
              {review.state ? t(`tool.reviewStates.${review.state}`) : t('tool.draftReview')}
              {review.isChanged && `, ${t('tool.changeWaits')}`}
            </span>
          ),
        }))}
      />
    </Card>
  );
}

function Reports({ overview: { reports }, t, format, language }: PartProps) {
  return (
    <Card id="tool-reports" title={t('tool.reports')}>
      <LinkList
        empty={t('tool.noReports')}
        rows={reports.map(({ id, title, reason, createdAt }) => ({
          id,
          href: editViewPath('reports', id),
          title,
          detail: optionLabel(reportReasonOptions, reason, language),
          aside: <Time at={createdAt} format={format.date} />,
        }))}
      />
    </Card>
  );
}

function LinkHealth({ overview: { link }, t, format }: PartProps) {
  const when = link ? format.moment(link.checkedAt) : '';
  const status = link?.status ? t('tool.linkStatus', { status: link.status }) : null;
  return (
    <Card id="tool-link" title={t('tool.linkHealth')}>
      {!link && <p className="panel-hint">{t('tool.linkUnchecked')}</p>}
      {link?.ok && <p>{status ? t('tool.linkOk', { when, status }) : t('tool.linkOkPlain', { when })}</p>}
      {link && !link.ok && <p>{t('tool.linkBroken', { when, problem: link.problem ?? status ?? '–' })}</p>}
      {link?.suspect && (
        <p>
          <Link href={queuePath('links')} prefetch={false}>
            {t('tool.suspect')}
          </Link>
        </p>
      )}
      {link?.finalUrl && link.finalUrl !== link.url && <p className="panel-hint">{t('queue.leadsTo', { url: link.finalUrl })}</p>}
    </Card>
  );
}

function History({ overview: { tool, events, versions }, t, format }: PartProps) {
  const edit = editViewPath('tools', tool.id);
  return (
    <Card id="tool-history" title={t('moderation.history')}>
      <LinkList
        empty={t('tool.noEvents')}
        rows={events.map(({ id, action, by, reason, at }) => ({
          id,
          href: editViewPath('moderation-events', id),
          title: t(`moderation.steps.${action as ModerationEvent['action']}`),
          detail: [by ?? t('moderation.bySender'), reason].filter(Boolean).join(': '),
          aside: <Time at={at} format={format.moment} />,
        }))}
      />
      <h3>{t('tool.versions')}</h3>
      <LinkList
        rows={versions.map(({ id, at, status, locale, isAutosave }) => ({
          id,
          href: `${edit}/versions/${id}`,
          title: <Time at={at} format={format.moment} />,
          aside: (
            <span>
              {t(`common.states.${status as 'draft' | 'published'}`)}
              {locale && ` (${locale})`}
              {isAutosave && `, ${t('tool.autosave')}`}
            </span>
          ),
        }))}
      />
      <p>
        <Link href={`${edit}/versions`} prefetch={false}>
          {t('tool.allVersions')}
        </Link>
      </p>
    </Card>
  );
}

function Places({ overview: { tool, categories, alternatives, pointing }, t, language }: PartProps) {
  const toolLinks = (tools: typeof pointing) =>
    tools.map(({ id, slug, name }) => ({
      id,
      name: name ?? `#${id}`,
      href: slug ? toolPath(slug) : editViewPath('tools', id),
    }));
  const rows = {
    categories: categories.map(({ id, name }) => ({ id, name: name ?? `#${id}`, href: editViewPath('categories', id) })),
    audiences: (tool.audiences ?? []).map((audience) => ({
      id: audience,
      name: optionLabel(audienceOptions, audience, language),
      href: listPath('tools', { where: [['audiences', 'equals', audience]] }),
    })),
    alternatives: toolLinks(alternatives),
    pointing: toolLinks(pointing),
  };
  return (
    <Card id="tool-places" title={t('tool.places.title')}>
      <dl className="tool-view__places">
        {(['categories', 'audiences', 'alternatives', 'pointing'] as const).map((place) => (
          <div key={place}>
            <dt>{t(`tool.places.${place}`)}</dt>
            {rows[place].length === 0 && <dd className="panel-hint">{t('common.none')}</dd>}
            {rows[place].map(({ id, name, href }) => (
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
  /** Path of this page. */
  path: string;
}

/** The cards below the header of a tool. */
export function ToolParts({ previews, days, path, ...props }: ToolPartsProps) {
  const { overview, t } = props;
  return (
    <div className="tool-view__parts">
      <Usage {...props} days={days} path={path} />
      <Gaps {...props} />
      <Card id="tool-preview" title={t('tool.preview')} className="tool-view__wide">
        {previews ? <PreviewFrames name={overview.tool.name} addresses={previews} /> : <p className="panel-hint">{t('tool.previewTrashed')}</p>}
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
