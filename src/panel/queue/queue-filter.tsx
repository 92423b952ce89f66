import { Link } from '@payloadcms/ui';
import { QUEUE_KINDS, type QueueCounts, type QueueKind } from '@/cms/moderation/queue';
import type { QueueTexts } from './texts';

interface QueueFilterProps {
  adminRoute: string;
  counts: QueueCounts;
  kind: QueueKind | null;
  language: string;
  texts: QueueTexts;
}

/** Narrows the queue down to one kind, and says how much of each waits. */
export function QueueFilter({ adminRoute, counts, kind, language, texts }: QueueFilterProps) {
  const number = new Intl.NumberFormat(language);
  const total = QUEUE_KINDS.reduce((sum, code) => sum + counts[code], 0);
  const choices = [
    { code: null, href: `${adminRoute}/queue`, label: texts.all, count: total },
    ...QUEUE_KINDS.map((code) => ({ code, href: `${adminRoute}/queue?kind=${code}`, label: texts.kindsMany[code], count: counts[code] })),
  ];
  return (
    <nav aria-label={texts.filter} className="panel-chips queue__filter">
      {choices.map(({ code, href, label, count }) => (
        <Link key={href} href={href} prefetch={false} aria-current={code === kind ? 'page' : undefined}>
          {label} <span>{number.format(count)}</span>
        </Link>
      ))}
    </nav>
  );
}
