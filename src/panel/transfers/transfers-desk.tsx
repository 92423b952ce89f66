'use client';

import { useCallback, useEffect, useState, useTransition } from 'react';
import type { Column } from '@/cms/transfers/columns';
import type { ListedTransfer } from '@/cms/transfers/list-transfers';
import { TRANSFER_FORMATS, TRANSFER_RETENTION_DAYS, type TransferCollection, type TransferFormat } from '@/domain/transfers';
import { callApi } from '../call-api';
import { DeskButton } from '../desk-button';
import { PanelHeader } from '../panel-header';
import { SelectField } from '../select-field';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';
import { ImportForm } from './import-form';
import { TransferForm } from './transfer-form';
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

  return (
    <div className="transfers">
      <PanelHeader title={t('transfers.title')} hint={t('transfers.intro')} />
      <div className="transfers__forms">
        <ExportForm entities={entities} onSent={refresh} />
        <ImportForm columns={columns} entities={entities} onSent={refresh} />
      </div>
      <section aria-labelledby="transfers-list">
        <h2 id="transfers-list">{t('transfers.listTitle')}</h2>
        <p className="panel-hint">{t('transfers.retention', { days: TRANSFER_RETENTION_DAYS })}</p>
        {transfers.length === 0 && <p className="panel-empty">{t('transfers.empty')}</p>}
        <ul className="panel-plain transfers__list">
          {transfers.map((transfer) => (
            <TransferItem key={transfer.id} onSent={refresh} transfer={transfer} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Starts an export of a whole collection. */
function ExportForm({ entities, onSent }: Pick<TransfersDeskProps, 'entities'> & { onSent: () => Promise<void> }) {
  const { t } = usePanelTexts();
  const { send } = useApiAction();
  const [isBusy, startWork] = useTransition();
  const [entity, setEntity] = useState<TransferCollection>('tools');
  const [format, setFormat] = useState<TransferFormat>('csv');
  const start = () =>
    startWork(async () => {
      await send('/api/transfers/export', { entity, format }, t('transfers.exportStarted'));
      await onSent();
    });
  return (
    <TransferForm direction="export" entities={entities} entity={entity} onEntity={setEntity} onSend={start}>
      <SelectField
        label={t('transfers.format')}
        value={format}
        options={TRANSFER_FORMATS.map((code) => [code, t(`transfers.formats.${code}`)])}
        onChange={setFormat}
      />
      <DeskButton disabled={isBusy} type="submit">
        {t('transfers.export')}
      </DeskButton>
    </TransferForm>
  );
}
