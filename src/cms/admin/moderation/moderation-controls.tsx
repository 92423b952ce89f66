'use client';

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ModerationAction, ModerationState } from '@/domain/moderation-states';
import { moderationTexts } from './texts';
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
  const router = useRouter();
  const texts = moderationTexts(i18n.language);
  const [reason, setReason] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const doc = (savedDocumentData ?? {}) as ModeratedDocument;
  const state = doc.moderation?.state;
  // What editors wrote themselves is published and taken offline by the buttons that every document has.
  if (!id || !state || !(doc.submitter?.email || doc.email)) return null;

  const act = async (action: ModerationAction, why: string | null) => {
    setIsBusy(true);
    const response = await fetch('/api/moderation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'include',
      body: JSON.stringify({ items: [{ collection: collectionSlug, id: Number(id), seen: doc.updatedAt }], action, reason: why }),
    }).catch(() => null);
    const answer = (await response?.json().catch(() => null)) as { outcomes?: { message?: string }[]; errors?: { message: string }[] } | null;
    setIsBusy(false);
    if (!response?.ok) {
      toast.error(answer?.outcomes?.[0]?.message ?? answer?.errors?.[0]?.message ?? texts.failed);
      return;
    }
    toast.success(texts.done);
    setReason(null);
    router.refresh();
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
