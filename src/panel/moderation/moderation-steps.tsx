'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { DEFAULT_LOCALE, type Locale } from '@/domain/locales';
import {
  CANNED_REASONS,
  MODERATION_ACTIONS,
  type ModeratedCollection,
  type ModerationAction,
  type ModerationState,
  TRANSITIONS,
} from '@/domain/moderation-states';
import { callApi } from '../call-api';
import { DeskButton } from '../desk-button';
import { SelectField } from '../select-field';
import { usePanelTexts } from '../use-panel-texts';

interface ModerationStepsProps {
  collection: ModeratedCollection;
  id: number;
  /** `updatedAt` of the version shown. */
  seen: string | undefined;
  state: ModerationState;
  /** Language of canned reasons. */
  senderLanguage?: Locale;
}

/** Buttons for the steps that can follow a moderation state. */
export function ModerationSteps({ collection, id, seen, state, senderLanguage = DEFAULT_LOCALE }: ModerationStepsProps) {
  const { t } = usePanelTexts();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [asking, setAsking] = useState<'reject' | 'unpublish' | null>(null);
  const [reason, setReason] = useState('');

  const act = async (action: ModerationAction) => {
    setIsBusy(true);
    const { ok, body, message } = await callApi<{ outcomes: { message?: string }[] }>('/api/moderation', {
      items: [{ collection, id, seen }],
      action,
      reason: (asking && reason.trim()) || null,
    });
    setIsBusy(false);
    if (!ok) {
      toast.error(body.outcomes?.[0]?.message ?? message ?? t('common.failed'));
      return;
    }
    toast.success(t('moderation.done'));
    setAsking(null);
    setReason('');
    router.refresh();
  };

  if (asking) {
    const canned: Record<string, Record<Locale, string>> = CANNED_REASONS[collection];
    return (
      <div className="panel-buttons">
        {asking === 'reject' && (
          <SelectField
            label={t('moderation.canned')}
            value=""
            options={[['', t('moderation.cannedNone')], ...Object.entries(canned).map(([key, text]) => [key, text[senderLanguage]] as const)]}
            onChange={(key) => setReason(canned[key]?.[senderLanguage] ?? '')}
          />
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
        <DeskButton disabled={isBusy || (asking === 'reject' && reason.trim() === '')} onClick={() => act(asking)}>
          {t(`moderation.confirm.${asking}`)}
        </DeskButton>
        <DeskButton buttonStyle="subtle" onClick={() => setAsking(null)}>
          {t('common.cancel')}
        </DeskButton>
      </div>
    );
  }
  return (
    <div className="panel-buttons">
      {MODERATION_ACTIONS.filter((action) => TRANSITIONS[action].from === state).map((action) => (
        <DeskButton
          key={action}
          buttonStyle={action === 'approve' ? 'primary' : 'secondary'}
          disabled={isBusy}
          onClick={() => (action === 'reject' || action === 'unpublish' ? setAsking(action) : act(action))}
        >
          {t(`moderation.actions.${action}`)}
        </DeskButton>
      ))}
    </div>
  );
}
