import { countCoverage } from '@/cms/translations/coverage';
import { COVERAGE_FILTERS, type Coverage, type CoverageFilter, type WorkFilter } from '@/cms/translations/types';
import { countOwnWork } from '@/cms/translations/work-list';
import { languageName } from '@/domain/locales';
import { collectionName } from '../collection-name';
import { PanelLink } from '../link-list';
import { PanelHeader } from '../panel-header';
import { type PanelView, panelView } from '../panel-view';
import { coveragePath, termsPath, workListOf } from '../paths';
import { OwnWork } from './own-work';
import { WorkListSection } from './work-list-section';
import './coverage.css';

/** The panel page that counts what each collection lacks in each language, and lists the entries behind a number. */
export const CoverageView = panelView(async (view) => {
  const { req, query, t } = view;
  const coverage = await countCoverage(req);
  const list = workListOf(query);
  const chosen = list && coverage.find((entry) => entry.collection === list.collection && entry.locale === list.locale);
  const own = await countOwnWork(req);
  return (
    <div className={list ? 'translations translations--with-list' : 'translations'}>
      <PanelHeader title={t('translations.title')} hint={t('translations.intro')}>
        <OwnWork {...own} t={t} />
        <PanelLink href={termsPath('nl')}>{t('terms.report.open')}</PanelLink>
      </PanelHeader>
      {coverage.length === 0 ? (
        <p className="panel-empty">{t('translations.nothing')}</p>
      ) : (
        <CoverageTable {...view} coverage={coverage} chosen={chosen && { entry: chosen, filter: list.filter }} />
      )}
      {list && <WorkListSection {...view} list={list} coverage={coverage} />}
    </div>
  );
});

interface CoverageTableProps extends PanelView {
  coverage: Coverage[];
  /** The number whose entries are listed. */
  chosen: { entry: Coverage; filter: WorkFilter } | null | undefined;
}

/** Entries by collection, language and state. */
function CoverageTable({ coverage, chosen, ...view }: CoverageTableProps) {
  const { req, t, language } = view;
  const collections = [...new Set(coverage.map(({ collection }) => collection))];
  return (
    <section className="panel-wide translations__coverage" aria-labelledby="coverage-caption">
      <table className="panel-table translations__table">
        <caption id="coverage-caption" className="sr-only">
          {t('translations.table')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('translations.collection')}</th>
            <th scope="col">{t('translations.language')}</th>
            <th scope="col" className="translations__share">
              {t('translations.share')}
            </th>
            {COVERAGE_FILTERS.map((filter) => (
              <th key={filter} scope="col" className="panel-number">
                {t(`translations.counts.${filter}`)}
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
                  <th scope="row">{languageName(entry.locale, language)}</th>
                  <td className="translations__share">
                    <Share {...view} entry={entry} />
                  </td>
                  {COVERAGE_FILTERS.map((filter) => (
                    <td key={filter} className={filter === 'missing' ? 'panel-number translations__missing' : 'panel-number'}>
                      <Count {...view} entry={entry} filter={filter} isChosen={entry === chosen?.entry && filter === chosen.filter} />
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

function Share({ entry: { documents, complete }, t }: PanelView & { entry: Coverage }) {
  if (documents === 0) return <span className="translations__zero">{t('translations.noEntries')}</span>;
  const percent = Math.floor((100 * complete) / documents);
  return (
    <span className="panel-buttons translations__bar">
      <span className="translations__track" aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      <span aria-hidden="true">{percent}%</span>
      <span className="sr-only">{t('translations.percent', { percent })}</span>
    </span>
  );
}

function Count({ req, t, language, format, entry, filter, isChosen }: PanelView & { entry: Coverage; filter: CoverageFilter; isChosen: boolean }) {
  const { collection, locale } = entry;
  const number = format.number(entry[filter]);
  if (entry[filter] === 0) return <span className="translations__zero">{number}</span>;
  return (
    <PanelLink
      href={coveragePath({ collection, locale, filter, page: 1 })}
      aria-label={`${number} – ${collectionName(req, collection)}, ${languageName(locale, language)}: ${t(`translations.filterHints.${filter}`)}`}
      aria-current={isChosen ? 'true' : undefined}
    >
      {number}
    </PanelLink>
  );
}
