'use client';

import { useState } from 'react';
import type { Locale } from '@/domain/locales';
import { CANNED_REASONS, type ModerationAction, type ModerationState } from '@/domain/moderation-states';
import { DeskButton } from '../desk-button';
import { moderationTexts } from '../moderation/texts';
import { useModeration } from '../moderation/use-moderation';
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
  const common = moderationTexts(language);
  const { act, isBusy } = useModeration({ collection: 'tools', id, seen }, language);
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
          {common.reason}
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
            {asking === 'reject' ? texts.confirmReject : common.confirm}
          </DeskButton>
          <DeskButton buttonStyle="subtle" onClick={() => setAsking(null)}>
            {common.cancel}
          </DeskButton>
        </div>
      </form>
    );
  }
  return (
    <div className="panel-buttons">
      {state === 'pending' && button(texts.approve, 'approve')}
      {state === 'pending' && opener(texts.reject, 'reject')}
      {state === 'published' && opener(common.unpublish, 'unpublish')}
      {state === 'unpublished' && button(common.republish, 'republish')}
      {state === 'rejected' && button(common.reopen, 'reopen')}
    </div>
  );
}
