'use client';

import { toast, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useState } from 'react';
import { callApi } from '../call-api';
import { DeskButton } from '../desk-button';
import { usePanelTexts } from '../use-panel-texts';

/** Adds what changed in the last week to the text of an issue. The form knows nothing of what the server adds, so the page loads again. */
export function TakeChanges() {
  const { id, initialData } = useDocumentInfo();
  const { t } = usePanelTexts();
  const isModified = useFormModified();
  const [isBusy, setIsBusy] = useState(false);
  if (!id || initialData?.status !== 'draft') return null;
  const take = async () => {
    setIsBusy(true);
    const { ok, body, message } = await callApi<{ added: number }>(`/api/newsletter-issues/${id}/take-changes`, {});
    setIsBusy(false);
    if (!ok) toast.error(message ?? t('common.failed'));
    else if (!body.added) toast.info(t('newsletter.unchanged'));
    else window.location.reload();
  };
  return (
    <div className="field-type panel-buttons">
      <DeskButton buttonStyle="secondary" disabled={isBusy || isModified} onClick={take}>
        {t('newsletter.changes')}
      </DeskButton>
      <span className="panel-hint">{t(isModified ? 'newsletter.saveFirst' : 'newsletter.changesHint')}</span>
    </div>
  );
}
