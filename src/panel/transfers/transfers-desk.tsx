'use client';

import { toast } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Column } from '@/cms/transfers/columns';
import type { ListedTransfer } from '@/cms/transfers/list-transfers';
import { TRANSFER_RETENTION_DAYS, type TransferCollection } from '@/domain/transfers';
import { fill } from '../fill';
import { PanelHeader } from '../panel-header';
import { ExportForm } from './export-form';
import { ImportForm } from './import-form';
import type { TransferTexts } from './texts';
import { TransferItem } from './transfer-item';
import './transfers.css';

const POLL_MS = 1500;

interface TransfersDeskProps {
  columns: Partial<Record<TransferCollection, Column[]>>;
  entities: TransferCollection[];
  language: string;
  listed: ListedTransfer[];
  texts: TransferTexts;
}

const isMoving = ({ state }: ListedTransfer) => state === 'checking' || state === 'waiting' || state === 'running';

/** Forms for taking content out and bringing it in, and what became of earlier ones. */
export function TransfersDesk({ columns, entities, language, listed, texts }: TransfersDeskProps) {
  const [transfers, setTransfers] = useState(listed);
  const moves = transfers.some(isMoving);

  const refresh = useCallback(async () => {
    const answer = await fetch('/api/transfers/list', { credentials: 'include' }).catch(() => null);
    if (answer?.ok) setTransfers(((await answer.json()) as { transfers: ListedTransfer[] }).transfers);
  }, []);

  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [moves, refresh]);

  const post = useCallback(
    async (path: string, body: object): Promise<boolean> => {
      const answer = await fetch(`/api/transfers/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        credentials: 'include',
        body: JSON.stringify(body),
      }).catch(() => null);
      if (!answer?.ok) {
        const { errors } = ((await answer?.json().catch(() => null)) ?? {}) as { errors?: { message: string }[] };
        toast.error(errors?.[0]?.message ?? texts.failed);
      }
      await refresh();
      return Boolean(answer?.ok);
    },
    [refresh, texts],
  );

  return (
    <div className="transfers">
      <PanelHeader title={texts.title} hint={texts.intro} />
      <div className="transfers__forms">
        <ExportForm entities={entities} post={post} texts={texts} />
        <ImportForm columns={columns} entities={entities} language={language} onSent={refresh} texts={texts} />
      </div>
      <section aria-labelledby="transfers-list">
        <h2 id="transfers-list">{texts.listTitle}</h2>
        <p className="panel-hint">{fill(texts.kept, { days: TRANSFER_RETENTION_DAYS })}</p>
        {transfers.length === 0 && <p className="panel-empty">{texts.empty}</p>}
        <ul className="transfers__list">
          {transfers.map((transfer) => (
            <TransferItem key={transfer.id} language={language} post={post} texts={texts} transfer={transfer} />
          ))}
        </ul>
      </section>
    </div>
  );
}
