import { Gutter } from '@payloadcms/ui';
import { createLocalReq, type PayloadRequest, type ServerProps } from 'payload';
import { isAdmin, isEditor } from '@/cms/access/roles';
import { openComments } from '@/cms/comments/comments';
import { spanOf } from '@/cms/statistics/activity';
import { readDashboard } from '@/cms/statistics/dashboard';
import { OpenComments } from '../comments/open-comments';
import { PanelHeader } from '../panel-header';
import { panelLanguage } from '../panel-language';
import { Activity, Completeness, Drafts, MailsInDoubt, Misses, Scheduled, SignUps, TopTools, Waiting, Wanted } from './dashboard-parts';
import './dashboard.css';

const COMMENTS = 6;

/** The first page of the panel, instead of Payload's list of collections: the menu has that. */
export async function Dashboard({ i18n, payload, searchParams, user }: ServerProps) {
  if (!isEditor(user)) return null;
  const req = await createLocalReq({ user, req: { i18n: i18n as PayloadRequest['i18n'] } }, payload);
  const days = spanOf(searchParams?.days);
  const language = panelLanguage(i18n.language);
  const [data, comments] = await Promise.all([readDashboard(req, { days }), openComments(req, COMMENTS)]);
  const props = { ...language, req, data };
  return (
    <main>
      <Gutter className="panel-page panel-view dashboard-overview">
        <PanelHeader title={language.t('dashboard.title')} />
        <div className="dashboard-overview__parts">
          <Waiting {...props} />
          <MailsInDoubt {...props} />
          <div className="dashboard-main">
            <Activity {...props} days={days} seesPeople={isAdmin(user)} />
            <div className="dashboard-stack">
              <Completeness {...props} />
            </div>
            <div className="dashboard-stack">
              <Drafts {...props} />
              <Scheduled {...props} />
              <OpenComments id="dashboard-comments" {...props} comments={comments} />
            </div>
          </div>
          <div className="dashboard-stack dashboard-side">
            <TopTools {...props} />
            <Misses {...props} />
            <Wanted {...props} />
            <SignUps {...props} />
          </div>
        </div>
      </Gutter>
    </main>
  );
}
