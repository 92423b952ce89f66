import { Fragment } from 'react';
import { listCoverage } from '@/cms/translations/coverage';
import { COVERAGE_FILTERS, type Coverage, LACKING_STATES } from '@/cms/translations/types';
import { languageName } from '@/domain/locales';
import { collectionName } from '../collection-name';
import { PanelLink } from '../link-list';
import type { PanelView } from '../panel-view';
import { coveragePath, sheetPath, type WorkList } from '../paths';
import { numbers, Table } from '../table';

/** One page of the entries behind a number of the coverage table. */
export async function WorkListSection({ req, t, language, format, list, coverage }: PanelView & { list: WorkList; coverage: Coverage }) {
  const { collection } = coverage;
  const { rows, total, pages } = await listCoverage(req, { collection, ...list });
  const pathTo = (change: Partial<WorkList>) => coveragePath({ collection, ...list, ...change });
  const names = { collection: collectionName(req, collection), language: languageName(list.locale, language) };
  return (
    <section className="translations__list" id="list" aria-labelledby="list-title">
      <h2 id="list-title">{t('translations.listTitle', { ...names, filter: t(`translations.filters.${list.filter}`) })}</h2>
      <nav className="panel-chips" aria-label={t('translations.show')}>
        {COVERAGE_FILTERS.map((filter) => (
          <PanelLink key={filter} href={pathTo({ filter, page: 1 })} aria-current={filter === list.filter ? 'true' : undefined}>
            {t(`translations.counts.${filter}`)} <span>{format.number(coverage[filter])}</span>
          </PanelLink>
        ))}
      </nav>
      {rows.length === 0 ? (
        <p className="panel-empty">{t(`translations.done.${list.filter}`, names)}</p>
      ) : (
        <Table
          caption={t('translations.entries', { count: total })}
          className="translations__table translations__rows"
          columns={[
            t('translations.entry'),
            ...LACKING_STATES.map((state) => numbers(t(`translations.counts.${state}`))),
            { title: t('translations.updated'), className: 'translations__date' },
          ]}
          rows={rows.map(({ id, title, updatedAt, ...row }) => ({
            id,
            cells: [
              <PanelLink key="entry" href={sheetPath(collection, id, list)}>
                {title || `#${id}`}
              </PanelLink>,
              ...LACKING_STATES.map((state) => (
                <Fragment key={state}>
                  {row[state] === 0 ? <span className="translations__zero">0</span> : row[state]}
                  {state === 'missing' && <span className="translations__zero">/{row.total}</span>}
                </Fragment>
              )),
              <time key="updated" dateTime={updatedAt} title={format.moment(updatedAt)}>
                {format.date(updatedAt)}
              </time>,
            ],
          }))}
        />
      )}
      {pages > 1 && (
        <nav className="panel-buttons translations__paging" aria-label={t('translations.pages')}>
          {list.page > 1 && (
            <PanelLink href={pathTo({ page: list.page - 1 })} rel="prev">
              {t('common.previousPage')}
            </PanelLink>
          )}
          <span>{t('common.page', { page: list.page, pages })}</span>
          {list.page < pages && (
            <PanelLink href={pathTo({ page: list.page + 1 })} rel="next">
              {t('common.nextPage')}
            </PanelLink>
          )}
        </nav>
      )}
    </section>
  );
}
