'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import type { ModerationAction, ModerationState } from '@/domain/moderation-states';
import { DeskButton } from '../desk-button';
import { usePanelTexts } from '../use-panel-texts';
import { STATE_TONES } from './tones';
import { useModeration } from './use-moderation';

interface ModeratedDocument {
  updatedAt?: string;
  moderation?: { state?: ModerationState | null };
  submitter?: { email?: string | null };
  email?: string | null;
}

/** The moderation state of a visitor's entry, and the steps that can follow, on its edit page. */
export function ModerationControls() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo();
  const { t } = usePanelTexts();
  const [reason, setReason] = useState<string | null>(null);
  const doc = (savedDocumentData ?? {}) as ModeratedDocument;
  const { act: step, isBusy } = useModeration({ collection: collectionSlug, id: Number(id), seen: doc.updatedAt });
  const state = doc.moderation?.state;
  // Editors' own entries are published and unpublished with Payload's buttons.
  if (!id || !state || !(doc.submitter?.email || doc.email)) return null;

  const act = async (action: ModerationAction, why: string | null) => {
    if (await step(action, why)) setReason(null);
  };

  return (
    <div className="panel-view panel-buttons">
      <span className="panel-badge" data-tone={STATE_TONES[state]}>
        {t(`moderation.states.${state}`)}
      </span>
      {state === 'pending' && (
        <DeskButton buttonStyle="secondary" el="link" to="/admin/queue">
          {t('moderation.openQueue')}
        </DeskButton>
      )}
      {state === 'published' && reason === null && (
        <DeskButton buttonStyle="secondary" onClick={() => setReason('')}>
          {t('moderation.unpublish')}
        </DeskButton>
      )}
      {state === 'unpublished' && (
        <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => act('republish', null)}>
          {t('moderation.republish')}
        </DeskButton>
      )}
      {state === 'rejected' && (
        <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => act('reopen', null)}>
          {t('moderation.reopen')}
        </DeskButton>
      )}
      {reason !== null && (
        <>
          <label className="panel-field">
            {t('moderation.reason')}
            <textarea className="panel-input" rows={3} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
          </label>
          <DeskButton disabled={isBusy} onClick={() => act('unpublish', reason || null)}>
            {t('moderation.confirm')}
          </DeskButton>
          <DeskButton buttonStyle="subtle" onClick={() => setReason(null)}>
            {t('common.cancel')}
          </DeskButton>
        </>
      )}
    </div>
  );
}
