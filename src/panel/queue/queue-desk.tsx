'use client';

import { type ReactNode, useState } from 'react';
import type { QueueItem } from '@/cms/moderation/queue';
import { DeskButton } from '../desk-button';
import { PanelHeader } from '../panel-header';
import { usePanelTexts } from '../use-panel-texts';
import { QueueArticle } from './queue-article';
import { type QUEUE_KEYS, QueueList } from './queue-list';
import { decisionOfKey } from './queue-state';
import { useLetterKeys } from './use-letter-keys';
import { useQueue } from './use-queue';
import './queue.css';

interface QueueDeskProps {
  items: QueueItem[];
  /** Links to each kind of item. */
  filter: ReactNode;
  emptyText: string;
}

/** The waiting items on the left; on the right one of them, with everything needed to decide. */
export function QueueDesk({ items, filter, emptyText }: QueueDeskProps) {
  const { t } = usePanelTexts();
  const queue = useQueue(items);
  const [hasKeys, setHasKeys] = useState(true);
  const { current, chosen, isBusy } = queue;

  const decideByKey = (key: 'a' | 'r') => {
    const decision = decisionOfKey(key, queue);
    if (decision) queue.decide(decision);
  };
  const keys: Record<(typeof QUEUE_KEYS)[number], () => void> = {
    j: queue.next,
    k: queue.previous,
    a: () => decideByKey('a'),
    r: () => decideByKey('r'),
    x: () => queue.toggle(current),
    u: queue.undo,
    e: queue.edit,
  };
  useLetterKeys(hasKeys ? keys : {});
  const selected = t('queue.selected', { count: chosen.length });

  return (
    <div className="queue" aria-busy={isBusy}>
      <PanelHeader title={t('queue.title')} hint={t('queue.intro')} />
      {filter}
      {!current && <p className="queue__empty panel-empty">{emptyText}</p>}
      {current && (
        <>
          {chosen.length > 0 && (
            <div className="queue__bulk panel-buttons" role="toolbar" aria-label={selected}>
              <span>{selected}</span>
              <DeskButton onClick={() => queue.decide('approve')} disabled={isBusy} shortcut={hasKeys && 'A'}>
                {t('queue.approveSelected')}
              </DeskButton>
              <DeskButton buttonStyle="secondary" onClick={() => queue.decide('reject')} disabled={isBusy} shortcut={hasKeys && 'R'}>
                {t('queue.rejectSelected')}
              </DeskButton>
            </div>
          )}
          <div className="queue__columns">
            <QueueList queue={queue} hasKeys={hasKeys} onHasKeys={setHasKeys} />
            <QueueArticle item={current} queue={queue} hasKeys={hasKeys} />
          </div>
        </>
      )}
    </div>
  );
}
