'use client';

import { useState } from 'react';
import type { Locale } from '@/domain/locales';
import { CANNED_REASONS, type ModerationAction, type ModerationState } from '@/domain/moderation-states';
import { DeskButton } from '../desk-button';
import { useModeration } from '../moderation/use-moderation';
import { usePanelTexts } from '../use-panel-texts';
import { toolTexts } from './texts';

interface ToolModerationProps {
  id: number;
  /** `updatedAt` of the version shown. */
  seen: string;
  state: ModerationState;
  language: string;
  /** Reasons are sent in the sender's own language. */
  senderLanguage: Locale;
}

/** What an editor can decide about a tool that a visitor sent in, with the reason where one is needed. */
export function ToolModeration({ id, seen, state, language, senderLanguage }: ToolModerationProps) {
  const texts = toolTexts(language);
  const { t } = usePanelTexts();
  const { act, isBusy } = useModeration({ collection: 'tools', id, seen });
  const [asking, setAsking] = useState<'reject' | 'unpublish' | null>(null);
  const [reason, setReason] = useState('');

  const decide = async (action: ModerationAction, why: string | null) => {
    if (!(await act(action, why))) return;
    setAsking(null);
    setReason('');
  };
  const button = (label: string, action: ModerationAction) => (
    <DeskButton disabled={isBusy} onClick={() => decide(action, null)}>
      {label}
    </DeskButton>
  );
  const opener = (label: string, action: 'reject' | 'unpublish') => (
    <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => setAsking(action)}>
      {label}
    </DeskButton>
  );

  if (asking) {
    return (
      <form
        className="tool-view__reason"
        onSubmit={(event) => {
          event.preventDefault();
          decide(asking, reason.trim() || null);
        }}
      >
        {asking === 'reject' && (
          <label className="panel-field">
            {texts.canned}
            <select
              className="panel-input"
              value=""
              onChange={(event) => setReason(CANNED_REASONS.tools[event.target.value as keyof typeof CANNED_REASONS.tools]?.[senderLanguage] ?? '')}
            >
              <option value="">{texts.cannedNone}</option>
              {Object.entries(CANNED_REASONS.tools).map(([key, text]) => (
                <option key={key} value={key}>
                  {text[senderLanguage]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="panel-field">
          {t('moderation.reason')}
          <textarea
            className="panel-input"
            rows={3}
            maxLength={2000}
            required={asking === 'reject'}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
        <div className="panel-buttons">
          <DeskButton type="submit" disabled={isBusy || (asking === 'reject' && reason.trim() === '')}>
            {asking === 'reject' ? texts.confirmReject : t('moderation.confirm')}
          </DeskButton>
          <DeskButton buttonStyle="subtle" onClick={() => setAsking(null)}>
            {t('common.cancel')}
          </DeskButton>
        </div>
      </form>
    );
  }
  return (
    <div className="panel-buttons">
      {state === 'pending' && button(texts.approve, 'approve')}
      {state === 'pending' && opener(texts.reject, 'reject')}
      {state === 'published' && opener(t('moderation.unpublish'), 'unpublish')}
      {state === 'unpublished' && button(t('moderation.republish'), 'republish')}
      {state === 'rejected' && button(t('moderation.reopen'), 'reopen')}
    </div>
  );
}
