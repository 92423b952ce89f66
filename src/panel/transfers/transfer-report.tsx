import { useEffect, useState } from 'react';
import { REPORT_MAX, type ReportLine } from '@/cms/transfers/report-line';
import { callApi } from '../call-api';
import { DeskButton } from '../desk-button';
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section aria-label={t('transfers.report')} className="panel-scroll" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">{t('transfers.row')}</th>
              <th scope="col">{t('transfers.column')}</th>
              <th scope="col">{t('transfers.message')}</th>
              <th scope="col">{t('transfers.value')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and lines may be alike
              <tr key={index}>
                <td>{line.row > 0 ? line.row : t('transfers.wholeFile')}</td>
                <td>{line.column && <code>{line.column}</code>}</td>
                <td>{line.message}</td>
                <td className="transfers__value">{line.excerpt}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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
