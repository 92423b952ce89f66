import { Fragment } from 'react';
import { listTranslators } from '@/cms/translations/assign';
import { type Coverage, type CoverageRow, LACKING_STATES, WORK_FILTERS } from '@/cms/translations/types';
import { listWork } from '@/cms/translations/work-list';
import { languageName } from '@/domain/locales';
import { Badge } from '../badge';
import { collectionName } from '../collection-name';
import { PageLinks, PanelLink } from '../link-list';
import type { PanelView } from '../panel-view';
import { coveragePath, sheetPath, type WorkList } from '../paths';
import { numbers, Table } from '../table';
import { AssignForm } from './assign-form';
import { queryOf } from './query-of';
import { WorkFilters } from './work-filters';

type WorkListProps = PanelView & {
  list: WorkList;
  coverage: Coverage[];
};

/** One page of a work list, with its filters and the form to assign entries. */
export async function WorkListSection({ coverage, ...view }: WorkListProps) {
  const { req, t, language } = view;
  const [{ rows, total, pages, page }, translators] = await Promise.all([listWork(req, queryOf(req, view.list)), listTranslators(req)]);
  const list = { ...view.list, page };
  const collections = [...new Set(coverage.map(({ collection }) => collection))];
  const names = {
    collection: list.collection ? collectionName(req, list.collection) : t('translations.allCollections'),
    language: list.locale ? languageName(list.locale, language) : t('translations.bothLanguages'),
  };
  const title = list.assignee === 'mine' ? 'translations.mineTitle' : 'translations.listTitle';
  return (
    <section className="translations__list" id="list" aria-labelledby="list-title">
      <h2 id="list-title">{t(title, { ...names, filter: t(`translations.filters.${list.filter}`) })}</h2>
      <States {...view} coverage={coverage} />
      <WorkFilters {...view} collections={collections} translators={translators} />
      {rows.length === 0 ? (
        <p className="panel-empty">{t('translations.noneFound')}</p>
      ) : (
        // Another list has other entries to choose.
        <AssignForm key={JSON.stringify(list)} translators={translators}>
          <Rows {...view} list={list} rows={rows} total={total} />
        </AssignForm>
      )}
      <PageLinks page={page} pages={pages} pathTo={(to) => coveragePath({ ...list, page: to })} label={t('translations.pages')} t={t} />
    </section>
  );
}

/** Links to the same list with texts in another state; with their numbers where nothing else limits it. */
function States({ t, format, list, coverage }: WorkListProps) {
  const isLimited = list.field !== null || list.age !== null || list.assignee !== null;
  const entry = isLimited ? null : coverage.find(({ collection, locale }) => collection === list.collection && locale === list.locale);
  return (
    <nav className="panel-chips" aria-label={t('translations.show')}>
      {WORK_FILTERS.map((filter) => (
        <PanelLink key={filter} href={coveragePath({ ...list, filter, page: 1 })} aria-current={filter === list.filter ? 'true' : undefined}>
          {t(`translations.counts.${filter}`)}{' '}
          {entry && <span>{format.number(filter === 'open' ? entry.documents - entry.complete : entry[filter])}</span>}
        </PanelLink>
      ))}
    </nav>
  );
}

function Rows({ req, t, language, format, list, rows, total }: PanelView & { list: WorkList; rows: CoverageRow[]; total: number }) {
  const isMixed = !list.collection || !list.locale;
  return (
    <Table
      caption={t('translations.entries', { count: total })}
      className="translations__table translations__rows"
      columns={[
        t('translations.entry'),
        ...(isMixed ? [t('translations.kind')] : []),
        ...LACKING_STATES.map((state) => numbers(t(`translations.counts.${state}`))),
        { title: t('translations.assignee'), className: 'translations__assigned' },
        { title: t('translations.updated'), className: 'translations__date' },
      ]}
      rows={rows.map(({ collection, locale, id, title, updatedAt, assignment, ...row }) => ({
        id: `${collection} ${id} ${locale}`,
        cells: [
          <span key="entry" className="translations__entry">
            <input type="checkbox" name="item" value={JSON.stringify([collection, id, locale])} aria-label={t('translations.choose', { title })} />
            <PanelLink href={sheetPath(collection, id, list, locale)}>{title || `#${id}`}</PanelLink>
          </span>,
          ...(isMixed ? [`${collectionName(req, collection)}, ${languageName(locale, language)}`] : []),
          ...LACKING_STATES.map((state) => (
            <Fragment key={state}>
              {row[state] === 0 ? <span className="translations__zero">0</span> : row[state]}
              {state === 'missing' && <span className="translations__zero">/{row.total}</span>}
            </Fragment>
          )),
          <Assigned key="assigned" assignment={assignment} t={t} format={format} />,
          <time key="updated" dateTime={updatedAt} title={format.moment(updatedAt)}>
            {format.date(updatedAt)}
          </time>,
        ],
      }))}
    />
  );
}

function Assigned({ assignment, t, format }: Pick<CoverageRow, 'assignment'> & Pick<PanelView, 't' | 'format'>) {
  if (!assignment) return <span className="translations__zero">–</span>;
  const { assignee, dueOn, isOverdue, note } = assignment;
  return (
    <>
      {assignee ?? t('translations.nobody')}
      {dueOn && (
        <>
          {' '}
          <Badge tone={isOverdue ? 'bad' : undefined}>{t(isOverdue ? 'translations.overdue' : 'translations.due', { day: format.day(dueOn) })}</Badge>
        </>
      )}
      {note && <small>{note}</small>}
    </>
  );
}
