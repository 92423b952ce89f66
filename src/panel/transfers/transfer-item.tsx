import { useEffect, useState, useTransition } from 'react';
import type { ListedTransfer } from '@/cms/transfers/list-transfers';
import { REPORT_MAX, type ReportLine } from '@/domain/transfers';
import { callApi } from '../call-api';
import { DeskButton } from '../desk-button';
import { Table } from '../table';
import type { PanelTexts } from '../texts';
import { useApiAction } from '../use-api-action';
import { useMoment, usePanelTexts } from '../use-panel-texts';

interface TransferItemProps {
  onSent: () => Promise<void>;
  transfer: ListedTransfer;
}

const PAGE_SIZE = 25;

const TONES: Partial<Record<ListedTransfer['state'], string>> = { done: 'good', checked: 'good', refused: 'bad', failed: 'bad' };

export const isMoving = ({ state }: ListedTransfer) => state === 'checking' || state === 'waiting' || state === 'running';

/** The outcome, or what an import would do. */
function summaryOf(transfer: ListedTransfer, t: PanelTexts): string | null {
  const { state, direction, checked, isUnreadable, problems, done, created, updated, unchanged, wrong } = transfer;
  if (direction === 'export') return state === 'done' ? t('transfers.exported', { done }) : null;
  if (state === 'checked' || state === 'refused') {
    if (isUnreadable || !checked) return null;
    return checked.created + checked.updated === 0 && problems === 0 ? t('transfers.nothingToDo') : t('transfers.wouldBe', { ...checked });
  }
  const wasWritten = state === 'done' || ((state === 'failed' || state === 'cancelled') && created + updated + unchanged > 0 && checked !== null);
  return wasWritten ? t('transfers.was', { created, updated, unchanged, wrong }) : null;
}

/** An import or export: its progress, problems and next steps. */
export function TransferItem({ onSent, transfer }: TransferItemProps) {
  const { t } = usePanelTexts();
  const moment = useMoment();
  const { id, state, direction, checked, isUnreadable, problems } = transfer;
  const [showsReport, setShowsReport] = useState(false);
  const { send } = useApiAction();
  const [isBusy, startWork] = useTransition();
  const moves = isMoving(transfer);
  const waits = state === 'checked' || state === 'refused';
  const writable = direction === 'import' && !isUnreadable && checked ? checked.created + checked.updated : 0;
  const summary = summaryOf(transfer, t);
  const stop = t(moves ? 'common.cancel' : 'transfers.discard');
  const title = `${t(`transfers.direction.${direction}`)}: ${transfer.fileName}`;

  const act = (path: string, body: object = {}) =>
    startWork(async () => {
      await send(`/api/transfers/${id}/${path}`, body);
      await onSent();
    });

  return (
    <li className="panel-card transfers__item">
      <div className="panel-card__head">
        <h3>{title}</h3>
        <span className="panel-badge" data-tone={TONES[state]}>
          {t(`transfers.states.${state}`)}
        </span>
      </div>
      <p className="panel-hint">
        {t(`transfers.entities.${transfer.entity}`)}, {transfer.format.toUpperCase()} · {transfer.startedBy || '–'}, {moment(transfer.createdAt)}
      </p>
      {moves && state !== 'waiting' && (
        <div className="panel-buttons">
          <progress aria-label={title} max={Math.max(1, transfer.total)} {...(transfer.total > 0 ? { value: transfer.done } : {})} />
          <span>{t('transfers.progress', { done: transfer.done, total: transfer.total })}</span>
        </div>
      )}
      <p aria-live="polite">{summary}</p>
      <div className="panel-buttons">
        {state === 'checked' && writable > 0 && (
          <DeskButton disabled={isBusy} onClick={() => act('start')}>
            {t('transfers.import')}
          </DeskButton>
        )}
        {state === 'refused' && writable > 0 && (
          <DeskButton disabled={isBusy} onClick={() => act('start', { onlyGood: true })}>
            {t('transfers.importGood', { count: writable })}
          </DeskButton>
        )}
        {(moves || waits) && (
          <DeskButton aria-label={`${stop}: ${title}`} buttonStyle="secondary" disabled={isBusy} onClick={() => act('cancel')}>
            {stop}
          </DeskButton>
        )}
        {direction === 'export' && state === 'done' && (
          <DeskButton el="anchor" buttonStyle="secondary" url={`/api/transfers/${id}/file`} extraButtonProps={{ download: true }}>
            {t('transfers.download')}
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
              {showsReport ? t('transfers.hideReport') : t('transfers.showReport')}
            </DeskButton>
            <DeskButton el="anchor" buttonStyle="subtle" url={`/api/transfers/${id}/report?format=csv`} extraButtonProps={{ download: true }}>
              {t('transfers.reportFile')}
            </DeskButton>
          </>
        )}
      </div>
      <div id={`transfer-report-${id}`}>{showsReport && <TransferReport id={id} key={`${state} ${problems}`} />}</div>
    </li>
  );
}

/** The problems of an import by row and column, in pages. */
function TransferReport({ id }: { id: number }) {
  const { t } = usePanelTexts();
  const [lines, setLines] = useState<ReportLine[] | null>(null);
  const [page, setPage] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    callApi<{ report: ReportLine[] }>(`/api/transfers/${id}/report`).then(({ ok, body }) => {
      if (ok && body.report) setLines(body.report);
      else setHasFailed(true);
    });
  }, [id]);

  if (hasFailed) return <p role="alert">{t('transfers.failed')}</p>;
  if (!lines) return <p aria-busy="true">…</p>;
  const pages = Math.max(1, Math.ceil(lines.length / PAGE_SIZE));
  const shown = lines.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <div className="transfers__report">
      <Table
        label={t('transfers.report')}
        columns={[t('transfers.row'), t('transfers.column'), t('transfers.message'), t('transfers.value')]}
        rows={shown.map((line, index) => ({
          id: index,
          cells: [
            line.row > 0 ? line.row : t('transfers.wholeFile'),
            line.column && <code key="column">{line.column}</code>,
            line.message,
            <span key="value" className="transfers__value">
              {line.excerpt}
            </span>,
          ],
        }))}
      />
      {lines.length >= REPORT_MAX && <p>{t('transfers.reportCut', { max: REPORT_MAX })}</p>}
      {pages > 1 && (
        <nav aria-label={t('transfers.report')} className="panel-buttons">
          <DeskButton buttonStyle="subtle" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('common.previousPage')}
          </DeskButton>
          <span aria-live="polite">{t('common.page', { page, pages })}</span>
          <DeskButton buttonStyle="subtle" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('common.nextPage')}
          </DeskButton>
        </nav>
      )}
    </div>
  );
}
