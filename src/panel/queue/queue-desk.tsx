'use client';

import type { ReactNode } from 'react';
import type { QueueItem } from '@/cms/moderation/queue';
import { DeskButton } from '../desk-button';
import { KeyList } from '../key-list';
import { PanelHeader } from '../panel-header';
import { useLetterKeys } from '../use-letter-keys';
import { useMoment, usePanelTexts } from '../use-panel-texts';
import { QueueArticle } from './queue-article';
import { decisionOfKey, isModerated, keyOf } from './queue-state';
import { type Queue, useQueue } from './use-queue';
import './queue.css';

const KEYS = ['j', 'k', 'a', 'r', 'x', 'u', 'e'] as const;

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
  const { current, chosen, isBusy, hasKeys } = queue;

  const decideByKey = (key: 'a' | 'r') => {
    const decision = decisionOfKey(key, queue);
    if (decision) queue.decide(decision);
  };
  const keys: Record<(typeof KEYS)[number], () => void> = {
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
            <QueueList queue={queue} />
            <QueueArticle item={current} queue={queue} />
          </div>
        </>
      )}
    </div>
  );
}

/** The waiting items, and the keys of the view. */
function QueueList({ queue }: { queue: Queue }) {
  const { t } = usePanelTexts();
  const moment = useMoment();
  return (
    <div className="queue__side">
      <ol className="panel-plain queue__list">
        {queue.items.map((item) => (
          <li key={keyOf(item)} id={`queue-${keyOf(item)}`} className={item === queue.current ? 'is-current' : undefined}>
            {isModerated(item) && (
              <input
                type="checkbox"
                aria-label={t('queue.select', { title: item.title })}
                checked={queue.selected.has(keyOf(item))}
                onChange={() => queue.toggle(item)}
              />
            )}
            <button type="button" aria-current={item === queue.current} onClick={() => queue.show(item)}>
              <strong>{item.title}</strong>
              <small>
                {t(`queue.kinds.${item.kind}`)}, <time dateTime={item.waitingSince}>{moment(item.waitingSince)}</time>
              </small>
            </button>
          </li>
        ))}
      </ol>
      <div className="queue__keys">
        <label>
          <input type="checkbox" checked={queue.wantsKeys} onChange={(event) => queue.setWantsKeys(event.target.checked)} /> {t('queue.shortcuts')}
        </label>
        {queue.hasKeys && <KeyList label={t('queue.shortcuts')} keys={KEYS.map((key) => [key.toUpperCase(), t(`queue.keys.${key}`)])} />}
      </div>
    </div>
  );
}
