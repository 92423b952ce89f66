'use client';

import { useState } from 'react';
import type { ListedTransfer } from '@/cms/transfers/list-transfers';
import { DeskButton } from '../desk-button';
import { fill } from '../fill';
import type { TransferTexts } from './texts';
import { TransferReport } from './transfer-report';

interface TransferItemProps {
  language: string;
  post: (path: string, body: object) => Promise<boolean>;
  texts: TransferTexts;
  transfer: ListedTransfer;
}

const TONES: Partial<Record<ListedTransfer['state'], string>> = { done: 'good', checked: 'good', refused: 'bad', failed: 'bad' };

/** What happened, or would happen. */
function summaryOf(transfer: ListedTransfer, texts: TransferTexts, language: string): string | null {
  const { state, direction, checked, isUnreadable, problems, done, created, updated, unchanged, wrong } = transfer;
  const filled = (text: string, counts: Record<string, number>) =>
    fill(text, Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count.toLocaleString(language)])));
  if (direction === 'export') return state === 'done' ? filled(texts.exported, { done }) : null;
  if (state === 'checked' || state === 'refused') {
    if (isUnreadable || !checked) return null;
    return checked.created + checked.updated === 0 && problems === 0 ? texts.nothingToDo : filled(texts.wouldBe, { ...checked });
  }
  const wasWritten = state === 'done' || ((state === 'failed' || state === 'cancelled') && created + updated + unchanged > 0 && checked !== null);
  return wasWritten ? filled(texts.was, { created, updated, unchanged, wrong }) : null;
}

/** One import or export: how far it is, what was wrong, and what can be done with it. */
export function TransferItem({ language, post, texts, transfer }: TransferItemProps) {
  const { id, state, direction, checked, isUnreadable, problems } = transfer;
  const [showsReport, setShowsReport] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isMoving = state === 'checking' || state === 'waiting' || state === 'running';
  const waits = state === 'checked' || state === 'refused';
  const writable = direction === 'import' && !isUnreadable && checked ? checked.created + checked.updated : 0;
  const summary = summaryOf(transfer, texts, language);
  const title = `${texts.direction[direction]}: ${transfer.fileName}`;

  const act = async (path: string, body: object = {}) => {
    setIsBusy(true);
    await post(`${id}/${path}`, body);
    setIsBusy(false);
  };

  return (
    <li className="panel-card transfers__item">
      <div className="panel-card__head">
        <h3>{title}</h3>
        <span className="panel-badge" data-tone={TONES[state]}>
          {texts.states[state]}
        </span>
      </div>
      <p className="panel-hint">
        {texts.entities[transfer.entity]}, {transfer.format.toUpperCase()} ·{' '}
        {fill(texts.by, {
          name: transfer.startedBy || '–',
          date: new Date(transfer.createdAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
      {isMoving && state !== 'waiting' && (
        <div className="panel-buttons">
          <progress aria-label={title} max={Math.max(1, transfer.total)} {...(transfer.total > 0 ? { value: transfer.done } : {})} />
          <span>{fill(texts.progress, { done: transfer.done.toLocaleString(language), total: transfer.total.toLocaleString(language) })}</span>
        </div>
      )}
      <p aria-live="polite">{summary}</p>
      <div className="panel-buttons">
        {state === 'checked' && writable > 0 && (
          <DeskButton disabled={isBusy} onClick={() => act('start')}>
            {texts.import}
          </DeskButton>
        )}
        {state === 'refused' && writable > 0 && (
          <DeskButton disabled={isBusy} onClick={() => act('start', { onlyGood: true })}>
            {fill(texts.importGood, { count: writable.toLocaleString(language) })}
          </DeskButton>
        )}
        {(isMoving || waits) && (
          <DeskButton
            aria-label={`${isMoving ? texts.cancel : texts.discard}: ${title}`}
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={() => act('cancel')}
          >
            {isMoving ? texts.cancel : texts.discard}
          </DeskButton>
        )}
        {direction === 'export' && state === 'done' && (
          <DeskButton el="anchor" buttonStyle="secondary" url={`/api/transfers/${id}/file`} extraButtonProps={{ download: true }}>
            {texts.download}
            <span className="sr-only"> {transfer.fileName}</span>
          </DeskButton>
        )}
        {problems > 0 && (
          <>
            <DeskButton
              buttonStyle="subtle"
              extraButtonProps={{ 'aria-controls': `transfer-report-${id}`, 'aria-expanded': showsReport }}
              onClick={() => setShowsReport(!showsReport)}
            >
              {showsReport ? texts.hideReport : texts.showReport}
            </DeskButton>
            <DeskButton el="anchor" buttonStyle="subtle" url={`/api/transfers/${id}/report?format=csv`} extraButtonProps={{ download: true }}>
              {texts.reportFile}
            </DeskButton>
          </>
        )}
      </div>
      <div id={`transfer-report-${id}`}>{showsReport && <TransferReport id={id} key={`${state} ${problems}`} texts={texts} />}</div>
    </li>
  );
}
