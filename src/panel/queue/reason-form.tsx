import type { QueueItem } from '@/cms/moderation/queue';
import { type Locale, languageName, localeOf } from '@/domain/locales';
import { CANNED_REASONS } from '@/domain/moderation-states';
import { DeskButton } from '../desk-button';
import { SelectField } from '../select-field';
import { usePanelTexts } from '../use-panel-texts';
import type { Decision } from './queue-state';
import type { Queue } from './use-queue';

interface ReasonFormProps {
  item: QueueItem;
  decision: Decision;
  queue: Queue;
}

/** Asks for the reason that the sender gets, in the sender's language. */
export function ReasonForm({ item, decision, queue }: ReasonFormProps) {
  const { t, language } = usePanelTexts();
  const canned: Record<string, Record<Locale, string>> = CANNED_REASONS[item.kind === 'tools' ? 'tools' : 'reviews'];
  return (
    <form
      className="queue__reason"
      onSubmit={(event) => {
        event.preventDefault();
        queue.confirm();
      }}
    >
      {decision === 'reject' && (
        <SelectField
          label={t('moderation.canned')}
          value=""
          options={[['', t('moderation.cannedNone')], ...Object.entries(canned).map(([code, text]) => [code, text[localeOf(language)]] as const)]}
          onChange={(code) => queue.write(canned[code]?.[item.language] ?? '')}
        />
      )}
      <label className="panel-field">
        {t('queue.reason', { language: languageName(item.language, language) })}
        <textarea
          ref={queue.reasonField}
          className="panel-input"
          required
          maxLength={2000}
          rows={4}
          lang={item.language}
          value={queue.reason}
          onChange={(event) => queue.write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') queue.cancel();
          }}
        />
      </label>
      <div className="panel-buttons">
        <DeskButton type="submit" disabled={queue.isBusy || !queue.reason.trim()}>
          {decision === 'kept' || decision === 'removed' ? t('queue.sendDecision') : t('moderation.confirm.reject')}
        </DeskButton>
        <DeskButton buttonStyle="subtle" onClick={queue.cancel}>
          {t('common.cancel')}
        </DeskButton>
      </div>
    </form>
  );
}
