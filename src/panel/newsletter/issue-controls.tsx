'use client';

import { useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import type { DeliveryState, IssueState } from '@/domain/newsletter-states';
import { callApi } from '../call-api';
import { DeskButton } from '../desk-button';
import { MomentField } from '../moment-field';
import { useApiAction } from '../use-api-action';
import { useMoment, usePanelTexts } from '../use-panel-texts';
import './issue-controls.css';

interface Progress {
  status: IssueState | null;
  scheduledFor: string | null;
  subscribers: number;
  deliveries: Partial<Record<DeliveryState, number>>;
}

const POLL_MS = 3000;
const UNSENT = ['failed', 'skipped', 'uncertain'] as const satisfies DeliveryState[];

/** Buttons of a newsletter issue (test, send, schedule, cancel) and the progress of sending. */
export function IssueControls() {
  const { id } = useDocumentInfo();
  const { t } = usePanelTexts();
  const moment = useMoment();
  const router = useRouter();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [when, setWhen] = useState<Date | null>(null);
  const { send, isBusy } = useApiAction();
  const isModified = useFormModified();

  const load = useCallback(async () => {
    if (!id) return null;
    const { ok, body } = await callApi<Progress>(`/api/newsletter-issues/${id}/progress`);
    if (!ok) return null;
    setProgress(body as Progress);
    return body as Progress;
  }, [id]);

  useEffect(() => {
    void load();
    const timer = setInterval(() => void load(), POLL_MS);
    return () => clearInterval(timer);
  }, [load]);

  if (!id || !progress) return null;

  const { status, deliveries, subscribers } = progress;
  const act = async (path: string, body: object, done: string) => {
    await send(`/api/newsletter-issues/${id}/${path}`, body, done);
    const newest = await load();
    // Drops unsaved text from the form.
    if (newest && newest.status !== status) router.refresh();
  };

  const total = Object.values(deliveries).reduce((sum, count) => sum + count, 0);
  const confirmSending = () => window.confirm(t('newsletter.confirm', { count: subscribers }));

  return (
    <div className="panel-view panel-buttons issue-controls">
      {(status === 'sending' || status === 'sent') && (
        <p role="status">
          {t('newsletter.sent', { sent: deliveries.sent ?? 0, total })}
          {UNSENT.filter((state) => deliveries[state]).map((state) => `, ${t(`newsletter.unsent.${state}`, { count: deliveries[state] ?? 0 })}`)}
        </p>
      )}
      {status === 'scheduled' && (
        <>
          <p>{t('newsletter.scheduled', { when: progress.scheduledFor ? moment(progress.scheduledFor) : '' })}</p>
          <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => act('take-back', {}, t('newsletter.takenBack'))}>
            {t('newsletter.takeBack')}
          </DeskButton>
        </>
      )}
      {status === 'draft' && (
        <>
          <DeskButton buttonStyle="secondary" disabled={isBusy || isModified} onClick={() => act('test', {}, t('newsletter.tested'))}>
            {t('newsletter.test')}
          </DeskButton>
          <MomentField label={t('newsletter.when')} value={when} onChange={setWhen} />
          <DeskButton
            disabled={isBusy || isModified}
            onClick={() =>
              confirmSending() && act('schedule', when ? { when: when.toISOString() } : {}, when ? t('newsletter.planned') : t('newsletter.started'))
            }
          >
            {when ? t('newsletter.schedule') : t('newsletter.send')}
          </DeskButton>
          {isModified && <span className="panel-hint">{t('newsletter.saveFirst')}</span>}
        </>
      )}
    </div>
  );
}
