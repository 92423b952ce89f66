import type { AdminViewServerProps } from 'payload';
import { countWaiting, listQueue, QUEUE_KINDS } from '@/cms/moderation/queue';
import { CANNED_REASONS } from '@/domain/moderation-states';
import { PanelPage } from '../panel-page';
import { QueueDesk } from './queue-desk';
import { QueueFilter } from './queue-filter';
import { queueTexts } from './texts';

/** The page of the panel where editors decide what visitors sent in; `?kind=` shows one kind only. */
export function QueueView(props: AdminViewServerProps) {
  return <PanelPage view={props}>{() => queuePage(props)}</PanelPage>;
}

async function queuePage({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { language } = req.i18n;
  const adminRoute = req.payload.config.routes.admin;
  const texts = queueTexts(language);
  const kind = QUEUE_KINDS.find((candidate) => candidate === searchParams?.kind) ?? null;
  const counts = await countWaiting(req);
  return (
    <QueueDesk
      adminRoute={adminRoute}
      key={kind}
      items={await listQueue(req, kind)}
      filter={<QueueFilter adminRoute={adminRoute} counts={counts} kind={kind} language={language} texts={texts} />}
      emptyText={kind ? texts.emptyKind : texts.empty}
      texts={texts}
      language={language}
      canned={CANNED_REASONS}
    />
  );
}
