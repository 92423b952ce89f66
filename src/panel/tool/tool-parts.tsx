import { audienceOptions, type options, reportReasonOptions } from '@/cms/fields/options';
import type { Span } from '@/cms/statistics/activity';
import { LACKING_STATES } from '@/cms/translations/types';
import { LOCALE_CODES, languageName, localeOf } from '@/domain/locales';
import { MODERATION_STATES } from '@/domain/moderation-states';
import { RATING_CRITERIA } from '@/domain/rating-criteria';
import type { ModerationEvent } from '@/payload-types';
import { Badge, TONES } from '../badge';
import { Card } from '../card';
import { ActivityChart, Spans } from '../charts/activity-chart';
import { LinkList, PanelLink, Time } from '../link-list';
import { type Condition, editViewPath, listPath, queuePath, sheetPath, toolPath } from '../paths';
import { problemText } from '../texts';
import type { ToolPartProps } from './tool-header';

const optionLabel = (known: ReturnType<typeof options>, value: string, language: string): string =>
  known.find((option) => option.value === value)?.label[localeOf(language)] ?? value;

export function Usage({ overview, t, format, days, path }: ToolPartProps & { days: Span; path: string }) {
  return (
    <Card id="tool-use" title={t('tool.statistics')} className="tool-view__use" aside={<Spans path={path} current={days} t={t} />}>
      <div className="panel-pair">
        {(['clicks', 'bookmarks'] as const).map((kind) => (
          <div key={kind}>
            <ActivityChart kind={kind} unit={kind === 'clicks' ? 'day' : 'week'} activity={overview.activity} t={t} format={format} />
            <p className="panel-hint" data-testid={`all-${kind}`}>
              {t(`tool.${kind}`, { count: overview[kind] })}
            </p>
          </div>
        ))}
      </div>
    </Card>
  );
}

export function Gaps({ overview: { tool, sheet }, t, language }: ToolPartProps) {
  return (
    <Card id="tool-gaps" title={t('translations.title')}>
      {LOCALE_CODES.map((locale) => {
        const gaps = (sheet?.pairs ?? []).flatMap(({ path, label, states }) => {
          const state = LACKING_STATES.find((open) => open === states[locale]);
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
                aside: <Badge tone={TONES[state]}>{t(`translations.filters.${state}`)}</Badge>,
              }))}
            />
          </div>
        );
      })}
    </Card>
  );
}

export function Reviews({ overview: { tool, reviews }, t, format }: ToolPartProps) {
  const list = (...conditions: Condition[]) =>
    listPath('reviews', { where: [['tool', 'equals', String(tool.id)], ...conditions], sort: '-createdAt' });
  const { rating, rated, criteria, states, newest } = reviews;
  if (newest.length === 0) {
    return (
      <Card id="tool-reviews" title={t('tool.reviews')}>
        <p className="panel-hint">{t('tool.noReviews')}</p>
      </Card>
    );
  }
  return (
    <Card id="tool-reviews" title={t('tool.reviews')} aside={<PanelLink href={list()}>{t('tool.allReviews')}</PanelLink>}>
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
            <PanelLink href={list(['moderation.state', 'equals', state])}>
              <strong>{format.number(states[state])}</strong> {t(`tool.reviewStates.${state}`)}
            </PanelLink>
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
            <Badge tone={review.isChanged ? 'warn' : review.state ? TONES[review.state] : undefined}>
              {review.state ? t(`tool.reviewStates.${review.state}`) : t('tool.draftReview')}
              {review.isChanged && `, ${t('tool.changeWaits')}`}
            </Badge>
          ),
        }))}
      />
    </Card>
  );
}

export function Reports({ overview: { reports }, t, format, language }: ToolPartProps) {
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

export function LinkHealth({ overview: { link }, t, format }: ToolPartProps) {
  const when = link ? format.moment(link.checkedAt) : '';
  const status = link?.status ? t('tool.linkStatus', { status: link.status }) : null;
  return (
    <Card id="tool-link" title={t('tool.linkHealth')}>
      {!link && <p className="panel-hint">{t('tool.linkUnchecked')}</p>}
      {link?.ok && <p>{status ? t('tool.linkOk', { when, status }) : t('tool.linkOkPlain', { when })}</p>}
      {link && !link.ok && <p>{t('tool.linkBroken', { when, problem: problemText(t, link) })}</p>}
      {link?.suspect && (
        <p>
          <PanelLink href={queuePath('links')}>{t('tool.suspect')}</PanelLink>
        </p>
      )}
      {link?.finalUrl && link.finalUrl !== link.url && <p className="panel-hint">{t('queue.leadsTo', { url: link.finalUrl })}</p>}
    </Card>
  );
}

export function History({ overview: { tool, events, versions }, t, format }: ToolPartProps) {
  const edit = editViewPath('tools', tool.id, Boolean(tool.deletedAt));
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
        <PanelLink href={`${edit}/versions`}>{t('tool.allVersions')}</PanelLink>
      </p>
    </Card>
  );
}

export function Places({ overview: { tool, categories, alternatives, pointing }, t, language }: ToolPartProps) {
  const toolLinks = (tools: typeof pointing) =>
    tools.map(({ id, slug, name }) => ({ id, name: name ?? `#${id}`, href: slug ? toolPath(slug) : editViewPath('tools', id) }));
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
                <PanelLink href={href}>{name}</PanelLink>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  );
}
