import { Link } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { countWaiting, type QueueCounts } from '@/cms/moderation/count-waiting';
import { listQueue, QUEUE_KINDS, type QueueKind } from '@/cms/moderation/queue';
import { PanelPage } from '../panel-page';
import { queuePath } from '../paths';
import { type PanelTexts, panelTexts } from '../texts';
import { QueueDesk } from './queue-desk';

/** The panel page where editors decide about visitors' entries; `?kind=` shows one kind only. */
export function QueueView(props: AdminViewServerProps) {
  return <PanelPage view={props}>{() => queuePage(props)}</PanelPage>;
}

async function queuePage({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { language } = req.i18n;
  const t = panelTexts(language);
  const kind = QUEUE_KINDS.find((candidate) => candidate === searchParams?.kind) ?? null;
  const counts = await countWaiting(req);
  return (
    <QueueDesk
      key={kind}
      items={await listQueue(req, kind)}
      filter={<QueueFilter counts={counts} kind={kind} language={language} t={t} />}
      emptyText={kind ? t('queue.emptyKind') : t('queue.empty')}
    />
  );
}

interface QueueFilterProps {
  counts: QueueCounts;
  kind: QueueKind | null;
  language: string;
  t: PanelTexts;
}

/** Narrows the queue down to one kind of item, with the number waiting of each. */
function QueueFilter({ counts, kind, language, t }: QueueFilterProps) {
  const number = new Intl.NumberFormat(language);
  const total = QUEUE_KINDS.reduce((sum, code) => sum + counts[code], 0);
  const choices = [
    { code: null, href: queuePath(), label: t('queue.all'), count: total },
    ...QUEUE_KINDS.map((code) => ({ code, href: queuePath(code), label: t(`queue.kindsMany.${code}`), count: counts[code] })),
  ];
  return (
    <nav aria-label={t('queue.filter')} className="panel-chips queue__filter">
      {choices.map(({ code, href, label, count }) => (
        <Link key={href} href={href} prefetch={false} aria-current={code === kind ? 'page' : undefined}>
          {label} <span>{number.format(count)}</span>
        </Link>
      ))}
    </nav>
  );
}
