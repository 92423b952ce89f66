import { readHistory } from '@/cms/history/read-history';
import { PageLinks, PanelLink, Time } from '../link-list';
import { PanelHeader } from '../panel-header';
import { Table } from '../table';
import { historyPage } from './document-view';
import { ChangedParts, VersionStatus } from './version-facts';
import { VersionNote } from './version-note';

const PAGE_MAX = 100;

/** The versions of a document: who wrote each, when, in which language, and what changed. */
export const HistoryView = historyPage(async ({ req, document, query, pathTo, t, language, format }) => {
  const wanted = Number(query.page ?? 1);
  const page = Number.isSafeInteger(wanted) && wanted > 0 && wanted <= PAGE_MAX ? wanted : 1;
  const { rows, pages } = await readHistory(req, document, page);
  const texts = { t, language };
  return (
    <>
      <PanelHeader title={t('versions.title')} hint={t('versions.hint')} />
      <Table
        className="versions__table"
        columns={[t('versions.when'), t('versions.author'), t('versions.status'), t('versions.changes'), t('versions.note')]}
        rows={rows.map((row) => ({
          id: row.id,
          cells: [
            <PanelLink key="when" href={pathTo('versions', row.id)}>
              <Time at={row.at} format={format.moment} />
            </PanelLink>,
            row.author ?? t('versions.noAuthor'),
            <VersionStatus key="status" row={row} {...texts} />,
            <ChangedParts key="changes" changes={row.changes} {...texts} />,
            <VersionNote key="note" document={document} version={row.id} when={format.moment(row.at)} initial={row.note ?? ''} />,
          ],
        }))}
      />
      <PageLinks page={page} pages={pages} pathTo={(to) => `${pathTo('versions')}?page=${to}`} label={t('versions.pages')} t={t} />
    </>
  );
});
