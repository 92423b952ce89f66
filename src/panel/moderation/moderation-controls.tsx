'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { ModerationAction, ModerationState } from '@/domain/moderation-states';
import { DeskButton } from '../desk-button';
import { moderationTexts } from './texts';
import { STATE_TONES } from './tones';
import { useModeration } from './use-moderation';

interface ModeratedDocument {
  updatedAt?: string;
  moderation?: { state?: ModerationState | null };
  submitter?: { email?: string | null };
  email?: string | null;
}

/** Where something that a visitor sent in stands, with the steps that can follow, on its own page of the panel. */
export function ModerationControls() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo();
  const { i18n } = useTranslation();
  const texts = moderationTexts(i18n.language);
  const [reason, setReason] = useState<string | null>(null);
  const doc = (savedDocumentData ?? {}) as ModeratedDocument;
  const { act: step, isBusy } = useModeration({ collection: collectionSlug, id: Number(id), seen: doc.updatedAt }, i18n.language);
  const state = doc.moderation?.state;
  // What editors wrote themselves is published and taken offline by the buttons that every document has.
  if (!id || !state || !(doc.submitter?.email || doc.email)) return null;

  const act = async (action: ModerationAction, why: string | null) => {
    if (await step(action, why)) setReason(null);
  };

  return (
    <div className="panel-view panel-buttons">
      <span className="panel-badge" data-tone={STATE_TONES[state]}>
        {texts.states[state]}
      </span>
      {state === 'pending' && (
        <DeskButton buttonStyle="secondary" el="link" to="/admin/queue">
          {texts.openQueue}
        </DeskButton>
      )}
      {state === 'published' && reason === null && (
        <DeskButton buttonStyle="secondary" onClick={() => setReason('')}>
          {texts.unpublish}
        </DeskButton>
      )}
      {state === 'unpublished' && (
        <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => act('republish', null)}>
          {texts.republish}
        </DeskButton>
      )}
      {state === 'rejected' && (
        <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => act('reopen', null)}>
          {texts.reopen}
        </DeskButton>
      )}
      {reason !== null && (
        <>
          <label className="panel-field">
            {texts.reason}
            <textarea className="panel-input" rows={3} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
          </label>
          <DeskButton disabled={isBusy} onClick={() => act('unpublish', reason || null)}>
            {texts.confirm}
          </DeskButton>
          <DeskButton buttonStyle="subtle" onClick={() => setReason(null)}>
            {texts.cancel}
          </DeskButton>
        </>
      )}
    </div>
  );
}
