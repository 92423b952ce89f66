import { DeskButton } from '../desk-button';
import { useMoment, usePanelTexts } from '../use-panel-texts';
import './editing.css';

interface FoundNoticeProps {
  /** When it was typed, as an ISO date. */
  at: string;
  /** The words of each field, as typed then and as saved now. */
  fields: { path: string; label: string; typed: string; stored: string }[];
  onTakeBack: () => void;
  onDiscard: () => void;
}

/** Offers what was typed on an earlier visit and never saved. */
export function FoundNotice({ at, fields, onTakeBack, onDiscard }: FoundNoticeProps) {
  const { t } = usePanelTexts();
  const time = useMoment()(at);
  return (
    <section className="draft-notice" aria-label={t('editing.foundTitle')}>
      <p role="alert">{t('editing.found', { time })}</p>
      <details>
        <summary>{t('editing.showDifferences')}</summary>
        {fields.map(({ path, label, typed, stored }) => (
          <dl key={path} className="draft-notice__field">
            <dt>{label}</dt>
            <dd>
              <b>{t('editing.typedThen')}</b> {typed || t('common.none')}
            </dd>
            <dd>
              <b>{t('editing.stored')}</b> {stored || t('common.none')}
            </dd>
          </dl>
        ))}
      </details>
      <div className="panel-buttons">
        <DeskButton onClick={onTakeBack}>{t('editing.takeBack')}</DeskButton>
        <DeskButton buttonStyle="secondary" onClick={onDiscard}>
          {t('editing.discard')}
        </DeskButton>
      </div>
    </section>
  );
}
