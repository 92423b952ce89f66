import { KeyList } from '../key-list';
import { usePanelTexts } from '../use-panel-texts';
import { moment } from './item-facts';
import { isModerated, keyOf } from './queue-state';
import type { Queue } from './use-queue';

export const QUEUE_KEYS = ['j', 'k', 'a', 'r', 'x', 'u', 'e'] as const;

interface QueueListProps {
  queue: Queue;
  hasKeys: boolean;
  onHasKeys: (hasKeys: boolean) => void;
}

/** The waiting items, and the keys of the view. */
export function QueueList({ queue, hasKeys, onHasKeys }: QueueListProps) {
  const { t, language } = usePanelTexts();
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
                {t(`queue.kinds.${item.kind}`)}, <time dateTime={item.waitingSince}>{moment(item.waitingSince, language)}</time>
              </small>
            </button>
          </li>
        ))}
      </ol>
      <div className="queue__keys">
        <label>
          <input type="checkbox" checked={hasKeys} onChange={(event) => onHasKeys(event.target.checked)} /> {t('queue.shortcuts')}
        </label>
        {hasKeys && <KeyList label={t('queue.shortcuts')} keys={QUEUE_KEYS.map((key) => [key.toUpperCase(), t(`queue.keys.${key}`)])} />}
      </div>
    </div>
  );
}
