import type { HistoryRow, VersionState } from '@/cms/history/read-history';
import { languageName } from '@/domain/locales';
import { PARTS } from '@/domain/parts';
import { Badge, type Tone } from '../badge';
import { partName } from '../part-name';
import type { PanelTexts } from '../texts';

const TONES: Record<VersionState, Tone | undefined> = { public: 'good', published: undefined, draft: 'warn', autosaved: 'warn', open: 'warn' };

interface Texts {
  t: PanelTexts;
  language: string;
}

/** Whether a version is public or a draft, and which language was published with it. */
export function VersionStatus({ row, t, language }: Texts & { row: Omit<HistoryRow, 'changes'> }) {
  const { state, publishedLocale, isNewest } = row;
  return (
    <span className="panel-buttons">
      <Badge tone={TONES[state]}>{t(`versions.states.${state}`)}</Badge>
      {publishedLocale && <span>{t('versions.onlyLanguage', { language: languageName(publishedLocale, language) })}</span>}
      {isNewest && state !== 'public' && <span>{t('versions.newest')}</span>}
    </span>
  );
}

/** The changed fields of each part. */
export function ChangedParts({ changes, ...texts }: Texts & { changes: HistoryRow['changes'] }) {
  if (!changes) return texts.t('versions.first');
  const parts = PARTS.filter((part) => changes[part].length > 0);
  if (parts.length === 0) return texts.t('versions.unchanged');
  return (
    <ul className="panel-plain">
      {parts.map((part) => (
        <li key={part}>
          <strong>{partName(part, texts.t, texts.language)}</strong> {changes[part].join(', ')}
        </li>
      ))}
    </ul>
  );
}
