import { Link } from '@payloadcms/ui';
import type { PayloadRequest } from 'payload';
import { COVERAGE_FILTERS, type Coverage, type CoverageFilter } from '@/cms/translations/types';
import { languageName } from '@/domain/locales';
import { type PanelTexts, panelTexts } from '../texts';
import { coveragePath } from './paths';
import { collectionName } from './requested';

interface CoverageTableProps {
  req: PayloadRequest;
  coverage: Coverage[];
  /** The number whose entries are listed. */
  chosen: { entry: Coverage; filter: CoverageFilter } | null | undefined;
}

/** Entries by collection, language and state. */
export function CoverageTable({ req, coverage, chosen }: CoverageTableProps) {
  const t = panelTexts(req.i18n.language);
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
                  <th scope="row">{languageName(entry.locale, req.i18n.language)}</th>
                  <td className="translations__share">
                    <Share entry={entry} t={t} />
                  </td>
                  {COVERAGE_FILTERS.map((filter) => (
                    <td key={filter} className={filter === 'missing' ? 'panel-number translations__missing' : 'panel-number'}>
                      <Count req={req} entry={entry} filter={filter} isChosen={entry === chosen?.entry && filter === chosen.filter} />
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

function Share({ entry: { documents, complete }, t }: { entry: Coverage; t: PanelTexts }) {
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

interface CountProps {
  req: PayloadRequest;
  entry: Coverage;
  filter: CoverageFilter;
  isChosen: boolean;
}

function Count({ req, entry, filter, isChosen }: CountProps) {
  const { collection, locale } = entry;
  const { language } = req.i18n;
  const number = entry[filter].toLocaleString(language);
  if (entry[filter] === 0) return <span className="translations__zero">{number}</span>;
  const hint = panelTexts(language)(`translations.filterHints.${filter}`);
  return (
    <Link
      href={coveragePath({ collection, locale, filter, page: 1 })}
      aria-label={`${number} – ${collectionName(req, collection)}, ${languageName(locale, language)}: ${hint}`}
      aria-current={isChosen ? 'true' : undefined}
      prefetch={false}
    >
      {number}
    </Link>
  );
}
