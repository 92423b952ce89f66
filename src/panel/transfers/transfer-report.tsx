import { useEffect, useState } from 'react';
import { REPORT_MAX, type ReportLine } from '@/domain/transfers';
import { callApi } from '../call-api';
import { DeskButton } from '../desk-button';
import { Table } from '../table';
import { usePanelTexts } from '../use-panel-texts';

const PAGE_SIZE = 25;

/** The problems of an import by row and column, in pages. */
export function TransferReport({ id }: { id: number }) {
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
