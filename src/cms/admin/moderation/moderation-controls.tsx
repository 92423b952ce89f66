'use client';

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { ModerationAction, ModerationState } from '@/domain/moderation-states';
import { moderationTexts } from './texts';
import { useModeration } from './use-moderation';
import './moderation-controls.css';

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
    <div className="moderation-controls">
      <p>{texts.states[state]}</p>
      {state === 'pending' && (
        <Button size="small" buttonStyle="secondary" el="link" to="/admin/queue">
          {texts.openQueue}
        </Button>
      )}
      {state === 'published' && reason === null && (
        <Button size="small" buttonStyle="secondary" onClick={() => setReason('')}>
          {texts.unpublish}
        </Button>
      )}
      {state === 'unpublished' && (
        <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={() => act('republish', null)}>
          {texts.republish}
        </Button>
      )}
      {state === 'rejected' && (
        <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={() => act('reopen', null)}>
          {texts.reopen}
        </Button>
      )}
      {reason !== null && (
        <div className="moderation-controls__reason">
          <label>
            {texts.reason}
            <textarea rows={3} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
          </label>
          <Button size="small" disabled={isBusy} onClick={() => act('unpublish', reason || null)}>
            {texts.confirm}
          </Button>
          <Button size="small" buttonStyle="subtle" onClick={() => setReason(null)}>
            {texts.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}
