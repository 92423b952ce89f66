import { countWaiting } from '@/cms/moderation/count-waiting';
import { listQueue, QUEUE_KINDS } from '@/cms/moderation/queue';
import { PanelLink } from '../link-list';
import { panelView } from '../panel-view';
import { queuePath } from '../paths';
import { QueueDesk } from './queue-desk';

/** The panel page where editors decide about visitors' entries; `?kind=` shows one kind only. */
export const QueueView = panelView(async ({ req, query, t, format }) => {
  const kind = QUEUE_KINDS.find((candidate) => candidate === query.kind) ?? null;
  const counts = await countWaiting(req);
  const choices = [
    { code: null, label: t('queue.all'), count: QUEUE_KINDS.reduce((sum, code) => sum + counts[code], 0) },
    ...QUEUE_KINDS.map((code) => ({ code, label: t(`queue.kindsMany.${code}`), count: counts[code] })),
  ];
  const filter = (
    <nav aria-label={t('queue.filter')} className="panel-chips queue__filter">
      {choices.map(({ code, label, count }) => (
        <PanelLink key={code} href={queuePath(code)} aria-current={code === kind ? 'page' : undefined}>
          {label} <span>{format.number(count)}</span>
        </PanelLink>
      ))}
    </nav>
  );
  return <QueueDesk key={kind} items={await listQueue(req, kind)} filter={filter} emptyText={t(kind ? 'queue.emptyKind' : 'queue.empty')} />;
});
