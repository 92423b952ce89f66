'use client';

import { useEffect, useState } from 'react';
import { REPORT_MAX, type ReportLine } from '@/cms/transfers/report-line';
import { DeskButton } from '../desk-button';
import { fill } from '../fill';
import type { TransferTexts } from './texts';

const PAGE = 25;

/** What was wrong, by row and column, a page at a time. */
export function TransferReport({ id, texts }: { id: number; texts: TransferTexts }) {
  const [lines, setLines] = useState<ReportLine[] | null>(null);
  const [page, setPage] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    fetch(`/api/transfers/${id}/report`, { credentials: 'include', signal: controller.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<{ report: ReportLine[] }>) : Promise.reject(new Error(String(answer.status)))))
      .then(({ report }) => setLines(report))
      .catch(() => setHasFailed(!controller.signal.aborted));
    return () => controller.abort();
  }, [id]);

  if (hasFailed) return <p role="alert">{texts.failed}</p>;
  if (!lines) return <p aria-busy="true">…</p>;
  const pages = Math.max(1, Math.ceil(lines.length / PAGE));
  const shown = lines.slice((page - 1) * PAGE, page * PAGE);
  return (
    <div className="transfers__report">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={texts.report} className="panel-scroll" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              <th scope="col">{texts.column}</th>
              <th scope="col">{texts.message}</th>
              <th scope="col">{texts.value}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and lines may be alike
              <tr key={index}>
                <td>{line.row > 0 ? line.row : texts.wholeFile}</td>
                <td>{line.column && <code>{line.column}</code>}</td>
                <td>{line.message}</td>
                <td className="transfers__value">{line.excerpt}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {lines.length >= REPORT_MAX && <p>{fill(texts.reportCut, { max: REPORT_MAX })}</p>}
      {pages > 1 && (
        <nav aria-label={texts.report} className="panel-buttons">
          <DeskButton buttonStyle="subtle" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {texts.previousPage}
          </DeskButton>
          <span aria-live="polite">{fill(texts.page, { page, pages })}</span>
          <DeskButton buttonStyle="subtle" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {texts.nextPage}
          </DeskButton>
        </nav>
      )}
    </div>
  );
}
