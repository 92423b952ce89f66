import { Link } from '@payloadcms/ui';
import { LOCALE_CODES, languageName } from '@/domain/locales';
import { Card } from '../card';
import { coveragePath } from '../translations/paths';
import type { PartProps } from './part-props';

/** How complete each collection is in each language. */
export function CoverageCard({ data: { coverage }, t, language, nameOf }: PartProps) {
  const collections = [...new Set(coverage.map(({ collection }) => collection))];
  return (
    <Card
      id="dashboard-coverage"
      title={t('translations.title')}
      hint={t('dashboard.coverageHint')}
      className="dashboard-tall"
      aside={
        <Link href={coveragePath()} prefetch={false}>
          {t('translations.back')}
        </Link>
      }
    >
      {collections.length === 0 ? (
        <p className="panel-hint">{t('dashboard.noCoverage')}</p>
      ) : (
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">{t('translations.collection')}</th>
              {LOCALE_CODES.map((locale) => (
                <th key={locale} scope="col" className="panel-number">
                  {languageName(locale, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {collections.map((collection) => (
              <tr key={collection}>
                <th scope="row">{nameOf(collection)}</th>
                {LOCALE_CODES.map((locale) => {
                  const entry = coverage.find((row) => row.collection === collection && row.locale === locale);
                  if (!entry) return <td key={locale} />;
                  const { documents, complete, missing, changed } = entry;
                  const percent = documents === 0 ? 100 : Math.floor((100 * complete) / documents);
                  const filter = missing > 0 ? 'missing' : changed > 0 ? 'changed' : 'complete';
                  return (
                    <td key={locale} className="panel-number">
                      <Link
                        href={coveragePath({ collection, locale, filter, page: 1 })}
                        prefetch={false}
                        title={t('dashboard.toDoFor', {
                          collection: nameOf(collection),
                          language: languageName(locale, language),
                          missing,
                          changed,
                        })}
                      >
                        {percent}%{documents > complete && <small>{t('dashboard.toDo', { count: documents - complete })}</small>}
                      </Link>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
