import { getTranslation } from '@payloadcms/translations';
import { Link } from '@payloadcms/ui';
import { createLocalReq, type PayloadRequest, type ServerProps } from 'payload';
import { isAdmin, isEditor } from '@/cms/access/roles';
import { QUEUE_KINDS } from '@/cms/moderation/queue';
import { type Span, spanOf } from '@/cms/statistics/activity';
import { type DashboardData, readDashboard } from '@/cms/statistics/dashboard';
import { LOCALE_CODES, languageName } from '@/domain/locales';
import { Card } from '../card';
import { DeskButton } from '../desk-button';
import { fill } from '../fill';
import { PanelHeader } from '../panel-header';
import { coveragePath } from '../translations/addresses';
import { ActivityChart } from './activity-chart';
import { editViewPath, listPath, toolPath } from './addresses';
import { formats } from './format';
import { Spans } from './spans';
import { type DashboardTexts, dashboardTexts } from './texts';
import './dashboard.css';

const DAY_MS = 86_400_000;

type PartProps = { data: DashboardData; texts: DashboardTexts; admin: string; language: string };
type NamingProps = PartProps & { nameOf: (collection: string) => string };

function Waiting({ data: { waiting }, texts, admin, language }: PartProps) {
  const format = formats(language);
  const total = QUEUE_KINDS.reduce((sum, kind) => sum + waiting[kind], 0);
  const messages = listPath(admin, 'contact-messages', { where: [['handled', 'not_equals', 'true']], sort: 'createdAt' });
  return (
    <Card
      id="dashboard-waiting"
      title={texts.waiting}
      className="dashboard-waiting"
      hint={
        total === 0 ? (
          texts.nothingWaits
        ) : (
          <span data-testid="waiting-total">{fill(total === 1 ? texts.oneWaits : texts.manyWait, { count: format.number(total) })}</span>
        )
      }
      aside={
        <DeskButton el="link" to={`${admin}/queue`} buttonStyle={total === 0 ? 'secondary' : 'primary'}>
          {texts.openQueue}
        </DeskButton>
      }
    >
      <ul>
        {[...QUEUE_KINDS.map((kind) => ({ kind, href: `${admin}/queue?kind=${kind}` })), { kind: 'messages' as const, href: messages }].map(
          ({ kind, href }) => (
            <li key={kind} className={waiting[kind] > 0 ? 'is-waiting' : undefined}>
              <Link href={href} prefetch={false}>
                <strong data-testid={`waiting-${kind}`}>{format.number(waiting[kind])}</strong>
                <span>{texts.kinds[kind]}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

function Activity({ data, texts, admin, language, days, seesPeople }: PartProps & { days: Span; seesPeople: boolean }) {
  const since = data.activity[0]?.day;
  return (
    <Card
      id="dashboard-activity"
      title={texts.activity}
      className="dashboard-activity"
      aside={<Spans path={admin} current={days} language={language} />}
    >
      <div className="dashboard-activity__charts">
        <ActivityChart
          id="chart-clicks"
          kind="clicks"
          unit="day"
          language={language}
          values={data.activity.map(({ day, clicks }) => ({ day, value: clicks }))}
          href="#dashboard-top-tools"
        />
        <ActivityChart
          id="chart-bookmarks"
          kind="bookmarks"
          unit="day"
          language={language}
          values={data.activity.map(({ day, bookmarks }) => ({ day, value: bookmarks }))}
          {...(seesPeople && since ? { href: listPath(admin, 'bookmarks', { where: [['createdAt', 'greater_than_equal', since]] }) } : {})}
        />
      </div>
    </Card>
  );
}

function TopTools({ data: { topTools }, texts, admin, language }: PartProps) {
  const format = formats(language);
  return (
    <Card id="dashboard-top-tools" title={texts.topTools} hint={texts.topToolsHint}>
      {topTools.length === 0 ? (
        <p className="panel-hint">{texts.noClicks}</p>
      ) : (
        <ol className="panel-list">
          {topTools.map(({ id, slug, name, clicks }) => (
            <li key={id}>
              <Link href={toolPath(admin, slug)} prefetch={false}>
                {name}
              </Link>
              <span>{format.number(clicks)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Misses({ data: { misses }, texts, admin, language }: PartProps) {
  const format = formats(language);
  const isEmpty = LOCALE_CODES.every((locale) => misses[locale].length === 0);
  return (
    <Card id="dashboard-misses" title={texts.misses} hint={texts.missesHint}>
      {isEmpty ? (
        <p className="panel-hint">{texts.noMisses}</p>
      ) : (
        <div className="dashboard-misses">
          {LOCALE_CODES.map((locale) => (
            <div key={locale}>
              <h3 id={`dashboard-misses-${locale}`}>{languageName(locale, language)}</h3>
              {misses[locale].length === 0 ? (
                <p className="panel-hint">{texts.noMisses}</p>
              ) : (
                <ol className="panel-list" aria-labelledby={`dashboard-misses-${locale}`}>
                  {misses[locale].map(({ query, count }) => (
                    <li key={query}>
                      <Link href={listPath(admin, 'tools', { search: query })} prefetch={false} lang={locale}>
                        {query}
                      </Link>
                      <span>{format.number(count)}</span>
                    </li>
                  ))}
                </ol>
              )}
            </div>
          ))}
        </div>
      )}
    </Card>
  );
}

function Translations({ data: { coverage }, texts, admin, language, nameOf }: NamingProps) {
  const format = formats(language);
  const collections = [...new Set(coverage.map(({ collection }) => collection))];
  return (
    <Card
      id="dashboard-coverage"
      title={texts.coverage}
      hint={texts.coverageHint}
      className="dashboard-tall"
      aside={
        <Link href={coveragePath(admin)} prefetch={false}>
          {texts.allTranslations}
        </Link>
      }
    >
      {collections.length === 0 ? (
        <p className="panel-hint">{texts.noCoverage}</p>
      ) : (
        <table className="panel-table dashboard-coverage">
          <thead>
            <tr>
              <th scope="col">{texts.collection}</th>
              {LOCALE_CODES.map((locale) => (
                <th key={locale} scope="col" className="panel-number">
                  {languageName(locale, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {collections.map((collection) => (
              <tr key={collection}>
                <th scope="row">{nameOf(collection)}</th>
                {LOCALE_CODES.map((locale) => {
                  const entry = coverage.find((row) => row.collection === collection && row.locale === locale);
                  if (!entry) return <td key={locale} />;
                  const { documents, complete, missing, changed } = entry;
                  const percent = documents === 0 ? 100 : Math.floor((100 * complete) / documents);
                  const filter = missing > 0 ? 'missing' : changed > 0 ? 'changed' : 'complete';
                  return (
                    <td key={locale} className="panel-number">
                      <Link
                        href={coveragePath(admin, { collection, locale, filter, page: 1 })}
                        prefetch={false}
                        title={fill(texts.toDoFor, { collection: nameOf(collection), language: languageName(locale, language), missing, changed })}
                      >
                        {percent}%
                        {documents > complete && (
                          <small>
                            {format.number(documents - complete)} {texts.toDo}
                          </small>
                        )}
                      </Link>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Scheduled({ data: { scheduled }, texts, admin, language, nameOf }: NamingProps) {
  const format = formats(language);
  return (
    <Card id="dashboard-scheduled" title={texts.scheduled}>
      {scheduled.length === 0 ? (
        <p className="panel-hint">{texts.noScheduled}</p>
      ) : (
        <ol className="panel-list">
          {scheduled.map((step) => (
            <li key={`${step.collection}:${step.id}:${step.at}`}>
              <span>
                <Link href={step.isGlobal ? `${admin}/globals/${step.collection}` : editViewPath(admin, step)} prefetch={false}>
                  {step.title ?? nameOf(step.collection)}
                </Link>
                <small>
                  {texts.steps[step.type]}
                  {step.locale && step.locale !== 'all' && ` (${step.locale})`}
                </small>
              </span>
              <time dateTime={new Date(step.at).toISOString()}>{format.moment(step.at)}</time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Drafts({ data: { drafts }, texts, admin, language, nameOf }: NamingProps) {
  const format = formats(language);
  return (
    <Card id="dashboard-drafts" title={texts.drafts}>
      {drafts.length === 0 ? (
        <p className="panel-hint">{texts.noDrafts}</p>
      ) : (
        <ol className="panel-list">
          {drafts.map(({ collection, id, title, updatedAt }) => (
            <li key={`${collection}:${id}`}>
              <span>
                <Link href={editViewPath(admin, { collection, id })} prefetch={false}>
                  {title ?? texts.untitled}
                </Link>
                <small>{nameOf(collection)}</small>
              </span>
              <time dateTime={new Date(updatedAt).toISOString()}>{format.moment(updatedAt)}</time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function SignUps({ data: { signUps }, texts, admin, language }: PartProps) {
  if (!signUps) return null;
  const format = formats(language);
  const since = (days: number) =>
    listPath(admin, 'users', {
      where: [['createdAt', 'greater_than_equal', new Date(Date.now() - days * DAY_MS).toISOString()]],
      sort: '-createdAt',
    });
  return (
    <Card id="dashboard-sign-ups" title={texts.signUps}>
      <p className="dashboard-counts">
        <Link href={since(7)} prefetch={false}>
          <strong>{format.number(signUps.lastWeek)}</strong> {texts.lastWeek}
        </Link>
        <Link href={since(30)} prefetch={false}>
          <strong>{format.number(signUps.lastMonth)}</strong> {texts.lastMonth}
        </Link>
      </p>
      {signUps.newest.length === 0 ? (
        <p className="panel-hint">{texts.noSignUps}</p>
      ) : (
        <ol className="panel-list">
          {signUps.newest.map(({ id, who, createdAt }) => (
            <li key={id}>
              <Link href={editViewPath(admin, { collection: 'users', id })} prefetch={false}>
                {who}
              </Link>
              <time dateTime={new Date(createdAt).toISOString()}>{format.date(createdAt)}</time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** The first page of the panel: what waits, what is used, what is missed and what comes. Payload's own list of collections follows it. */
export async function Dashboard({ i18n, payload, searchParams, user }: ServerProps) {
  if (!isEditor(user)) return null;
  const req = await createLocalReq({ user, req: { i18n: i18n as PayloadRequest['i18n'] } }, payload);
  const days = spanOf(searchParams?.days);
  const data = await readDashboard(req, { days });
  const texts = dashboardTexts(i18n.language);
  const props = { data, texts, admin: payload.config.routes.admin, language: i18n.language };
  const nameOf = (collection: string) => {
    const slug = collection.replace(/^globals\//, '');
    const name = payload.config.collections.find((known) => known.slug === slug)?.labels.plural;
    const label = name ?? payload.config.globals.find((known) => known.slug === slug)?.label;
    return label ? String(getTranslation(label, req.i18n)) : slug;
  };
  return (
    <div className="panel-view dashboard-overview">
      <PanelHeader title={texts.title} />
      <div className="dashboard-overview__parts">
        <Waiting {...props} />
        <Activity {...props} days={days} seesPeople={isAdmin(user)} />
        <TopTools {...props} />
        <Misses {...props} />
        <Translations {...props} nameOf={nameOf} />
        <Scheduled {...props} nameOf={nameOf} />
        <Drafts {...props} nameOf={nameOf} />
        <SignUps {...props} />
      </div>
      <h2>{texts.content}</h2>
    </div>
  );
}
