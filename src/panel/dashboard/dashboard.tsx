import { getTranslation } from '@payloadcms/translations';
import { Link } from '@payloadcms/ui';
import { createLocalReq, type PayloadRequest, type ServerProps } from 'payload';
import { isAdmin, isEditor } from '@/cms/access/roles';
import { QUEUE_KINDS } from '@/cms/moderation/queue';
import { type Span, spanOf } from '@/cms/statistics/activity';
import { readDashboard } from '@/cms/statistics/dashboard';
import { LOCALE_CODES, languageName } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { Card } from '../card';
import { ActivityChart } from '../charts/activity-chart';
import { Spans } from '../charts/spans';
import { DeskButton } from '../desk-button';
import { formats } from '../formats';
import { LinkList, Time } from '../link-list';
import { PanelHeader } from '../panel-header';
import { editViewPath, listPath, queuePath, toolPath } from '../paths';
import { panelTexts } from '../texts';
import { CoverageCard } from './coverage-card';
import type { PartProps } from './part-props';
import './dashboard.css';

const DAY_MS = 86_400_000;

function Waiting({ data: { waiting }, t, format }: PartProps) {
  const count = QUEUE_KINDS.reduce((sum, kind) => sum + waiting[kind], 0);
  const messages = listPath('contact-messages', { where: [['handled', 'not_equals', 'true']], sort: 'createdAt' });
  const kinds = [...QUEUE_KINDS.map((kind) => ({ kind, href: queuePath(kind) })), { kind: 'messages' as const, href: messages }];
  return (
    <Card
      id="dashboard-waiting"
      title={t('dashboard.waiting')}
      className="dashboard-waiting"
      hint={<span data-testid="waiting-total">{t('dashboard.waits', { count })}</span>}
      aside={
        <DeskButton el="link" to={queuePath()} buttonStyle={count === 0 ? 'secondary' : 'primary'}>
          {t('dashboard.openQueue')}
        </DeskButton>
      }
    >
      <ul className="panel-plain">
        {kinds.map(({ kind, href }) => (
          <li key={kind} className={waiting[kind] > 0 ? 'is-waiting' : undefined}>
            <Link href={href} prefetch={false}>
              <strong data-testid={`waiting-${kind}`}>{format.number(waiting[kind])}</strong>
              <span>{t(`dashboard.kinds.${kind}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Activity({ data: { activity }, t, format, days, seesPeople }: PartProps & { days: Span; seesPeople: boolean }) {
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

function TopTools({ data: { topTools }, t, format }: PartProps) {
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

function Misses({ data: { misses }, t, format, language }: PartProps) {
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
                rows={misses[locale].map(({ query, count }) => ({
                  id: query,
                  href: listPath('tools', { search: query }),
                  title: query,
                  lang: locale,
                  aside: <span>{format.number(count)}</span>,
                }))}
              />
            </div>
          ))}
        </div>
      )}
    </Card>
  );
}

function Scheduled({ data: { scheduled }, t, format, nameOf }: PartProps) {
  return (
    <Card id="dashboard-scheduled" title={t('dashboard.scheduled')}>
      <LinkList
        empty={t('dashboard.noScheduled')}
        rows={scheduled.map((step) => ({
          id: `${step.collection}:${step.id}:${step.at}`,
          href: editViewPath(step.isGlobal ? `globals/${step.collection}` : step.collection, step.id),
          title: step.title ?? nameOf(step.collection),
          detail: `${t(`dashboard.steps.${step.type}`)}${step.locale && step.locale !== 'all' ? ` (${step.locale})` : ''}`,
          aside: <Time at={step.at} format={format.moment} />,
        }))}
      />
    </Card>
  );
}

function Drafts({ data: { drafts }, t, format, nameOf }: PartProps) {
  return (
    <Card id="dashboard-drafts" title={t('dashboard.drafts')}>
      <LinkList
        empty={t('dashboard.noDrafts')}
        rows={drafts.map((draft) => ({
          id: `${draft.collection}:${draft.id}`,
          href: editViewPath(draft.collection, draft.id),
          title: draft.title ?? t('common.untitled'),
          detail: nameOf(draft.collection),
          aside: <Time at={draft.updatedAt} format={format.moment} />,
        }))}
      />
    </Card>
  );
}

function SignUps({ data: { signUps }, t, format }: PartProps) {
  if (!signUps) return null;
  const since = (days: number, count: number) => (
    <Link
      href={listPath('users', {
        where: [['createdAt', 'greater_than_equal', new Date(Date.now() - days * DAY_MS).toISOString()]],
        sort: '-createdAt',
      })}
      prefetch={false}
    >
      <strong>{format.number(count)}</strong> {t('charts.inDays', { days })}
    </Link>
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

/** The first page of the panel, above Payload's own list of collections. */
export async function Dashboard({ i18n, payload, searchParams, user }: ServerProps) {
  if (!isEditor(user)) return null;
  const req = await createLocalReq({ user, req: { i18n: i18n as PayloadRequest['i18n'] } }, payload);
  const days = spanOf(searchParams?.days);
  const { language } = i18n;
  const t = panelTexts(language);
  const nameOf = (collection: string) => {
    const slug = collection.replace(/^globals\//, '');
    const name = payload.config.collections.find((known) => known.slug === slug)?.labels.plural;
    const label = name ?? payload.config.globals.find((known) => known.slug === slug)?.label;
    return label ? String(getTranslation(label, req.i18n)) : slug;
  };
  const data = await readDashboard(req, { days });
  const props = { data, t, format: formats(language), language, nameOf };
  return (
    <div className="panel-view dashboard-overview">
      <PanelHeader title={t('dashboard.title')} />
      <div className="dashboard-overview__parts">
        <Waiting {...props} />
        <Activity {...props} days={days} seesPeople={isAdmin(user)} />
        <TopTools {...props} />
        <Misses {...props} />
        <CoverageCard {...props} />
        <Scheduled {...props} />
        <Drafts {...props} />
        <SignUps {...props} />
      </div>
      <h2>{t('dashboard.content')}</h2>
    </div>
  );
}
