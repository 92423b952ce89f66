import type { MemoryMatch } from '@/cms/terminology/memory';
import { type Locale, localeInfo } from '@/domain/locales';
import { PanelLink } from '../../link-list';
import { sheetPath } from '../../paths';
import { usePanelTexts } from '../../use-panel-texts';

interface MemoryListProps {
  /** Text they may translate. */
  name: string;
  matches: readonly MemoryMatch[];
  to: Locale;
  onInsert: (text: string) => void;
}

/** Published translations of the same or a similar text, with their source and place, to be inserted. */
export function MemoryList({ name, matches, to, onInsert }: MemoryListProps) {
  const { t } = usePanelTexts();
  const from = localeInfo(to).fallback;
  return (
    <ol className="panel-plain aids__matches" aria-label={t('terms.memory', { name })}>
      {matches.map(({ source, target, similarity, collection, document }, index) => (
        <li key={target}>
          <button
            type="button"
            aria-keyshortcuts={`Alt+${index + 1}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(target)}
          >
            <span className="aids__key">
              <kbd>Alt {index + 1}</kbd>
              <span>{t('terms.similar', { percent: Math.floor(similarity * 100) })}</span>
            </span>
            <span lang={to}>{target}</span>
          </button>
          <small>
            {similarity < 1 && <span lang={from}>{source} · </span>}
            <PanelLink href={sheetPath(collection, document)} target="_blank">
              {t('terms.place')}
            </PanelLink>
          </small>
        </li>
      ))}
    </ol>
  );
}
