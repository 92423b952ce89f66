import type { PayloadRequest } from 'payload';
import { QUEUE_KINDS } from '@/cms/moderation/queue';
import type { Span } from '@/cms/statistics/activity';
import type { DashboardData } from '@/cms/statistics/dashboard';
import type { Coverage } from '@/cms/translations/types';
import { DAY_MS } from '@/domain/durations';
import { LOCALE_CODES, languageName } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { Card } from '../card';
import { ActivityChart, Spans } from '../charts/activity-chart';
import { collectionName } from '../collection-name';
import { DeskButton } from '../desk-button';
import { LinkList, PanelLink, Time } from '../link-list';
import type { PanelLanguage } from '../panel-language';
import { partName } from '../part-name';
import { checksPath, coveragePath, editViewPath, listPath, queuePath, releasePath, toolPath } from '../paths';
import { numbers, Table } from '../table';
import { codeText } from '../texts';
import { OwnWork } from '../translations/own-work';

import { AnswerAsked, WantedFound } from './answer-asked';
import { MailDecision } from './mail-decision';

interface PartProps extends PanelLanguage {
  req: PayloadRequest;
  data: DashboardData;
}

export function Waiting({ data: { waiting, checks }, t, format }: PartProps) {
  const count = QUEUE_KINDS.reduce((sum, kind) => sum + waiting[kind], 0);
  const isWaiting = count + waiting.messages > 0;
  const messages = listPath('contact-messages', { where: [['handled', 'not_equals', 'true']], sort: 'createdAt' });
  const kinds = [...QUEUE_KINDS.map((kind) => ({ kind, href: queuePath(kind) })), { kind: 'messages' as const, href: messages }];
  return (
    <Card
      id="dashboard-waiting"
      title={t('dashboard.waiting')}
      className="dashboard-waiting"
      hint={
        <>
          <span data-testid="waiting-total">{isWaiting && count === 0 ? t('dashboard.onlyMessages') : t('dashboard.waits', { count })}</span> ·{' '}
          <PanelLink href={checksPath()}>{t('checks.month', { ...checks })}</PanelLink>
        </>
      }
      aside={
        <DeskButton el="link" to={queuePath()} buttonStyle={count === 0 ? 'secondary' : 'primary'}>
          {t('dashboard.openQueue')}
        </DeskButton>
      }
    >
      <ul className="panel-plain">
        {kinds.map(({ kind, href }) => (
          <li key={kind} className={waiting[kind] > 0 ? 'is-waiting' : undefined}>
            <PanelLink href={href}>
              <strong data-testid={`waiting-${kind}`}>{format.number(waiting[kind])}</strong>
              <span>{t(`dashboard.kinds.${kind}`)}</span>
            </PanelLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Only while there are any. */
export function MailsInDoubt({ data: { uncertainMails }, t, format }: PartProps) {
  if (!uncertainMails?.count) return null;
  return (
    <Card id="dashboard-mails" title={t('mails.title')} hint={t('mails.hint', { count: uncertainMails.count })} className="dashboard-waiting">
      <Table
        columns={[t('mails.mail'), t('mails.to'), t('mails.at'), t('mails.decision')]}
        rows={uncertainMails.newest.map(({ source, id, kind, to, at }) => {
          const name = kind ? codeText(t, `mails.kinds.${kind}`) : t('mails.other');
          return {
            id: `${source}-${id}`,
            cells: [name, to ?? '–', <Time key="at" at={at} format={format.moment} />, <MailDecision key="decision" {...{ source, id, name }} />],
          };
        })}
      />
    </Card>
  );
}

export function Activity({ data: { activity }, t, format, days, seesPeople }: PartProps & { days: Span; seesPeople: boolean }) {
  const since = activity[0]?.day;
  const bookmarks = seesPeople && since ? listPath('bookmarks', { where: [['createdAt', 'greater_than_equal', since]] }) : undefined;
  const chart = { activity, unit: 'day', t, format } as const;
  return (
    <Card
      id="dashboard-activity"
      title={t('dashboard.activity')}
      className="dashboard-activity"
      aside={<Spans path={routes.admin} current={days} t={t} />}
    >
      <div className="panel-pair">
        <ActivityChart {...chart} kind="clicks" href="#dashboard-top-tools" />
        <ActivityChart {...chart} kind="bookmarks" href={bookmarks} />
      </div>
    </Card>
  );
}

export function TopTools({ data: { topTools }, t, format }: PartProps) {
  return (
    <Card id="dashboard-top-tools" title={t('dashboard.topTools')} hint={t('dashboard.topToolsHint')}>
      <LinkList
        empty={t('dashboard.noClicks')}
        rows={topTools.map(({ id, slug, name, clicks }) => ({
          id,
          href: toolPath(slug),
          title: name,
          aside: <span>{format.number(clicks)}</span>,
        }))}
      />
    </Card>
  );
}

export function Misses({ data: { misses, meanings }, t, format, language }: PartProps) {
  const isEmpty = LOCALE_CODES.every((locale) => misses[locale].length === 0);
  return (
    <Card id="dashboard-misses" title={t('dashboard.misses')} hint={t('dashboard.missesHint')}>
      {isEmpty ? (
        <p className="panel-hint">{t('dashboard.noMisses')}</p>
      ) : (
        <div className="panel-pair dashboard-misses">
          {LOCALE_CODES.map((locale) => (
            <div key={locale}>
              <h3 id={`dashboard-misses-${locale}`}>{languageName(locale, language)}</h3>
              <LinkList
                aria-labelledby={`dashboard-misses-${locale}`}
                empty={t('dashboard.noMisses')}
                rows={misses[locale].map(({ query, missed, refined }) => ({
                  id: query,
                  href: listPath('tools', { search: query }),
                  title: query,
                  lang: locale,
                  ...(refined > 0 && { detail: t('asked.refined', { count: refined }) }),
                  aside: (
                    <span className="dashboard-asked">
                      {format.number(missed)}
                      <AnswerAsked locale={locale} query={query} meanings={meanings} />
                    </span>
                  ),
                }))}
              />
            </div>
          ))}
        </div>
      )}
    </Card>
  );
}

/** Only while there are any. */
export function Wanted({ data: { wanted }, t, format }: PartProps) {
  if (wanted.length === 0) return null;
  return (
    <Card id="dashboard-wanted" title={t('asked.wantedTools')} hint={t('asked.wantedHint')}>
      <LinkList
        aria-labelledby="dashboard-wanted"
        rows={wanted.map(({ locale, query, count }) => ({
          id: `${locale} ${query}`,
          href: listPath('tools', { search: query }),
          title: query,
          lang: locale,
          aside: (
            <span className="dashboard-asked">
              {format.number(count)}
              <WantedFound locale={locale} query={query} />
            </span>
          ),
        }))}
      />
    </Card>
  );
}

/** How complete each collection is in each language. */
export function Completeness({ req, data: { coverage, ownWork }, t, language }: PartProps) {
  const collections = [...new Set(coverage.map(({ collection }) => collection))];
  return (
    <Card
      id="dashboard-coverage"
      title={t('translations.title')}
      hint={
        <>
          {t('dashboard.coverageHint')}
          <br />
          <OwnWork {...ownWork} t={t} />
        </>
      }
      className="dashboard-coverage"
      aside={<PanelLink href={coveragePath()}>{t('translations.back')}</PanelLink>}
    >
      {collections.length === 0 ? (
        <p className="panel-hint">{t('dashboard.noCoverage')}</p>
      ) : (
        <Table
          columns={[t('translations.collection'), ...LOCALE_CODES.map((locale) => numbers(languageName(locale, language)))]}
          rows={collections.map((collection) => {
            const name = collectionName(req, collection);
            const shares = coverage.filter((entry) => entry.collection === collection);
            return {
              id: collection,
              cells: [name, ...shares.map((entry) => <Share key={entry.locale} {...entry} name={name} t={t} language={language} />)],
            };
          })}
        />
      )}
    </Card>
  );
}

interface ShareProps extends Coverage, Pick<PanelLanguage, 't' | 'language'> {
  name: string;
}

/** How much of a collection is complete in a language, with a link to what isn't. */
function Share({ name, collection, locale, documents, complete, missing, changed, machine, t, language }: ShareProps) {
  if (documents === 0) return <>–</>;
  const percent = Math.floor((100 * complete) / documents);
  const filter = documents > complete ? 'open' : 'complete';
  return (
    <PanelLink
      href={coveragePath({ collection, locale, filter, page: 1 })}
      title={t('dashboard.toDoFor', { collection: name, language: languageName(locale, language), missing, changed, machine })}
    >
      {percent}%{documents > complete && <small>{t('dashboard.toDo', { count: documents - complete })}</small>}
    </PanelLink>
  );
}

export function Scheduled({ req, data: { scheduled }, t, format, language }: PartProps) {
  return (
    <Card id="dashboard-scheduled" title={t('dashboard.scheduled')}>
      <LinkList
        empty={t('dashboard.noScheduled')}
        rows={scheduled.map((step) => ({
          id: `${step.collection}:${step.id}:${step.at}`,
          href: step.type === 'release' ? releasePath(step.id) : editViewPath(step.collection, step.id, step.isTrashed),
          title: step.title ?? collectionName(req, step.collection),
          detail: [t(`dashboard.steps.${step.type}`), ...(step.parts ?? []).map((part) => partName(part, t, language))].join(' · '),
          aside: <Time at={step.at} format={format.moment} />,
        }))}
      />
    </Card>
  );
}

export function Drafts({ req, data: { drafts }, t, format }: PartProps) {
  return (
    <Card id="dashboard-drafts" title={t('dashboard.drafts')}>
      <LinkList
        empty={t('dashboard.noDrafts')}
        rows={drafts.map((draft) => ({
          id: `${draft.collection}:${draft.id}`,
          href: editViewPath(draft.collection, draft.id),
          title: draft.title ?? t('common.untitled'),
          detail: collectionName(req, draft.collection),
          aside: <Time at={draft.updatedAt} format={format.moment} />,
        }))}
      />
    </Card>
  );
}

export function SignUps({ data: { signUps }, t, format }: PartProps) {
  if (!signUps) return null;
  const since = (days: number, count: number) => (
    <PanelLink
      href={listPath('users', {
        where: [['createdAt', 'greater_than_equal', new Date(Date.now() - days * DAY_MS).toISOString()]],
        sort: '-createdAt',
      })}
    >
      <strong>{format.number(count)}</strong> {t('charts.inDays', { days })}
    </PanelLink>
  );
  return (
    <Card id="dashboard-sign-ups" title={t('dashboard.signUps')}>
      <p className="dashboard-counts">
        {since(7, signUps.lastWeek)}
        {since(30, signUps.lastMonth)}
      </p>
      <LinkList
        empty={t('dashboard.noSignUps')}
        rows={signUps.newest.map(({ id, who, createdAt }) => ({
          id,
          href: editViewPath('users', id),
          title: who,
          aside: <Time at={createdAt} format={format.date} />,
        }))}
      />
    </Card>
  );
}
