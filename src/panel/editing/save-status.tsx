import { timeOfDay } from '../clock';
import { usePanelTexts } from '../use-panel-texts';
import type { DraftState } from './draft-engine';

/** In words, whether what was typed is saved. */
export function SaveStatus({ state }: { state: DraftState }) {
  const { t, language } = usePanelTexts();
  const { phase, savedAt, problems, message, isCopied } = state;
  const text = () => {
    switch (phase) {
      case 'saving':
        return t('editing.saving');
      case 'typed':
        return t('editing.typed');
      case 'offline':
        return t(isCopied ? 'editing.offline' : 'editing.offlineNotStored');
      case 'invalid':
        return t('editing.invalid', { count: problems });
      case 'refused':
        return message ?? t('common.failed');
      default:
        return savedAt && t('editing.saved', { time: timeOfDay(savedAt, language) });
    }
  };
  const isBad = phase === 'offline' || phase === 'invalid' || phase === 'refused';
  return (
    <p className={`draft-line__status${isBad ? ' draft-line__status--bad' : ''}`} role="status">
      {text()}
    </p>
  );
}
