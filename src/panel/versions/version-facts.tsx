import type { HistoryRow, VersionState } from '@/cms/history/read-history';
import { LOCALE_CODES, type Locale, languageName } from '@/domain/locales';
import { Badge, type Tone } from '../badge';
import type { PanelTexts } from '../texts';

const TONES: Record<VersionState, Tone | undefined> = { public: 'good', published: undefined, draft: 'warn', autosaved: 'warn', open: 'warn' };

interface Texts {
  t: PanelTexts;
  language: string;
}

export const partName = (part: Locale | 'shared', { t, language }: Texts) =>
  part === 'shared' ? t('versions.shared') : languageName(part, language);

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
  const parts = [...LOCALE_CODES, 'shared' as const].filter((part) => changes[part].length > 0);
  if (parts.length === 0) return texts.t('versions.unchanged');
  return (
    <ul className="panel-plain">
      {parts.map((part) => (
        <li key={part}>
          <strong>{partName(part, texts)}</strong> {changes[part].join(', ')}
        </li>
      ))}
    </ul>
  );
}
