import { useDocumentInfo } from '@payloadcms/ui';
import { valueAt } from '@/cms/editing/units';
import { DeskButton } from '../desk-button';
import { useMoment, usePanelTexts } from '../use-panel-texts';
import type { DraftEngine } from './draft-engine';
import { useFieldLabel, valueText } from './field-values';
import type { LocalCopy } from './local-copy';

/** Offers what was typed on an earlier visit and never saved. */
export function FoundCopy({ found, engine }: { found: LocalCopy; engine: DraftEngine }) {
  const { t } = usePanelTexts();
  const { savedDocumentData } = useDocumentInfo();
  const labelOf = useFieldLabel();
  const time = useMoment()(found.at);
  return (
    <section className="draft-notice" aria-label={t('editing.foundTitle')}>
      <p role="alert">{t('editing.found', { time })}</p>
      <details>
        <summary>{t('editing.showDifferences')}</summary>
        {Object.entries(found.values).map(([path, value]) => (
          <dl key={path} className="draft-notice__field">
            <dt>{labelOf(path)}</dt>
            <dd>
              <b>{t('editing.typedThen')}</b> {valueText(value) || t('common.none')}
            </dd>
            <dd>
              <b>{t('editing.stored')}</b> {valueText(valueAt(savedDocumentData, path)) || t('common.none')}
            </dd>
          </dl>
        ))}
      </details>
      <div className="panel-buttons">
        <DeskButton onClick={() => void engine.takeBack()}>{t('editing.takeBack')}</DeskButton>
        <DeskButton buttonStyle="secondary" onClick={engine.discard}>
          {t('editing.discard')}
        </DeskButton>
      </div>
    </section>
  );
}
