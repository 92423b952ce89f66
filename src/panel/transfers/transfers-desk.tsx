'use client';

import { toast } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Column } from '@/cms/transfers/columns';
import type { ListedTransfer } from '@/cms/transfers/list-transfers';
import { TRANSFER_RETENTION_DAYS, type TransferCollection } from '@/domain/transfers';
import { callApi } from '../call-api';
import { PanelHeader } from '../panel-header';
import { usePanelTexts } from '../use-panel-texts';
import { ExportForm } from './export-form';
import { ImportForm } from './import-form';
import { isMoving, TransferItem } from './transfer-item';
import './transfers.css';

const POLL_MS = 1500;

interface TransfersDeskProps {
  columns: Partial<Record<TransferCollection, Column[]>>;
  entities: TransferCollection[];
  listed: ListedTransfer[];
}

/** Export and import forms, and the list of earlier transfers. */
export function TransfersDesk({ columns, entities, listed }: TransfersDeskProps) {
  const { t } = usePanelTexts();
  const [transfers, setTransfers] = useState(listed);
  const moves = transfers.some(isMoving);

  const refresh = useCallback(async () => {
    const { ok, body } = await callApi<{ transfers: ListedTransfer[] }>('/api/transfers/list');
    if (ok && body.transfers) setTransfers(body.transfers);
  }, []);

  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [moves, refresh]);

  const post = async (path: string, body: object): Promise<boolean> => {
    const { ok, message } = await callApi(`/api/transfers/${path}`, body);
    if (!ok) toast.error(message ?? t('transfers.failed'));
    await refresh();
    return ok;
  };

  return (
    <div className="transfers">
      <PanelHeader title={t('transfers.title')} hint={t('transfers.intro')} />
      <div className="transfers__forms">
        <ExportForm entities={entities} post={post} />
        <ImportForm columns={columns} entities={entities} onSent={refresh} />
      </div>
      <section aria-labelledby="transfers-list">
        <h2 id="transfers-list">{t('transfers.listTitle')}</h2>
        <p className="panel-hint">{t('transfers.retention', { days: TRANSFER_RETENTION_DAYS })}</p>
        {transfers.length === 0 && <p className="panel-empty">{t('transfers.empty')}</p>}
        <ul className="panel-plain transfers__list">
          {transfers.map((transfer) => (
            <TransferItem key={transfer.id} post={post} transfer={transfer} />
          ))}
        </ul>
      </section>
    </div>
  );
}
