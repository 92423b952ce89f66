'use client';

import { toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import type { DeliveryState, IssueState } from '@/domain/newsletter-states';
import { DeskButton } from '../desk-button';
import { issueTexts } from './texts';
import './issue-controls.css';

interface Progress {
  status: IssueState | null;
  scheduledFor: string | null;
  subscribers: number;
  deliveries: Partial<Record<DeliveryState, number>>;
}

const POLL_MS = 3000;

/** Buttons of an issue: try it, send it now or later, take it back; and how far sending has come. */
export function IssueControls() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const router = useRouter();
  const texts = issueTexts(i18n.language);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [when, setWhen] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const load = useCallback(async () => {
    const response = id ? await fetch(`/api/newsletter-issues/${id}/progress`, { credentials: 'include' }).catch(() => null) : null;
    if (response?.ok) setProgress((await response.json()) as Progress);
  }, [id]);

  useEffect(() => {
    void load();
    const timer = setInterval(() => void load(), POLL_MS);
    return () => clearInterval(timer);
  }, [load]);

  if (!id || !progress) return null;

  const act = async (path: string, body: object, done: string) => {
    setIsBusy(true);
    const response = await fetch(`/api/newsletter-issues/${id}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'include',
      body: JSON.stringify(body),
    }).catch(() => null);
    const answer = (await response?.json().catch(() => ({}))) as { errors?: { message: string }[] } | undefined;
    if (response?.ok) toast.success(done);
    else toast.error(answer?.errors?.[0]?.message ?? texts.failed);
    setIsBusy(false);
    await load();
    router.refresh();
  };

  const { status, deliveries, subscribers } = progress;
  const total = Object.values(deliveries).reduce((sum, count) => sum + count, 0);
  const confirmSending = () => window.confirm(texts.confirm.replace('#', String(subscribers)));

  return (
    <div className="panel-view panel-buttons issue-controls">
      {(status === 'sending' || status === 'sent') && (
        <p role="status">
          {texts.sent.replace('#', String(deliveries.sent ?? 0)).replace('%', String(total))}
          {Boolean(deliveries.failed) && `, ${texts.failedCount.replace('#', String(deliveries.failed))}`}
          {Boolean(deliveries.skipped) && `, ${texts.skipped.replace('#', String(deliveries.skipped))}`}
          {Boolean(deliveries.uncertain) && `, ${texts.uncertain.replace('#', String(deliveries.uncertain))}`}
        </p>
      )}
      {status === 'scheduled' && (
        <>
          <p>{texts.scheduled.replace('#', progress.scheduledFor ? new Date(progress.scheduledFor).toLocaleString(i18n.language) : '')}</p>
          <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => act('take-back', {}, texts.takenBack)}>
            {texts.takeBack}
          </DeskButton>
        </>
      )}
      {status === 'draft' && (
        <>
          <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => act('test', {}, texts.tested)}>
            {texts.test}
          </DeskButton>
          <label>
            {texts.when}
            <input className="panel-input" type="datetime-local" value={when} onChange={(event) => setWhen(event.target.value)} />
          </label>
          <DeskButton
            disabled={isBusy}
            onClick={() =>
              confirmSending() && act('schedule', when ? { when: new Date(when).toISOString() } : {}, when ? texts.planned : texts.started)
            }
          >
            {when ? texts.schedule : texts.send}
          </DeskButton>
        </>
      )}
    </div>
  );
}
