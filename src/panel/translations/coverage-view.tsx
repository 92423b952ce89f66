import { Link } from '@payloadcms/ui';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { countCoverage, listCoverage } from '@/cms/translations/coverage';
import type { Coverage, CoverageFilter, CoverageRow } from '@/cms/translations/types';
import { languageName } from '@/domain/locales';
import { fill } from '../fill';
import { PanelHeader } from '../panel-header';
import { PanelPage } from '../panel-page';
import { coveragePath, sheetPath, type WorkList } from './addresses';
import { collectionName, FILTERS, workListOf } from './requested';
import { counted, type TranslationTexts, translationTexts } from './texts';
import './translations.css';

/** The page of the panel that shows what each collection lacks in each language, and the entries behind a number. */
export function CoverageView(props: AdminViewServerProps) {
  return <PanelPage view={props}>{() => coveragePage(props)}</PanelPage>;
}

async function coveragePage({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const texts = translationTexts(req.i18n.language);
  const coverage = await countCoverage(req);
  const list = workListOf(searchParams);
  const chosen = list && coverage.find((entry) => entry.collection === searchParams?.collection && entry.locale === list.locale);
  return (
    <div className={`translations${chosen ? ' translations--with-list' : ''}`}>
      <PanelHeader title={texts.title} hint={texts.intro} />
      {coverage.length === 0 ? (
        <p className="panel-empty">{texts.nothing}</p>
      ) : (
        <CoverageTable req={req} coverage={coverage} texts={texts} list={list} chosen={chosen ?? null} />
      )}
      {list && chosen && <WorkListSection req={req} texts={texts} list={list} coverage={chosen} />}
    </div>
  );
}

interface TableProps {
  req: PayloadRequest;
  coverage: Coverage[];
  texts: TranslationTexts;
  list: WorkList | null;
  chosen: Coverage | null;
}

function CoverageTable({ req, coverage, texts, list, chosen }: TableProps) {
  const collections = [...new Set(coverage.map(({ collection }) => collection))];
  return (
    <section className="translations__coverage" aria-labelledby="coverage-caption">
      <table className="panel-table translations__table">
        <caption id="coverage-caption" className="sr-only">
          {texts.table}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.collection}</th>
            <th scope="col">{texts.language}</th>
            <th scope="col" className="translations__share">
              {texts.share}
            </th>
            {FILTERS.map((filter) => (
              <th key={filter} scope="col" className="panel-number">
                {filter === 'complete' ? texts.filters.complete : texts.counts[filter]}
              </th>
            ))}
          </tr>
        </thead>
        {collections.map((collection) => {
          const rows = coverage.filter((entry) => entry.collection === collection);
          return (
            <tbody key={collection}>
              {rows.map((entry, index) => (
                <tr key={entry.locale}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={rows.length}>
                      {collectionName(req, collection)}
                    </th>
                  )}
                  <th scope="row">{languageName(entry.locale, req.i18n.language)}</th>
                  <td className="translations__share">
                    <Share entry={entry} texts={texts} />
                  </td>
                  {FILTERS.map((filter) => (
                    <td key={filter} className={filter === 'missing' ? 'panel-number translations__missing' : 'panel-number'}>
                      <Count req={req} entry={entry} filter={filter} texts={texts} isChosen={entry === chosen && list?.filter === filter} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </section>
  );
}

function Share({ entry, texts }: { entry: Coverage; texts: TranslationTexts }) {
  if (entry.documents === 0) return <span className="translations__zero">{texts.noEntries}</span>;
  const percent = Math.floor((100 * entry.complete) / entry.documents);
  return (
    <span className="translations__bar">
      <span className="translations__track" aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      <span aria-hidden="true">{percent}%</span>
      <span className="sr-only">{fill(texts.percent, { percent })}</span>
    </span>
  );
}

interface CountProps {
  req: PayloadRequest;
  entry: Coverage;
  filter: CoverageFilter;
  texts: TranslationTexts;
  isChosen: boolean;
}

function Count({ req, entry, filter, texts, isChosen }: CountProps) {
  const number = entry[filter].toLocaleString(req.i18n.language);
  if (entry[filter] === 0) return <span className="translations__zero">{number}</span>;
  const name = `${collectionName(req, entry.collection)}, ${languageName(entry.locale, req.i18n.language)}: ${texts.filterHints[filter]}`;
  return (
    <Link
      href={coveragePath(req.payload.config.routes.admin, { collection: entry.collection, locale: entry.locale, filter, page: 1 })}
      aria-label={`${number} – ${name}`}
      aria-current={isChosen ? 'true' : undefined}
      prefetch={false}
    >
      {number}
    </Link>
  );
}

interface ListProps {
  req: PayloadRequest;
  texts: TranslationTexts;
  list: WorkList;
  coverage: Coverage;
}

async function WorkListSection({ req, texts, list, coverage }: ListProps) {
  const { collection } = coverage;
  const { rows, total, pages } = await listCoverage(req, { collection, ...list });
  const admin = req.payload.config.routes.admin;
  const names = { collection: collectionName(req, collection), language: languageName(list.locale, req.i18n.language) };
  return (
    <section className="translations__list" id="list" aria-labelledby="list-title">
      <h2 id="list-title">{fill(texts.listTitle, { ...names, filter: texts.filters[list.filter] })}</h2>
      <nav className="panel-chips" aria-label={texts.show}>
        {FILTERS.map((filter) => (
          <Link
            key={filter}
            href={coveragePath(admin, { collection, locale: list.locale, filter, page: 1 })}
            aria-current={filter === list.filter ? 'true' : undefined}
            prefetch={false}
          >
            {filter === 'complete' ? texts.filters.complete : texts.counts[filter]} <span>{coverage[filter].toLocaleString(req.i18n.language)}</span>
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <p className="panel-empty">{fill(texts.done[list.filter], names)}</p>
      ) : (
        <table className="panel-table translations__table translations__rows">
          <caption>{counted(texts.entries, total)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.entry}</th>
              {(['missing', 'changed', 'machine'] as const).map((state) => (
                <th key={state} scope="col" className="panel-number">
                  {texts.counts[state]}
                </th>
              ))}
              <th scope="col" className="translations__date">
                {texts.updated}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <WorkListRow key={row.id} row={row} href={sheetPath(admin, row, list)} language={req.i18n.language} />
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <nav className="panel-buttons translations__paging" aria-label={texts.pages}>
          {list.page > 1 && (
            <Link href={coveragePath(admin, { collection, ...list, page: list.page - 1 })} rel="prev" prefetch={false}>
              {texts.previousPage}
            </Link>
          )}
          <span>{fill(texts.page, { page: list.page, pages })}</span>
          {list.page < pages && (
            <Link href={coveragePath(admin, { collection, ...list, page: list.page + 1 })} rel="next" prefetch={false}>
              {texts.nextPage}
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
      {(['missing', 'changed', 'machine'] as const).map((state) => (
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
