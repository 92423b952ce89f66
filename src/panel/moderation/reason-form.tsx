import { useEffect, useRef, useState } from 'react';
import { type Locale, languageName, localeOf } from '@/domain/locales';
import { CANNED_REASONS, type ModeratedCollection } from '@/domain/moderation-states';
import { DeskButton } from '../desk-button';
import { SelectField } from '../select-field';
import { usePanelTexts } from '../use-panel-texts';

interface ReasonFormProps {
  className: string;
  /** Collection whose common reasons are offered. */
  cannedFor: ModeratedCollection | null;
  /** Of everyone who gets the reason; null if they use different ones. */
  recipientLanguage: Locale | null;
  isRequired: boolean;
  isBusy: boolean;
  submitText: string;
  onSubmit: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason that the senders get, in their language if they share one. The panel shows it within the form of a document, so it is none itself. */
export function ReasonForm({ className, cannedFor, recipientLanguage, isRequired, isBusy, submitText, onSubmit, onCancel }: ReasonFormProps) {
  const { t, language } = usePanelTexts();
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const canned: Record<string, Record<Locale, string>> = cannedFor ? CANNED_REASONS[cannedFor] : {};
  return (
    <div className={className}>
      {cannedFor && recipientLanguage && (
        <SelectField
          label={t('moderation.canned')}
          value=""
          options={[['', t('moderation.cannedNone')], ...Object.entries(canned).map(([code, text]) => [code, text[localeOf(language)]] as const)]}
          onChange={(code) => setReason(canned[code]?.[recipientLanguage] ?? '')}
        />
      )}
      <label className="panel-field">
        {recipientLanguage ? t('moderation.reason', { language: languageName(recipientLanguage, language) }) : t('moderation.reasonToSeveral')}
        <textarea
          ref={field}
          className="panel-input"
          required={isRequired}
          maxLength={2000}
          rows={4}
          lang={recipientLanguage ?? undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
        />
      </label>
      <div className="panel-buttons">
        <DeskButton disabled={isBusy || (isRequired && !reason.trim())} onClick={() => onSubmit(reason.trim())}>
          {submitText}
        </DeskButton>
        <DeskButton buttonStyle="subtle" onClick={onCancel}>
          {t('common.cancel')}
        </DeskButton>
      </div>
    </div>
  );
}
