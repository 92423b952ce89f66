import { Link } from '@payloadcms/ui';
import type { PayloadRequest } from 'payload';
import { listCoverage } from '@/cms/translations/coverage';
import { COVERAGE_FILTERS, type Coverage, type CoverageRow, LACKING_STATES } from '@/cms/translations/types';
import { languageName } from '@/domain/locales';
import { panelTexts } from '../texts';
import { coveragePath, sheetPath, type WorkList } from './paths';
import { collectionName } from './requested';

interface WorkListSectionProps {
  req: PayloadRequest;
  list: WorkList;
  coverage: Coverage;
}

/** One page of the entries behind a number of the coverage table. */
export async function WorkListSection({ req, list, coverage }: WorkListSectionProps) {
  const { language } = req.i18n;
  const t = panelTexts(language);
  const { collection } = coverage;
  const { rows, total, pages } = await listCoverage(req, { collection, ...list });
  const pathTo = (change: Partial<WorkList>) => coveragePath({ collection, ...list, ...change });
  const names = { collection: collectionName(req, collection), language: languageName(list.locale, language) };
  return (
    <section className="translations__list" id="list" aria-labelledby="list-title">
      <h2 id="list-title">{t('translations.listTitle', { ...names, filter: t(`translations.filters.${list.filter}`) })}</h2>
      <nav className="panel-chips" aria-label={t('translations.show')}>
        {COVERAGE_FILTERS.map((filter) => (
          <Link key={filter} href={pathTo({ filter, page: 1 })} aria-current={filter === list.filter ? 'true' : undefined} prefetch={false}>
            {t(`translations.counts.${filter}`)} <span>{coverage[filter].toLocaleString(language)}</span>
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <p className="panel-empty">{t(`translations.done.${list.filter}`, names)}</p>
      ) : (
        <table className="panel-table translations__table translations__rows">
          <caption>{t('translations.entries', { count: total })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('translations.entry')}</th>
              {LACKING_STATES.map((state) => (
                <th key={state} scope="col" className="panel-number">
                  {t(`translations.counts.${state}`)}
                </th>
              ))}
              <th scope="col" className="translations__date">
                {t('translations.updated')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <WorkListRow key={row.id} row={row} href={sheetPath(collection, row.id, list)} language={language} />
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <nav className="panel-buttons translations__paging" aria-label={t('translations.pages')}>
          {list.page > 1 && (
            <Link href={pathTo({ page: list.page - 1 })} rel="prev" prefetch={false}>
              {t('common.previousPage')}
            </Link>
          )}
          <span>{t('common.page', { page: list.page, pages })}</span>
          {list.page < pages && (
            <Link href={pathTo({ page: list.page + 1 })} rel="next" prefetch={false}>
              {t('common.nextPage')}
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

function WorkListRow({ row, href, language }: { row: CoverageRow; href: string; language: string }) {
  const updated = new Date(row.updatedAt);
  return (
    <tr>
      <th scope="row">
        <Link href={href} prefetch={false}>
          {row.title || `#${row.id}`}
        </Link>
      </th>
      {LACKING_STATES.map((state) => (
        <td key={state} className="panel-number">
          {row[state] === 0 ? <span className="translations__zero">0</span> : row[state]}
          {state === 'missing' && <span className="translations__zero">/{row.total}</span>}
        </td>
      ))}
      <td className="translations__date">
        <time dateTime={row.updatedAt} title={updated.toLocaleString(language)}>
          {updated.toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' })}
        </time>
      </td>
    </tr>
  );
}
